// Tells a bare web address ("sunnyflats.it") from prose that looks like one ("kitchen.it has").
import { isCapital, type Reading } from '../reading/reading.ts'
import { isDotComEra } from '../reading/spoken-signs.ts'
import { startsWith } from '../reading/words-around.ts'
import { canBeTopLevel, type Label } from './domain.ts'
import { isSocialHost } from './social-hosts.ts'
import { alsoWords, unmistakable } from './top-level-domains.ts'

/** Portals whose address is their brand, so that a company's name may contain it: "Apartments.com Realty". */
const brands = new Set(
  `apartments.com rent.com realtor.com homes.com forrent.com rentals.com apartmentguide.com apartmentlist.com zillow.com
  trulia.com redfin.com move.com hotpads.com booking.com loopnet.com land.com apartmentfinder.com cars.com domain.com`.split(
    /\s+/,
  ),
)
const company =
  /^ (?:realty|realtors?|realestate|real estate|group|inc|llc|ltd|corp|co\b|company|homes|properties|property management|management|network|partners?|brokers?|brokerage|agency|agents?|associates|team|holdings|residential|rentals|award|certified|brand)\b/

/** Whether a company's name continues after the brand. */
const isCompanyName = (text: string, host: string, end: number): boolean =>
  brands.has(host) && startsWith(text, end, company)

const path = /^\/[\w@?#-]/
const endOfClause = /^\s*(?:$|\n|[,;:!?)\]}>"'|]|\.(?:\s|$))/

const abbreviations = new Set(
  `av avda ave apto apt appt approx bd ba bldg blvd br calle dpto dept dr etc ext fl ft hr inc incl jr ln lt max min mo
  mr mrs ms mt no ph pl rd rm sq sr st ste str vs yr`.split(/\s+/),
)
const namesWithDots = new Set(['asp.net', 'vb.net', 'ado.net', 'ml.net', 'socket.io'])
/** "Dot as we say" */
const prepositions = new Set(['as', 'at', 'in', 'is', 'so', 'to', 'be', 'am', 'do', 'no'])
const neverBeforeDotWord = new Set(['the', 'a', 'an', 'polka', 'this', 'of', 'and'])

/** "un punto de luz": only the English word before a country code is certain to be a dot. */
export const isForeignProse = (text: string, before: Label, { dot, name, start, end }: Label): boolean =>
  dot === 'word' &&
  name.length === 2 &&
  text.slice(before.end, start).trim() !== 'dot' &&
  !startsWith(text, end, endOfClause)

/** "Calif. Com center": a sentence, or another name. */
const startsWithCapital = (reading: Reading, { start, end }: Label): boolean =>
  isCapital(reading, start) && !isCapital(reading, end - 1)

/** `isInvited`: the text asks the reader to go there. */
export function believeName(
  reading: Reading,
  before: Label,
  topLevel: Label,
  isInvited: () => boolean,
): boolean {
  const name = `${before.name}.${topLevel.name}`
  if (topLevel.dot === 'word' && isDotComEra(reading.text, topLevel.end)) return false
  if (isSocialHost(name)) return true
  if (!canBeTopLevel(topLevel) || namesWithDots.has(name)) return false
  if (topLevel.dot !== 'tight' && neverBeforeDotWord.has(before.name)) return false
  if (isCompanyName(reading.text, name, topLevel.end) && !isInvited()) return false
  if (unmistakable.has(topLevel.name))
    return topLevel.dot !== 'loose' || !startsWithCapital(reading, topLevel)
  if (!/\p{L}/u.test(before.name) || abbreviations.has(before.name)) return false
  if (startsWith(reading.text, topLevel.end, path) || isInvited()) return true
  const startsSentence = isCapital(reading, topLevel.start) && !isCapital(reading, before.end - 1)
  if (startsSentence || before.name.length < 2) return false
  if (isForeignProse(reading.text, before, topLevel)) return false
  if (!alsoWords.has(topLevel.name)) return true
  const isSpoken = topLevel.dot === 'word' && topLevel.name.length === 2 && !prepositions.has(topLevel.name)
  return isSpoken || startsWith(reading.text, topLevel.end, endOfClause)
}
