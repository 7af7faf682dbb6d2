import { placeEndpoints } from '@portal/contract/places/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { countFacets } from './count-facets.ts'
import { isPlain, mapHomes } from './map-homes.ts'
import { aboutPlace } from './places/about-place.ts'
import { findPlaces } from './places/find-places.ts'
import { locateAddress } from './places/locate/locate-address.ts'
import { understandText } from './places/understand/understand-text.ts'
import { searchProperties } from './search-properties.ts'

/** Each can ask a geocoder, whose own limit all people share. */
const addressLookups = limitOf('address-lookups', 60, 5 * minute, { kept: 'memory' })

export const searchRoutes = [
  route(propertyEndpoints.search, searchProperties),
  route(propertyEndpoints.facets, countFacets, { isSlow: () => true }),
  route(propertyEndpoints.map, mapHomes, { isSlow: ({ query }) => !isPlain(query) }),
  route(placeEndpoints.find, findPlaces),
  route(placeEndpoints.understand, understandText),
  route(placeEndpoints.about, aboutPlace),
  // It waits for a geocoder and writes nothing.
  route(placeEndpoints.locate, locateAddress, { limit: addressLookups, isInTurn: false, room: 0 }),
]
