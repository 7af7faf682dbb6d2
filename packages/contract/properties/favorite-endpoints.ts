import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { momentPageQuery, nextCursor } from '../values/page.ts'
import { id } from '../values/text.ts'
import { Property } from './property.ts'

/** For one person. */
export const maxFavorites = 1000

const ByPropertyId = z.object({ propertyId: id })

export const favoriteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/favourites',
    summary: "The caller's favorite homes, the newest choice first",
    access: 'person',
    query: z.object(momentPageQuery),
    status: 200,
    answer: z.object({ properties: z.array(Property), nextCursor }),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/api/favourites/ids',
    summary: "Which homes are the caller's favorites, the newest choice first",
    access: 'person',
    status: 200,
    answer: z.object({ ids: z.array(id).check(z.maxLength(maxFavorites)) }),
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/favourites/:propertyId',
    summary: 'Add a home to the favorites; 1,000 at most',
    access: 'person',
    params: ByPropertyId,
    status: 204,
    answer: z.void(),
    errors: ['conflict'],
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
