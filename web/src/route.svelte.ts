// Three addresses: the lobby, a new table, a table. The page finds its way by itself.
class Route {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => {
      this.path = location.pathname
    })
  }

  go(path: string): void {
    if (path === this.path) return
    history.pushState(null, '', path)
    this.path = path
    scrollTo(0, 0)
  }

  /** For links: a plain click stays on the page. */
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
    this.go(new URL(link.href).pathname)
  }
}
export const route = new Route()
