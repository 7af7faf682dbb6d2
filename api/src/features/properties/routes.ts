// Homes: listed by landlords, searched and read by everyone.
import { propertyEndpoints } from '@portal/contract/property'
import { route } from '../../platform/route.ts'
import { createProperty } from './create-property.ts'
import { listMyProperties } from './list-my-properties.ts'
import { readProperty } from './read-property.ts'
import { searchProperties } from './search-properties.ts'

export const propertyRoutes = [
  route(propertyEndpoints.search, searchProperties),
  route(propertyEndpoints.create, createProperty),
  route(propertyEndpoints.my, listMyProperties),
  route(propertyEndpoints.read, readProperty),
]
