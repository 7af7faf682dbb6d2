// Finds names with an "@" that are not email addresses: "@sunny_flats", "DM me @x".
import type { Span } from '../reading/reading.ts'
import { endOfMatch, endsWith } from '../reading/words-around.ts'

const sign = /@/g
const nameAfter = /[a-z_][a-z0-9_.]{0,29}/y
const localPart = /[\p{L}\p{N}._%+@-]/u
const trailingDots = /\.+$/
const minNameLength = 3

/** After one of these words, any name counts. */
const invitation =
  /\b(?:dm|dms|pm|ig|insta|instagram|snap|snapchat|twitter|tiktok|fb|facebook|tg|telegram|threads|follow|message|handle|add|venmo|discord|kik|x)(?: \w{1,10}){0,2}[ :=-]*$/

/** After "@" these are times, places, or people of the conversation. */
const ordinaryWords = new Set([
  ...[
    'first',
    'last',
    'noon',
    'midnight',
    'night',
    'dusk',
    'dawn',
    'sunset',
    'once',
    'least',
    'all',
    'the',
    'this',
  ],
  ...['that', 'home', 'work', 'location', 'corner', 'media', 'import'],
  ...[
    'school',
    'station',
    'lobby',
    'entrance',
    'building',
    'apartment',
    'office',
    'garage',
    'address',
    'about',
  ],
  ...['tenant', 'tenants', 'landlord', 'landlords', 'owner', 'manager', 'everyone', 'everybody', 'neighbors'],
])

export function findNames(text: string): Span[] {
  return [...text.matchAll(sign)].flatMap(({ index }) => {
    const end = localPart.test(text.charAt(index - 1)) ? null : endOfMatch(text, index + 1, nameAfter)
    if (end === null) return []
    const name = text.slice(index + 1, end).replace(trailingDots, '')
    const isName = name.length >= minNameLength && !ordinaryWords.has(name)
    return isName || endsWith(text, index, invitation) ? [{ start: index, end: index + 1 + name.length }] : []
  })
}
