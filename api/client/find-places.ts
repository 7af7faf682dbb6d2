// Places for a search field: what is suggested, and where a text leads that was typed without choosing.
import { type Place, placeEndpoints } from '@portal/contract/places/endpoints'
import { placeText } from '@portal/contract/places/place-words'
import { searchFor, searchForWords } from '@portal/contract/site-paths'
import { call } from './call.ts'

type FoundPlace = Place & { text: string }

const shown = 6

/** The places that fit a text best, each with the text that a search finds its homes by. Throws as `call` does. */
export const findPlaces = async (text: string, signal?: AbortSignal): Promise<FoundPlace[]> => {
  const { places } = await call(placeEndpoints.find, {
    query: { q: text.slice(0, 100), limit: shown },
    ...(signal && { signal }),
  })
  return places.map(place => ({ ...place, text: placeText(place) }))
}

/** A person waits for the page. */
const patienceMs = 1500

/** 'oakland ca', however it is written. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim()

/** The search for a text: by its place where one is called so, or else by its words. Without an answer it is taken for a place. */
export const searchAddressOf = async (text: string): Promise<string> => {
  if (!text) return searchFor('')
  const places = await findPlaces(text, AbortSignal.timeout(patienceMs)).catch(() => null)
  if (!places) return searchFor(text)
  const named = places.find(place => plain(place.text).startsWith(plain(text)))
  if (!named) return searchForWords(text)
  return searchFor(named.text.toLowerCase().startsWith(text.toLowerCase()) ? text : named.text)
}
