// A drawing as an address for <img>: a light page, no markup from strings, ids that cannot meet.
export function picture(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))}`
}
/** A word inside a drawing. */
export const written = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
