// The rulebooks' Markdown as plain data, drawn as elements, never as HTML text.
export interface Span {
  text: string
  bold?: boolean
  italic?: boolean
  code?: boolean
  rule?: string // a link to this rule
}
export type Block =
  | { is: 'heading'; level: number; text: Span[] }
  | { is: 'paragraph'; rule: string; text: Span[] }
  | { is: 'list'; ordered: boolean; items: Span[][] }
  | { is: 'table'; head: Span[][]; rows: Span[][][] }
  | { is: 'code'; text: string }
  | { is: 'figure'; kind: string; source: string; caption: Span[] }
  | { is: 'quote'; blocks: Block[] }
/** A chapter: a heading of the second level and all below it. What stands before the first one has no title. */
export interface Chapter {
  title: Span[]
  blocks: Block[]
}

const RULE = /\b[A-Z]{3}-[A-Z]+\d+[a-z]?\b/g
const OWN = /^\*\*([A-Z]{3}-[A-Z]+\d+[a-z]?)\*\*\s*/

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
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\(#[\w-]+\))/).flatMap(part => {
    if (/^\*\*[^*]+\*\*$/.test(part)) return rules(part.slice(2, -2), { bold: true })
    if (/^\*[^*]+\*$/.test(part)) return rules(part.slice(1, -1), { italic: true })
    if (/^`[^`]+`$/.test(part)) return [{ text: part.slice(1, -1), code: true }]
    const [, said = '', rule = ''] = /^\[([^\]]+)\]\(#([\w-]+)\)$/.exec(part) ?? []
    return rule ? [{ text: said, rule }] : rules(part, {})
  })
}
export const plain = (text: readonly Span[]): string => text.map(span => span.text).join('')

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => spans(cell.trim()))
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+/

/** A fence with a word behind it is a figure: its source, and behind an empty line what is said below it. */
function fenced(kind: string, inside: string[]): Block {
  if (!kind) return { is: 'code', text: inside.join('\n') }
  const gap = inside.findIndex(line => !line.trim())
  const source = gap < 0 ? inside : inside.slice(0, gap)
  const caption = gap < 0 ? '' : inside.slice(gap).join(' ').trim()
  return { is: 'figure', kind, source: source.join('\n'), caption: spans(caption) }
}

export function blocks(markdown: string): Block[] {
  const lines = markdown.replace(/\r/g, '').split('\n')
  const found: Block[] = []
  /** Takes lines from the front for as long as they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const end = lines.findIndex(line => !belongs(line))
    return lines.splice(0, end < 0 ? lines.length : end)
  }
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (!line.trim()) continue
    const [, hashes = '', title = ''] = /^(#{1,4})\s+(.*)$/.exec(line) ?? []
    if (hashes) found.push({ is: 'heading', level: hashes.length, text: spans(title) })
    else if (line.startsWith('```')) {
      found.push(
        fenced(
          line.slice(3).trim(),
          take(one => one !== '```'),
        ),
      )
      lines.shift()
    } else if (line.startsWith('>')) {
      const inside = [line, ...take(one => one.startsWith('>'))].map(one => one.replace(/^> ?/, ''))
      found.push({ is: 'quote', blocks: blocks(inside.join('\n')) })
    } else if (line.startsWith('|')) {
      const rows = take(one => one.startsWith('|')).filter(row => !/^[|\s:-]+$/.test(row))
      found.push({ is: 'table', head: cells(line), rows: rows.map(cells) })
    } else if (ITEM.test(line)) {
      const items = [line, ...take(one => one.trim() !== '')].reduce<string[]>((all, one) => {
        if (ITEM.test(one)) return [...all, one.replace(ITEM, '')]
        return [...all.slice(0, -1), `${all.at(-1) ?? ''} ${one.trim()}`]
      }, [])
      found.push({ is: 'list', ordered: ITEM.exec(line)?.[1] !== undefined, items: items.map(spans) })
    } else {
      const more = take(one => one.trim() !== '' && !/^(#|\||>|```)/.test(one) && !ITEM.test(one))
      const text = [line, ...more].join(' ')
      found.push({ is: 'paragraph', rule: OWN.exec(text)?.[1] ?? '', text: spans(text.replace(OWN, '')) })
    }
  }
  return found
}

/** The title of a book and its chapters. */
export function chapters(book: readonly Block[]): { title: string; chapters: Chapter[] } {
  let title = ''
  const found: Chapter[] = [{ title: [], blocks: [] }]
  for (const block of book) {
    if (block.is === 'heading' && block.level === 1) title = plain(block.text)
    else if (block.is === 'heading' && block.level === 2) found.push({ title: block.text, blocks: [] })
    else found.at(-1)?.blocks.push(block)
  }
  return { title, chapters: found.filter(chapter => chapter.blocks.length > 0) }
}
