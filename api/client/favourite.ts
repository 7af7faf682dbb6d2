import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { clientOf } from './client-of.ts'

export const favouriteClient = clientOf(favoriteEndpoints)
