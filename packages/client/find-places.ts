import { maxLineLength, type Place, placeEndpoints } from '@portal/contract/places/endpoints'
import { placeFilters, placeText } from '@portal/contract/places/place-words'
import { searchAddressOf } from '@portal/contract/properties/search-address'
import { searchFor } from '@portal/contract/site-paths'
import { call } from './call.ts'

export interface FoundPlace extends Place {
  /** 'Temescal, Oakland, CA'. */
  text: string
}

const shown = 6

/** The places that fit a text best. Throws like `call`. */
export const findPlaces = async (text: string, signal?: AbortSignal): Promise<FoundPlace[]> => {
  const { places } = await call(placeEndpoints.find, {
    query: { q: text.slice(0, 100), limit: shown },
    ...(signal && { signal }),
  })
  return places.map(place => ({ ...place, text: placeText(place) }))
}

export const addressOfPlace = (place: Place): string => searchAddressOf(placeFilters(place))

/** Short, because a person is waiting for the page. */
const patienceMs = 4000

/** The search that a line of text means; if the API does not answer, the text counts as a place. */
export const addressOfLine = async (line: string): Promise<string> => {
  const text = line.trim()
  if (!text) return searchFor('')
  try {
    const { filters, ...said } = await call(placeEndpoints.understand, {
      query: { text: text.slice(0, maxLineLength) },
      signal: AbortSignal.timeout(patienceMs),
    })
    return searchAddressOf(filters, said)
  } catch {
    return searchFor(text)
  }
}
