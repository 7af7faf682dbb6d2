import { searchEndpoints } from '@portal/contract/search-endpoints'
import { clientOf } from './client-of.ts'

export const propertyClient = clientOf(searchEndpoints)
