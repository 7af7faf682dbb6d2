import { placeEndpoints } from '@portal/contract/places/endpoints'
import { route } from '../../platform/route.ts'
import { findPlaces } from './find-places.ts'

export const placeRoutes = [route(placeEndpoints.find, findPlaces)]
