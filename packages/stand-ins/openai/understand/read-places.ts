// Finds words that may name a place; the portal's own search for places decides.
import { isOrdinary } from './read-words.ts'

export interface NamedPlace {
  text: string
  /** After 'in', 'near' and the like, it is a place, even if the portal may not know it. */
  isCertain: boolean
  /** Around the place, not just in it. */
  isNear: boolean
  /** 'Oakland or Berkeley': an alternative to the place before it. */
  isAlternative: boolean
  /** 'Not in …': anywhere else. */
  isUnwanted: boolean
}

const nicknames: [RegExp, string][] = [
  [/\b(?:sf|san fran|frisco|the city|sanfrancisco|s f)\b/g, 'san francisco'],
  [/\bfidi\b/g, 'financial district'],
  [/\bsouth (?:sf|city)\b/g, 'south san francisco'],
  [/\bouter richmond district\b/g, 'outer richmond'],
  [/\b(?:mish|mission district)\b/g, 'mission'],
]

/** Common words that are parts of place names. */
const placeParts = new Set(
  'north south east west outer inner upper lower downtown uptown midtown old new nob hill hills valley beach park heights district city bay point square village town san santa los las glen mission sunset richmond castro marina lake pacific potrero cow hollow daly'.split(
    ' ',
  ),
)
/** Distinctive enough to name a place alone. */
const ownNames = new Set('mission sunset richmond castro marina downtown'.split(' '))

const before = new Set(
  'in near around at by within from nearby close next move moving moved relocate relocating'.split(' '),
)
const alternating = new Set(['or', 'and'])
const nearness = new Set('near around nearby close next by'.split(' '))
const between = new Set('the to of downtown'.split(' '))

/** 'Not in', 'outside of', 'anywhere but'. */
const excluding = new Set('not outside except excluding besides avoid avoiding but beyond'.split(' '))

/** Describes homes, not a place. */
const describing = new Set(
  'bd ba bdrm sqft sq ft square feet foot pets wheelchair accessible sunny quiet modern bright light luxury cozy spacious hardwood floors natural edwardian corner renovated remodeled restored style ca california usa ish half sublet term student students company headquarters campus university since about almost hopefully roommates doable feasible realistic reachable manageable workable'.split(
    ' ',
  ),
)

const isUnknown = (word: string): boolean =>
  /^[a-z]{3,}$/.test(word) && !isOrdinary(word) && !describing.has(word) && !placeParts.has(word)
const isPlaceWord = (word: string): boolean => isUnknown(word) || placeParts.has(word)

export const readPlaces = (given: string): NamedPlace[] => {
  const text = nicknames.reduce((read, [found, written]) => read.replace(found, written), given)
  const words = text.split(' ')
  const places: NamedPlace[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    let preposition = at - 1
    while (between.has(words[preposition] ?? '') && preposition > 0 && !before.has(words[preposition] ?? ''))
      preposition -= 1
    const isCertain = before.has(words[preposition] ?? '')
    const isNear =
      isCertain && words.slice(Math.max(0, preposition - 1), preposition + 1).some(each => nearness.has(each))
    const isUnwanted = words
      .slice(Math.max(0, isCertain ? preposition - 1 : at - 2), at)
      .some(each => excluding.has(each))
    const isAlternative = [at - 1, preposition - 1].some(each => alternating.has(words[each] ?? ''))
    if (/^\d{5}$/.test(word)) {
      places.push({ text: word, isCertain: true, isNear, isAlternative, isUnwanted })
      continue
    }
    if (!isPlaceWord(word) || word === 'city') continue
    let end = at + 1
    while (end < words.length && end < at + 4 && isPlaceWord(words[end] ?? '')) end += 1
    const run = words.slice(at, end)
    if (run.some(isUnknown) || run.length > 1 || ownNames.has(word))
      places.push({
        text: run.join(' '),
        isCertain: isCertain && (run.some(isUnknown) || ownNames.has(word) || run.length > 1),
        isNear,
        isAlternative,
        isUnwanted,
      })
    at = end - 1
  }
  // Looks up at most three, the certain ones first.
  return [
    ...places.filter(({ isCertain }) => isCertain),
    ...places.filter(({ isCertain }) => !isCertain),
  ].slice(0, 3)
}
