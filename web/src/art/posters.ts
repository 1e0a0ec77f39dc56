// The posters of all games there are, found by their folders.
import { dice } from './paper'
import { night, size, type Poster } from './poster'

const found = import.meta.glob<Poster>('../games/*/poster.ts', { eager: true, import: 'poster' })

export function poster(game: string): string {
  const { sky, draw } = found[`../games/${game}/poster.ts`] ?? night
  return (
    `<svg viewBox="0 0 ${size.w} ${size.h}" preserveAspectRatio="xMidYMid slice">` +
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">` +
    `<stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
    `<rect width="${size.w}" height="${size.h}" fill="url(#s)"/>${draw(dice(game))}</svg>`
  )
}
