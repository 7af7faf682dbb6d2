// Reads how many bedrooms and bathrooms: exactly, at least, or one of several.
import { isNamed } from './features.ts'

/** The choices that the search knows; the last of each means that many or more. */
export const bedroomChoices = [0, 1, 2, 3, 4]
const bathroomChoices = [1, 1.5, 2, 2.5, 3]

const bedroom = '(?:bed ?rooms?|beds?|brs?|bdrms?|bds?|bdr|bhk|b r|rooms?)'
const studioWords = /\b(?:studios?|bachelor|efficiency)\b(?! office)/
const bathroom = '(?:bath ?rooms?|baths?|ba|restrooms?|toilets?)'
const number = String.raw`(\d+(?:\.\d+)?)`

const clamp = (value: number, choices: number[]): number => Math.min(value, choices.at(-1) ?? value)

const readCount = (given: string, noun: string, choices: number[]): number[] | undefined => {
  const text = given.replace(/\b(\d) and a half\b/g, '$1.5')
  const several = new RegExp(`\\b${number} (?:${noun} )?(?:to|or|and) ${number} ?${noun}\\b`).exec(text)
  if (several) {
    const [low = 0, high = 0] = several.slice(1).map(Number)
    if (low <= high)
      return choices.filter(choice => choice >= clamp(low, choices) && choice <= clamp(high, choices))
  }
  const least =
    new RegExp(
      `\\b(?:at least|minimum(?: of)?|min|no less than|no fewer than|more than) ${number} ?${noun}\\b`,
    ).exec(text) ??
    new RegExp(
      `\\b${number} (?:plus|or more)? ?${noun} ?(?:plus|or more|minimum|min|at least|and up)\\b`,
    ).exec(text) ??
    new RegExp(`\\b${number} (?:plus|or more) ?${noun}\\b`).exec(text)
  if (least) {
    const low = Number(least[1]) + (least[0].startsWith('more than') ? 1 : 0)
    return choices.filter(choice => choice >= clamp(low, choices))
  }
  const exact =
    new RegExp(`(?<!\\b\\d )\\b${noun} (\\d)\\b(?! ?(?:${bedroom}|${bathroom}))`).exec(text) ??
    new RegExp(`\\b${number} ?(?:full )?${noun}\\b`).exec(text)
  return exact ? [clamp(Number(exact[1]), choices)] : undefined
}

export const readBedrooms = (text: string): number[] | undefined => {
  const counted = readCount(text, bedroom, bedroomChoices)
  const studio = isNamed(studioWords, text)
  if (studio === 'unwanted') return counted ?? bedroomChoices.slice(1)
  if (!studio) return counted
  return counted ? [0, ...counted] : [0]
}

export const readBathrooms = (text: string): number[] | undefined =>
  readCount(text, bathroom, bathroomChoices)
