// Names in a message are words where English puts names; the portal cannot know them all.
import { wordsOf } from './words-of.ts'

const name = '([\\p{L}-]{1,40})'
const something = '(?:an?|the|my|our|some|any|two|three|four|five|this|that|these|those|\\d+)'

/** “tell nora”, “reply to nora”, “send nora three times”, “write nora that”, “nora: no”, “nora's question”. */
const addressing = [
  `\\b(?:tell|text|message|answer|ask|let|contact|notify|inform|thank|decline|reject|refuse|invite|remind|turn(?: down)?) ${name}`,
  `\\b(?:reply|respond|write|back|answers?|message|note|no|yes|thanks|times|dates|it|this) to ${name}`,
  `\\b(?:inquiry|question|message|request|one|tour) (?:from|by|of) ${name}`,
  `\\b(?:send|give|offer|write|show) ${name} ${something}\\b`,
  `\\bwrite ${name}\\W*$`,
  `^\\W*${name}\\W*$`,
  `\\b${name}['’]s (?:inquir|question|message|request|tour|viewing|application|conversation)`,
].map(pattern => new RegExp(pattern, 'giu'))

/** With a capital letter after such a word, or as the second word. */
const capitalized = [/\b(?:to|for|with|from|of)\s+(\p{Lu}\p{Ll}+)/gu, /^\W*\p{L}+\s+(\p{Lu}\p{Ll}+)/gu]
const greeting = new RegExp(`(?:hi|hello|hey|dear) ${name}`, 'iu')
const greetingWithin = new RegExp(`[:"“„«]\\W{0,4}${greeting.source}`, 'giu')

const noNames = new Set(
  wordsOf(`
    a about again all an and answer anybody anyone applicant applicants as at away back because both briefly but by correct decline down draft each email either enough every
    everybody everyone everything exactly first for former formally friendly from gently guest he her hers here him his how i if in inquiries inquiry into it
    its just kindly landlord last latest me message messages mine my myself newest next nicely no nobody none not now of off offer ok okay on one
    ones only or other our out owner people person please politely question questions reject reply request requests respond response right say saying second she since so somebody someone
    something still sure tenant tenants text thank thanks that the their them then there these they this those third to today tomorrow tour tours two up us
    viewing warmly we what when where whether which who whoever why with within without yeah yep yes yesterday you your
    monday tuesday wednesday thursday friday saturday sunday january february march june july september october november december jan feb mar apr jun
    jul aug sep sept oct nov dec am pm`),
)

/** The name that a message greets; undefined if it greets none. */
export const greetedIn = (message: string): string | undefined => {
  const [, word = ''] = new RegExp(`^\\W{0,4}${greeting.source}`, 'iu').exec(message) ?? []
  return wordsOf(word).find(first => !noNames.has(first))
}

/** What stands where a name would: in `head`, what the person asks for, and after a greeting in all of the text. */
export const namesIn = (head: string, text: string): string[] => {
  const found = [
    ...[...addressing, ...capitalized].flatMap(pattern => [...head.matchAll(pattern)]),
    ...text.matchAll(greetingWithin),
  ]
  return found
    .flatMap(([, word = '']) => wordsOf(word).slice(0, 1))
    .filter(word => word && !noNames.has(word))
}
