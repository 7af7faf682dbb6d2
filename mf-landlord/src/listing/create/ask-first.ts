// What is asked before a listing is sent.
import type { OpenCityQuestion } from '../placement/use-city-question.ts'
import type { NumberName } from './untouched-numbers.ts'

export interface Asked {
  /** Preset numbers that the landlord never looked at. */
  names: readonly NumberName[]
  /** A city that may be misspelled. */
  city: Pick<OpenCityQuestion, 'city' | 'meant'> | null
  /** It has no location on the map. */
  isUnplaced: boolean
}

export const isAnythingAsked = ({ names, city, isUnplaced }: Asked): boolean =>
  names.length > 0 || city !== null || isUnplaced

/** The title of the dialog, and the button that leads to what is asked about. */
export const wordsOfAsked = ({ names, city }: Asked): { title: string; check: string } => {
  if (names.length > 0) return { title: 'List with these values?', check: 'Check them' }
  if (city) return { title: `List in ${city.city}?`, check: 'Check the city' }
  return { title: 'List without a place on the map?', check: 'Place it on the map' }
}
