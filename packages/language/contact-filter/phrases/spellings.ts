// The many spellings of one phrase: digits and signs for letters, signs between letters, hyphens or nothing for spaces.

const passesFor: Readonly<Record<string, string>> = {
  a: '[a4@]',
  e: '[e3]',
  i: '[i1!l]',
  l: '[l1!i]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
}

/** Part of a pattern: letters, each of which may be written as a similar digit or sign. */
export const leet = (letters: string): string =>
  letters.replace(/[a-z]/g, letter => passesFor[letter] ?? letter)

/** A global pattern for phrases in lower case, separated by `|`; every letter is one of the phrase. */
export function spellings(phrases: string): RegExp {
  const apart = phrases.replace(/[a-z](?=[a-z'])/g, '$&<>')
  const loose = leet(apart).replaceAll('<>', '[.*_-]?').replace(/ /g, '(?:[\\s_-]{0,3}|\\.)')
  return new RegExp(`(?<!\\p{L})(?:${loose})(?!\\p{L})`, 'gu')
}
