// Cuts the fonts to the letters of our languages: npm run fonts. The result is committed in src/fonts.
import { readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

/* eslint-disable @typescript-eslint/no-unsafe-assignment -- subset-font has no types */

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, k) => from + k))
// Hints and kerning weigh as much again as the letters.
/** By the name of Fontsource's part: what is kept of it. */
const LETTERS = {
  latin: `${range(0x20, 0x7e)}\u00a0©«°±²³·»¼½¾×÷éóÓ–—‘’‚“”„•…−`,
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻż',
  cyrillic: `${range(0x410, 0x44f)}ЄєІіЇїҐґ№`,
}
const FACES = [
  ['literata', 700],
  ['inter', 400],
  ['inter', 600],
]

for (const [family, weight] of FACES)
  for (const [part, letters] of Object.entries(LETTERS)) {
    const name = `${family}-${part}-${weight}-normal.woff2`
    const file = await readFile(new URL(`./node_modules/@fontsource/${family}/files/${name}`, import.meta.url))
    const cut = /** @type {Buffer} */ (
      await subset(file, letters, { targetFormat: 'woff2', noHinting: true, keepFeatures: ['tnum'] })
    )
    await writeFile(new URL(`./src/fonts/${name}`, import.meta.url), cut)
    console.log(name, cut.length)
  }
