// The rulebooks' Markdown as plain data: headings, paragraphs, tables, lists, code. Drawn as elements, never as HTML text.
export interface Span {
  text: string
  bold?: boolean
  italic?: boolean
  code?: boolean
  rule?: string
}
export type Block =
  | { is: 'heading'; level: number; text: Span[] }
  | { is: 'paragraph'; rule: string; text: Span[] }
  | { is: 'list'; ordered: boolean; items: Span[][] }
  | { is: 'table'; head: Span[][]; rows: Span[][][] }
  | { is: 'code'; text: string }

const RULE = /\b[A-Z]{3}-[A-Z]+\d+[a-z]?\b/g

function rules(text: string, style: Omit<Span, 'text'>): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const found of text.matchAll(RULE)) {
    if (found.index > at) spans.push({ text: text.slice(at, found.index), ...style })
    spans.push({ text: found[0], ...style, rule: found[0] })
    at = found.index + found[0].length
  }
  if (at < text.length) spans.push({ text: text.slice(at), ...style })
  return spans
}

export function spans(text: string): Span[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).flatMap(part => {
    if (/^\*\*[^*]+\*\*$/.test(part)) return rules(part.slice(2, -2), { bold: true })
    if (/^\*[^*]+\*$/.test(part)) return rules(part.slice(1, -1), { italic: true })
    if (/^`[^`]+`$/.test(part)) return [{ text: part.slice(1, -1), code: true }]
    return rules(part, {})
  })
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => spans(cell.trim()))
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+/

export function blocks(markdown: string): Block[] {
  const lines = markdown.replace(/\r/g, '').split('\n'),
    found: Block[] = []
  let k = 0
  while (k < lines.length) {
    const line = lines[k]
    if (!line.trim()) {
      k++
      continue
    }
    if (line.startsWith('```')) {
      const end = lines.indexOf('```', k + 1)
      found.push({ is: 'code', text: lines.slice(k + 1, end < 0 ? undefined : end).join('\n') })
      k = end < 0 ? lines.length : end + 1
      continue
    }
    const heading = /^(#{1,4})\s+(.*)$/.exec(line)
    if (heading) {
      found.push({ is: 'heading', level: heading[1].length, text: spans(heading[2]) })
      k++
      continue
    }
    const from = k
    if (line.startsWith('|')) {
      while (k < lines.length && lines[k].startsWith('|')) k++
      const [head, ...rest] = lines.slice(from, k)
      found.push({ is: 'table', head: cells(head), rows: rest.filter(row => !/^[|\s:-]+$/.test(row)).map(cells) })
      continue
    }
    if (ITEM.test(line)) {
      const items: string[] = []
      for (; k < lines.length && lines[k].trim(); k++) {
        if (ITEM.test(lines[k])) items.push(lines[k].replace(ITEM, ''))
        else items[items.length - 1] += ` ${lines[k].trim()}`
      }
      found.push({ is: 'list', ordered: ITEM.exec(line)?.[1] !== undefined, items: items.map(spans) })
      continue
    }
    while (k < lines.length && lines[k].trim() && !/^(#|\||```)/.test(lines[k]) && (k === from || !ITEM.test(lines[k])))
      k++
    const text = lines.slice(from, k).join(' ')
    const rule = /^\*\*([A-Z]{3}-[A-Z]+\d+[a-z]?)\*\*/.exec(text)?.[1] ?? ''
    found.push({ is: 'paragraph', rule, text: spans(text) })
  }
  return found
}
