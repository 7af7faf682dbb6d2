// Homes that people keep an eye on.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../values/text.ts'
import { Property } from './property.ts'

const ByPropertyId = z.object({ propertyId: id })

export const favoriteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/favourites',
    summary: "The caller's favourite homes, the newest choice first",
    access: 'person',
    status: 200,
    answer: z.object({ properties: z.array(Property) }),
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/favourites/:propertyId',
    summary: 'Keep a home among the favourites',
    access: 'person',
    params: ByPropertyId,
    status: 204,
    answer: z.void(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favourites/:propertyId',
    summary: 'Take a home from the favourites',
    access: 'person',
    params: ByPropertyId,
    status: 204,
    answer: z.void(),
  }),
}
