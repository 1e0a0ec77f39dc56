# Sennik: `make play` and `make test` do everything from a bare checkout.

PYTHON  ?= python3
GAME    ?= sen
HOST    ?= 0.0.0.0
WORKERS ?= 2

SHELL         := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web test tables lint chaos bench libraries learn player research lock wheel clean install cluster client pure postgres chromium

# The environment must not decide what is tested: PYTHONPATH=src would choose the plain source.
unexport PYTHONPATH SENNIK_GAMES
export PIP_DISABLE_PIP_VERSION_CHECK := 1

VENV := .venv
BIN  := $(VENV)/bin
UV   := $(BIN)/uv
HAVE := $(VENV)/have# one empty file per thing done, so that the second run is quick

# What is installed is named by its content, not by times: a deleted file counts, a fresh checkout of the same does not.
MODE    := $(if $(filter-out 0,$(SENNIK_PURE)),pure,compiled)
DIGEST  := $(shell find src pyproject.toml setup.py -type f ! -name '*.py[cod]' | LC_ALL=C sort | xargs cksum | cksum | tr ' ' -)
SENNIK  := $(HAVE)/sennik-$(MODE)-$(DIGEST)

# So is the web client. The two files lie in what npm empties before it makes it anew: there is never an old one.
digest   = $(shell cd web && find $(1) -type f | LC_ALL=C sort | xargs cksum | cksum | tr ' ' -)
NPM     := npm --prefix web --no-update-notifier --loglevel=error
MODULES := web/node_modules/.made-$(call digest,package.json package-lock.json .npmrc)
CLIENT  := web/dist/.made-$(call digest,package.json package-lock.json .npmrc index.html public src *.config.* tsconfig.json)

say = @printf '• %s\n'
# Keeps the output of a command for when it fails; each has a file of its own, since several may run side by side.
quietly = >build/$(1).log 2>&1 || { cat build/$(1).log; exit 1; }

help: ## this list
	@echo 'Sennik. Usage: make <target>'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo 'PYTHON=python3.12 chooses the Python, SENNIK_PURE=1 leaves out the compilation.'

# Where nothing is compiled yet the page is up on the plain source, and compiling goes on beside it.
play: ## all games in the browser, for this computer and its network (HOST=, PORT=, DATABASE=)
	@mkdir -p build
	@$(MAKE) -s -j2 $(HAVE)/run $(CLIENT)
	@if [ -e $(SENNIK) ]; then exec $(BIN)/sennik serve --host $(HOST) $(if $(PORT),--port $(PORT)) $(SERVE); \
	else exec $(BIN)/python tools/play.py --host $(HOST) $(if $(PORT),--port $(PORT)) \
	  $(if $(filter compiled,$(MODE)),--compile '$(MAKE) --no-print-directory $(SENNIK)') -- $(SERVE); fi
SERVE = --browser --web web/dist $(if $(DATABASE),--database '$(DATABASE)')

terminal: $(SENNIK) ## a game of Sen in the terminal (another game: make terminal GAME=koty)
	@$(BIN)/sennik play $(GAME)

web: $(CLIENT) ## build the web client into web/dist

# What needs one core each (types, the translation to C, the web client, the plain source) is done side by side.
test: $(HAVE)/packages $(HAVE)/research postgres chromium ## everything that must pass: lint, types, tests, browsers, plain source
	@$(MAKE) -s -j$(WORKERS) lint $(SENNIK) client pure
	$(say) 'Testing ($(MODE))'
	@$(BIN)/pytest -n $(WORKERS) --ignore=tests/browser --durations=25
	$(say) 'Testing in Chromium'
	@$(BIN)/pytest -n $(WORKERS) tests/browser -m 'not tables' || { \
	  printf '• Once more what failed, one after the other on a quiet machine\n'; \
	  $(BIN)/pytest tests/browser -m 'not tables' --last-failed --last-failed-no-failures none; }

# What is installed meanwhile is not looked at.
pure: $(HAVE)/packages
	$(say) 'Testing the plain source'
	@PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 $(BIN)/pytest -p no:cacheprovider --ignore=tests/browser -m pure

client: $(CLIENT)
	$(say) 'Testing the web client'
	@$(NPM) run -s check $(call quietly,check)
	@$(NPM) run -s test $(call quietly,client)

tables: $(HAVE)/packages $(SENNIK) $(CLIENT) chromium ## play the tables at many sizes by chance: nothing may be covered
	@$(BIN)/pytest tests/browser -m tables

lint: $(HAVE)/packages ## ruff and mypy
	$(say) 'Linting'
	@$(BIN)/ruff check -q --output-format concise
	$(say) 'Checking types'
	@$(BIN)/mypy --no-error-summary src tests examples setup.py $(wildcard bench/*.py tools/*.py)

chaos: $(HAVE)/packages $(SENNIK) postgres ## servers killed and cut off while people play, for about an hour: not one answer lost
	@$(BIN)/python -m tests.chaos.battery

# The other scripts in bench/ play thousands of games to judge bots, coach and balance: each says what it wants to be told.
SPEED = peers speed vector libraries exploitability thinking page server load set_up
bench: $(HAVE)/packages $(HAVE)/research $(SENNIK) ## all speed measurements, one after the other, for an hour or more
	@for name in $(SPEED); do \
	  printf '• bench/%s.py, begun at %s\n' "$$name" "$$(date +%H:%M)"; $(BIN)/python "bench/$$name.py" || exit 1; \
	done

# Half of the tests of the store run on a PostgreSQL server of their own, those of the web client in a browser.
postgres:
	@command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || { $(call apt,postgresql) }

chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { $(call apt,chromium) }

apt = printf '• Installing %s\n' '$(1)'; mkdir -p build; \
  { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $(1); } >build/apt.log 2>&1 || { \
    cat build/apt.log; echo 'The tests need $(1). On Debian: apt install $(1)'; exit 1; };

cluster: $(HAVE)/packages $(SENNIK) ## a small arena on local processes, Dask and Ray
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/cluster.txt
	@$(BIN)/python -m sennik.lab.processes.cluster

# The gate tries one variant of each game; here all seats and options that can be played together, pair by pair, in
# about twenty minutes of one core.
research: $(HAVE)/packages $(HAVE)/research $(SENNIK) ## the conformance tests of PettingZoo, Gymnasium and OpenSpiel on everything
	@SENNIK_RESEARCH=all $(BIN)/pytest tests/research

libraries: $(HAVE)/packages $(HAVE)/research $(SENNIK) ## how quick we are beside pgx, RLCard and PettingZoo's own games
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/peers.txt
	@$(BIN)/python bench/libraries.py

# On one core: with several, sums may come out another way.
player: $(HAVE)/packages $(HAVE)/research $(SENNIK) ## a network learns Sen from self-play, within an hour, and is judged
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python tools/self_play.py
	@for bot in random greedy apprentice regular master master:temper=bold; do \
	  $(BIN)/python tools/self_play.py --judge $$bot || exit 1; done

learn: $(HAVE)/packages $(SENNIK) ## let the bots of Sen learn anew when to call, within an hour
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/learn.txt
	@$(BIN)/python tools/learn.py
	@$(BIN)/python tools/learn.py --ladder

install: $(HAVE)/packages $(HAVE)/research $(SENNIK) ## all that play and test need, and nothing more

lock: $(HAVE)/uv ## newest versions of all packages into requirements/*.txt
	$(say) 'Choosing versions'
	@$(compile) requirements/uv.in  -o requirements/uv.txt
	@$(compile) requirements/run.in -o requirements/run.txt
	@$(compile) requirements/dev.in -o requirements/dev.txt -c requirements/run.txt
	@$(compile) requirements/build.in -o requirements/build.txt -c requirements/dev.txt
	@$(compile) requirements/cluster.in -o requirements/cluster.txt -c requirements/dev.txt
	@$(compile) requirements/learn.in -o requirements/learn.txt -c requirements/dev.txt
	@$(compile) requirements/research.in -o requirements/research.txt -c requirements/dev.txt
	@$(compile) requirements/peers.in -o requirements/peers.txt -c requirements/dev.txt -c requirements/research.txt
compile = $(UV) pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header

# Each is tried where there is nothing else but what it needs: all commands, a game, and the page of a server.
wheel: $(HAVE)/build $(CLIENT) ## a compiled and a pure wheel with the web client in them, into dist/, each tried
	$(say) 'Building the wheels'
	@mkdir -p build && rm -rf dist
	@$(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir dist $(call quietly,wheel)
	@SENNIK_PURE=1 $(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir dist $(call quietly,wheel)
	@for wheel in dist/*.whl; do $(BIN)/python tools/try_wheel.py "$$wheel" || exit 1; done

clean: ## remove the virtual environment and everything that was built
	@rm -rf $(VENV) build dist web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(HAVE)/uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Sennik needs Python 3.11 or newer; \"$(PYTHON)\" is $$($(PYTHON) --version 2>&1 || true)."; \
	  echo 'Name another one, for example: make play PYTHON=python3.12'; exit 1; }
	$(say) 'Making a virtual environment in $(VENV)'
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements/uv.txt
	@mkdir -p $(HAVE) && touch $@

# Playing needs the first, compiling the second, tests and lint the third.
$(HAVE)/run: $(HAVE)/uv requirements/run.txt
	$(say) 'Installing packages'
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/run.txt
	@touch $@

$(HAVE)/build: $(HAVE)/run requirements/build.txt
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/build.txt
	@rm -rf build && mkdir build # what another compiler made
	@touch $@

$(HAVE)/research: $(HAVE)/packages requirements/research.txt
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/research.txt
	@touch $@

$(HAVE)/packages: $(HAVE)/build requirements/dev.txt
	$(say) 'Installing the packages of tests and lint'
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

# If it was to be compiled and could not be, no file is left, so that the next run tries again.
$(SENNIK): $(HAVE)/build
	$(say) 'Installing Sennik$(if $(filter compiled,$(MODE)), (compiling takes about 3 minutes on two cores))'
	@mkdir -p build && rm -rf build/wheel $(HAVE)/sennik-*
	@$(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir build/wheel $(call quietly,compile)
	@$(UV) pip install -q --python $(BIN)/python --no-deps --reinstall build/wheel/*.whl
	@grep '^sennik: ' build/compile.log || touch $@

# ---- the web client
$(MODULES):
	@command -v npm >/dev/null && command -v node >/dev/null || { \
	  echo 'The web client needs Node.js 20.19 or newer, with npm; here is none of it.'; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { \
	  echo "The web client needs Node.js 20.19 or newer; this is $$(node --version)."; exit 1; }
	$(say) 'Installing the packages of the web client'
	@mkdir -p build
	@$(NPM) ci $(call quietly,npm)
	@touch $@

$(CLIENT): $(MODULES)
	$(say) 'Building the web client'
	@mkdir -p build
	@$(NPM) run -s build $(call quietly,web)
	@touch $@
