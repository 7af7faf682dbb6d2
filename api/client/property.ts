import { propertyEndpoints } from '@portal/contract/property-endpoints'
import { clientOf } from './client-of.ts'

export const propertyClient = clientOf(propertyEndpoints)
