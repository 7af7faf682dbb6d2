import type { OpenCityQuestion } from '../placement/use-city-question.ts'
import type { NumberName } from './untouched-numbers.ts'

export interface OpenQuestions {
  /** Preset numbers that the landlord never looked at. */
  names: readonly NumberName[]
  /** A possibly misspelled city. */
  city: Pick<OpenCityQuestion, 'city' | 'meant'> | null
  isUnplaced: boolean
}

export const isAnythingAsked = ({ names, city, isUnplaced }: OpenQuestions): boolean =>
  names.length > 0 || city !== null || isUnplaced

/** The title of the dialog, and the button that leads to what is asked about. */
export const wordsOfQuestions = ({ names, city }: OpenQuestions): { title: string; check: string } => {
  if (names.length > 0) return { title: 'List with these values?', check: 'Check them' }
  if (city) return { title: `List in ${city.city}?`, check: 'Check the city' }
  return { title: 'List without a place on the map?', check: 'Place it on the map' }
}
