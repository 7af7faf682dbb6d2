// How people write the signs of an address out in words, in several languages.
import { folded } from './fold.ts'

const alternatives = (words: readonly string[]) => words.map(folded).join('|')

/** "at" alone is an everyday word; the others are written for nothing but an address. */
export const certainAtWords = alternatives([
  'arroba',
  'arobase',
  'arobas',
  'chiocciola',
  'klammeraffe',
  'snabel-?a',
  'apenstaartje',
  'собака',
  'at[- ]?sign',
  'at[- ]?symbol',
])
export const atWords = `a\\s?t|${certainAtWords}`
/** "point" and "period" are everyday words too, so they count as a dot before "com" alone. */
export const certainDotWords = alternatives(['dot', 'd0t', 'punto', 'punkt', 'ponto', 'точка', '点'])
export const dotWords = `${certainDotWords}|d\\so\\st|point|period|full ?stop`
export const slashWords = alternatives(['slash', 'forward slash', 'barra'])
