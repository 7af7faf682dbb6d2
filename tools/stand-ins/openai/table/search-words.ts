import type { Turn } from '../turn.ts'
import type { Fields } from './row.ts'

const unwanted =
  /\b(?:(?:\w+ (?:are|is) )?not|no(?! (?:more|less|higher))|without|except|other than|outside|anything but)\b(?: (?:of|in|a|an|any|the|near))* [\w-]+|\bunfurnished\b/gi
const limit = /\b(?:can't|cannot|not|don't) (?:go|spend|pay|want to pay) (?:over|above|more than)\b/gi
/** About the search itself, and the ends of sentences. */
const around =
  /\b(?:(?:come|pop|show|turn)s? up|as soon as|when(?:ever)?|right now|save (?:an?|my|that|the|this) search|alerts?|email|notify|new|so|instead)\b|[.:](?=\s|$)/gi

const plain = (message: string): string =>
  message.replace(/[’‘]/g, "'").replace(limit, 'under').replace(around, ' ')

/** The search leaves nothing out. */
export const unwantedIn = ({ messages }: Turn): string[] =>
  messages.flatMap(message => plain(message).match(unwanted) ?? [])

/** The search reads the whole message; what it continues comes after it, so that the newer wish wins. */
export const searchArgs = ({ messages }: Turn): Fields[] => {
  const words = messages.map(message => plain(message).replace(unwanted, ' ')).join(' ')
  return [{ location: words.replace(/\s+/g, ' ').trim().slice(0, 200) }]
}
