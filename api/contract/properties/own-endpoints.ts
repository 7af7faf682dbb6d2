// The calls that list a landlord's own homes (spec §7). Their page needs neither the form nor its validation.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Property } from './property.ts'

const Properties = z.object({ properties: z.array(Property) })

export const ownPropertyEndpoints = {
  my: endpoint({
    method: 'GET',
    path: '/api/properties/my',
    summary: "The caller's own homes, newest first",
    access: 'landlord',
    status: 200,
    answer: Properties,
  }),
  myProperties: endpoint({
    method: 'GET',
    path: '/api/properties/my-properties',
    summary: 'The same as /api/properties/my',
    access: 'landlord',
    status: 200,
    answer: Properties,
  }),
}
