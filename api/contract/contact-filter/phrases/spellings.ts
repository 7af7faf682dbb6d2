// The many spellings of one phrase: digits and signs for letters, hyphens or nothing for spaces.

const passesFor: Readonly<Record<string, string>> = {
  a: '[a4@]',
  e: '[e3]',
  i: '[i1!l]',
  l: '[l1!i]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
}

/** A global pattern for phrases in small letters, separated by `|`; every letter is one of the phrase. */
export function spellings(phrases: string): RegExp {
  const letters = phrases.replace(/[a-z]/g, letter => passesFor[letter] ?? letter)
  return new RegExp(`(?<!\\p{L})(?:${letters.replace(/ /g, '(?:[\\s_-]{0,3}|\\.)')})(?!\\p{L})`, 'gu')
}
