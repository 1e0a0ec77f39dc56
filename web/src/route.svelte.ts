// Seven addresses: the lobby, my games, a new table, a lesson, a table, its replay, a rulebook. The page finds its way by itself.
import { PREFIX } from './prefix'
/** A path without what stands before the house. */
const inside = (path: string): string => (path.startsWith(PREFIX) && path.slice(PREFIX.length)) || '/'

class Route {
  path = $state(inside(location.pathname))
  /** Where on the page: a rule of a book. */
  hash = $state(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => {
      this.path = inside(location.pathname)
      this.hash = location.hash.slice(1)
    })
  }

  /** `wish`: what is wanted there, once; `hash`: where on that page. */
  go(path: string, wish = '', hash = ''): void {
    if (path === this.path) {
      if (hash) this.at(hash)
      return
    }
    history.pushState(wish ? { wish } : null, '', PREFIX + (hash ? `${path}#${hash}` : path))
    this.path = path
    this.hash = hash
    scrollTo(0, 0)
  }

  /** Somewhere else on the same page. */
  at(hash: string): void {
    if (hash === this.hash) return
    history.pushState(null, '', `#${hash}`)
    this.hash = hash
  }

  /** The same, where no way back to each of many places is wanted. */
  rest(hash: string): void {
    history.replaceState(null, '', `#${hash}`)
    this.hash = hash
  }

  /** The same without a way back here: this was no place, but the way to one. */
  become(path: string): void {
    history.replaceState(null, '', PREFIX + path)
    this.path = path
    scrollTo(0, 0)
  }

  /** Is this wanted here? It is granted once: a reload does not ask again. */
  wish(what: string): boolean {
    if ((history.state as { wish?: string } | null)?.wish !== what) return false
    history.replaceState(null, '')
    return true
  }

  /** For links: a plain click stays on the page. `data-wish` says what is wanted there. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as Element).closest('a')
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    const { pathname, hash } = new URL(link.href)
    this.go(inside(pathname), link.dataset.wish, hash.slice(1))
  }
}
export const route = new Route()

/** Of the first lesson of a game, which has no name, or of a further one: under /learn/ and /lessons/. */
export const lessonAt = (game: string, name: string): string => (name ? `${game}/${name}` : game)
