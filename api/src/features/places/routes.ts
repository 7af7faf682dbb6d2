import { placeEndpoints } from '@portal/contract/places/endpoints'
import { addressLookups } from '../../platform/rate-limit.ts'
import { route } from '../../platform/route.ts'
import { aboutPlace } from './about-place.ts'
import { findPlaces } from './find-places.ts'
import { locateAddress } from './locate/locate-address.ts'
import { understandText } from './understand/understand-text.ts'

export const placeRoutes = [
  route(placeEndpoints.find, findPlaces),
  route(placeEndpoints.understand, understandText),
  route(placeEndpoints.about, aboutPlace),
  // It waits for a geocoder and writes nothing.
  route(placeEndpoints.locate, locateAddress, { limit: addressLookups, isInTurn: false, room: 0 }),
]
