# Sennik: `make play` and `make test` do everything from a bare checkout.

PYTHON  ?= python3
GAME    ?= sen
WORKERS ?= 2

SHELL         := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint bench lock clean install cluster

# The environment must not decide what is tested: PYTHONPATH=src would choose the plain source.
unexport PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

VENV := .venv
BIN  := $(VENV)/bin
UV   := $(BIN)/uv
HAVE := $(VENV)/have# one empty file per thing done, so that the second run is quick

# What is installed is named by its content, not by times: a deleted file counts, a fresh checkout of the same does not.
MODE    := $(if $(filter-out 0,$(SENNIK_PURE)),pure,compiled)
DIGEST  := $(shell find src pyproject.toml setup.py -type f ! -name '*.py[cod]' | LC_ALL=C sort | xargs cksum | cksum | tr ' ' -)
SENNIK  := $(HAVE)/sennik-$(MODE)-$(DIGEST)

say = @printf '• %s\n'
# Keeps the output of a command for when it fails.
quietly = >build/log 2>&1 || { cat build/log; exit 1; }

help: ## this list
	@echo 'Sennik. Usage: make <target>'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo 'PYTHON=python3.12 chooses the Python, SENNIK_PURE=1 leaves out the compilation.'

play: $(SENNIK) ## a game of Sen in the terminal (another game: make play GAME=koty)
	@$(BIN)/sennik play $(GAME)

test: lint $(SENNIK) postgres ## everything that must pass: lint, types, the tests compiled, then the plain source
	$(say) 'Testing ($(MODE))'
	@$(BIN)/pytest -n $(WORKERS)
	$(say) 'Testing the plain source'
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(BIN)/pytest -n $(WORKERS) -m pure

lint: $(HAVE)/packages ## ruff and mypy
	$(say) 'Linting'
	@$(BIN)/ruff check -q --output-format concise
	$(say) 'Checking types'
	@$(BIN)/mypy --no-error-summary src tests setup.py $(wildcard bench/*.py tools/*.py)

bench: $(SENNIK) ## all speed measurements, one after the other
	@for script in bench/[!_]*.py; do \
	  [ -e "$$script" ] || { echo 'There is nothing in bench/ yet.'; break; }; \
	  printf '• %s\n' "$$script"; $(BIN)/python "$$script" || exit 1; \
	done

# Half of the tests of the store run on a PostgreSQL server of their own.
.PHONY: postgres
postgres:
	@command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || { \
	  printf '• Installing PostgreSQL\n'; mkdir -p build; \
	  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql; } \
	    >build/log 2>&1 || { cat build/log; echo 'The tests need the PostgreSQL server. On Debian: apt install postgresql'; exit 1; }; }

cluster: $(SENNIK) ## a small arena on local processes, Dask and Ray
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/cluster.txt
	@$(BIN)/python -m sennik.lab.cluster

install: $(SENNIK) ## all that play and test need, and nothing more

lock: $(HAVE)/uv ## newest versions of all packages into requirements/*.txt
	$(say) 'Choosing versions'
	@$(compile) requirements/uv.in  -o requirements/uv.txt
	@$(compile) requirements/run.in -o requirements/run.txt
	@$(compile) requirements/dev.in -o requirements/dev.txt -c requirements/run.txt
	@$(compile) requirements/cluster.in -o requirements/cluster.txt -c requirements/dev.txt
compile = $(UV) pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header

clean: ## remove the virtual environment and everything that was built
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(HAVE)/uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Sennik needs Python 3.11 or newer; \"$(PYTHON)\" is $$($(PYTHON) --version 2>&1 || true)."; \
	  echo 'Name another one, for example: make play PYTHON=python3.12'; exit 1; }
	$(say) 'Making a virtual environment in $(VENV)'
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements/uv.txt
	@mkdir -p $(HAVE) && touch $@

$(HAVE)/packages: $(HAVE)/uv requirements/dev.txt
	$(say) 'Installing packages'
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@rm -rf build && mkdir build # what another compiler made
	@touch $@

# If it was to be compiled and could not be, no file is left, so that the next run tries again.
$(SENNIK): $(HAVE)/packages
	$(say) 'Installing Sennik$(if $(filter compiled,$(MODE)), (compiling may take a minute))'
	@mkdir -p build && rm -rf build/wheel $(HAVE)/sennik-*
	@$(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir build/wheel $(quietly)
	@$(UV) pip install -q --python $(BIN)/python --no-deps --reinstall build/wheel/*.whl
	@grep '^sennik: ' build/log || touch $@
