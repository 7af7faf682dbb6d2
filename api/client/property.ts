import { propertyEndpoints } from '@portal/contract/property'
import { clientOf } from './client-of.ts'

export const propertyClient = clientOf(propertyEndpoints)
