// The calls about a person's favorite homes.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id } from '../values/text.ts'
import { Property } from './property.ts'

const ByPropertyId = z.object({ propertyId: id })

export const favoriteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/favourites',
    summary: "The caller's favorite homes, the newest choice first",
    access: 'person',
    status: 200,
    answer: z.object({ properties: z.array(Property) }),
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/favourites/:propertyId',
    summary: 'Add a home to the favorites',
    access: 'person',
    params: ByPropertyId,
    status: 204,
    answer: z.void(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favourites/:propertyId',
    summary: 'Remove a home from the favorites',
    access: 'person',
    params: ByPropertyId,
    status: 204,
    answer: z.void(),
  }),
}
