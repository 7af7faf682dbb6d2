// The calls of everyone who looks for a home (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { Property } from './property.ts'
import { FoundProperties, SearchProperties } from './search.ts'

export const propertyEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/properties/search',
    summary: 'Homes by area and filters',
    access: 'anyone',
    query: SearchProperties,
    status: 200,
    answer: FoundProperties,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/properties/:id',
    summary: 'One home',
    access: 'anyone',
    params: ById,
    status: 200,
    answer: z.object({ property: Property }),
  }),
}
