// Under which path of its host the house stands: /sennik behind some proxies, mostly none. Scripts lie in its assets/.
const here = new URL(import.meta.url).pathname
export const PREFIX = /^(.*)\/assets\/[^/]*$/.exec(here)?.[1] ?? ''
