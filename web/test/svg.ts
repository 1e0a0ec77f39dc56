// A strict reader of drawings, for tests.
/** The complaint of a strict reader, or nothing: a picture is an <img>, and one slip would leave it blank. */
function fault(svg: string): string {
  const open: string[] = []
  for (const [, end, name = '', rest = '', alone] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*"|\s*)*)\s*(\/?)>/g,
  )) {
    const names = [...rest.matchAll(/([\w:-]+)="/g)].map(found => found[1])
    if (new Set(names).size < names.length) return `${name}: an attribute twice: ${rest}`
    if (end) {
      if (open.pop() !== name) return `</${name}> closes something else`
    } else if (!alone) open.push(name)
  }
  const left = svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*"|\s*)*\s*\/?>/g, '')
  return open.length
    ? `open: ${open.join()}`
    : /[<]|&(?!amp;|lt;)/.test(left) || /NaN|undefined/.test(svg)
      ? `left over: ${left.slice(0, 80)}`
      : ''
}

export const faults = (...drawn: string[]): string[] => drawn.map(fault).filter(found => found)
