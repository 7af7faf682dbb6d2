import type { Turn } from '../turn.ts'
import type { Fields } from './row.ts'

const unwanted =
  /\b(?:(?:\w+ (?:are|is) )?not|no(?! (?:more|less|higher))|without|except|other than|outside|anything but)\b(?: (?:of|in|a|an|any|the|near))* [\w-]+|\bunfurnished\b/gi
const limit = /\b(?:can't|cannot|not|don't) (?:go|spend|pay|want to pay) (?:over|above|more than)\b/gi

const plain = (message: string): string =>
  message
    .replace(/[’‘]/g, "'")
    .replace(limit, 'under')
    .replace(/\bcomes? up\b/gi, ' ')

/** The search leaves nothing out. */
export const unwantedIn = ({ messages }: Turn): string[] =>
  messages.flatMap(message => plain(message).match(unwanted) ?? [])

/** Words around the wishes, which the search would take for a place. */
const around = new Set(
  `hi hello hey am ok yes please thanks do does did you got has can could would will there is was how many what about which who when let us me i'd i'm like get give
  tell list into live all only just also but then than ones those these them afford cost costs usually typically average typical usual price rents much pay
  instead make change it save this searches search notify alert alerts as soon comes listed know if new so now right currently still else other moving move
  should be home homes place places biggest largest options`.split(/\s+/),
)

/** The search reads the whole message; what it continues comes after it, so that the newer wish wins. */
export const searchArgs = ({ messages }: Turn): Fields[] => {
  const words = messages
    .flatMap(message =>
      plain(message)
        .replace(unwanted, ' ')
        .split(/[^\p{L}\d$.,+/'-]+/u),
    )
    .map(word => word.replace(/[.,']+$/, '').replace(/^cheaper$/i, 'cheapest'))
  const location = words.filter(word => word && !around.has(word.toLowerCase())).join(' ')
  return [location ? { location: location.slice(0, 200) } : {}]
}
