// The calls by which a landlord writes their own homes (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { CreateProperty, UpdateProperty } from './listing.ts'
import { Property } from './property.ts'

/** What the contact filter did to the text, in spec §5's words; null when it found nothing. */
const notice = z.nullable(z.string())
const PropertyWithNotice = z.object({ property: Property, notice })
/** Sixty addresses, fifty amenities and a long description in any script. */
const maxBodyBytes = 196_608

export const listingEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/properties',
    summary: 'List a home',
    access: 'landlord',
    body: CreateProperty,
    maxBodyBytes,
    status: 201,
    answer: PropertyWithNotice,
    errors: ['contact_details', 'plan_limit', 'restricted'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/properties/:id',
    summary: 'Change some fields of a home; private pauses its listing',
    access: 'landlord',
    own: true,
    params: ById,
    body: UpdateProperty,
    maxBodyBytes,
    status: 200,
    answer: PropertyWithNotice,
    errors: ['contact_details', 'restricted'],
  }),
}
