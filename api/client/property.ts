import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { clientOf } from './client-of.ts'

export const propertyClient = clientOf(propertyEndpoints)
