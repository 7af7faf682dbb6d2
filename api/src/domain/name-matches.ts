interface Name {
  firstName: string
  lastName: string
}

const isSame = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/** "Anne-Marie Luise" is called "anne". */
const firstWord = (name: string): string => name.trim().split(/[\s-]+/)[0] ?? ''
const joined = (name: string): string => name.replace(/[\s-]+/g, '')

/** Case, accents, hyphens and middle names aside. */
export const nameMatches = (one: Name, other: Name): boolean =>
  /\p{L}/u.test(firstWord(one.firstName)) &&
  isSame.compare(firstWord(one.firstName), firstWord(other.firstName)) === 0 &&
  isSame.compare(joined(one.lastName), joined(other.lastName)) === 0
