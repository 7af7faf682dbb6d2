import { favouriteEndpoints } from '@portal/contract/favourite'
import { clientOf } from './client-of.ts'

export const favouriteClient = clientOf(favouriteEndpoints)
