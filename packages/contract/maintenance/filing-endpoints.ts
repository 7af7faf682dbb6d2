// Separate, so that pages that only read requests do not load these rules.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { list } from '../values/list.ts'
import { photoAddress } from '../values/photo-address.ts'
import { Priority } from '../values/priority.ts'
import { requiredText, text } from '../values/text.ts'
import { MaintenanceCategory, MaintenanceRequest } from './maintenance-request.ts'

const descriptionMessage = 'Description must be at least 10 characters'

export const CreateMaintenanceRequest = z.object({
  propertyId: z.uuid('Property is required'),
  title: requiredText(200, 'Title is required'),
  description: requiredText(5000, descriptionMessage).check(
    z.refine(value => value.trim() === '' || value.trim().length >= 10, descriptionMessage),
  ),
  category: MaintenanceCategory,
  priority: z._default(Priority, 'medium'),
  images: z._default(list(photoAddress, 10, 'At most 10 images'), []),
  tenantNotes: z.optional(z.nullable(text(2000))),
})
export type CreateMaintenanceRequest = z.output<typeof CreateMaintenanceRequest>

export const filingEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/maintenance/requests',
    summary: 'Request a repair in a home where the caller lives',
    access: 'tenant',
    body: CreateMaintenanceRequest,
    status: 201,
    answer: z.object({ request: MaintenanceRequest }),
    errors: ['not_found', 'conflict'],
  }),
} as const
