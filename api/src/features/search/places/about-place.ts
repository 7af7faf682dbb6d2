import type { placeEndpoints } from '@portal/contract/places/endpoints'
import { exactPlaceText } from '@portal/contract/places/place-words'
import type { Verb } from '../../../platform/request/route.ts'
import { spotNearZip, spotOfCity, spotOfHomes } from './locate/spots.ts'
import { hasHomesIn, namedBy, placeMeant } from './understand/named-places.ts'

export const aboutPlace: Verb<typeof placeEndpoints.about> = async ({ database }, { query }) => {
  const isNamed = namedBy(query)
  const hasHomes = await hasHomesIn(database, isNamed)
  const named = query.location?.trim() || exactPlaceText(query)
  const spot =
    (isNamed && (await spotOfHomes(database, isNamed))) ??
    spotOfCity(named) ??
    spotOfCity(exactPlaceText(query)) ??
    (await spotNearZip(database, named))
  const meant = hasHomes || !query.location?.trim() ? undefined : await placeMeant(database, query.location)
  return { hasHomes, spot: spot ?? null, meant: meant ?? null }
}
