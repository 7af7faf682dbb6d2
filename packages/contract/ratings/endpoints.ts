import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById } from '../values/text.ts'
import { Rating, RatingFigures } from './rating.ts'

export const ratingEndpoints = {
  ofLandlord: endpoint({
    method: 'GET',
    path: '/api/people/:id/ratings',
    summary: 'The ratings of a landlord, newest first',
    access: 'anyone',
    params: ById,
    query: z.object(pageQuery),
    status: 200,
    answer: z.extend(RatingFigures, { ratings: z.array(Rating), nextCursor }),
  }),
  ofTenancy: endpoint({
    method: 'GET',
    path: '/api/tenancies/:id/rating',
    summary: 'How the caller rated the landlord of a home that they rent or rented',
    access: 'tenant',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({
      rating: z.nullable(Rating),
      mayRate: z.boolean(),
    }),
  }),
}
