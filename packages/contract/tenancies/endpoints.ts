// Who lives where: tenants may request repairs for these homes.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { id } from '../values/text.ts'

const Tenancy = z.object({
  id,
  propertyId: id,
  title: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  startsOn: z.iso.date(),
  /** Null if no end is agreed. */
  endsOn: z.nullable(z.iso.date()),
})

export const tenancyEndpoints = {
  my: endpoint({
    method: 'GET',
    path: '/api/tenancies/my',
    summary: 'The homes where the caller lives today',
    access: 'tenant',
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ tenancies: z.array(Tenancy), nextCursor }),
  }),
}
