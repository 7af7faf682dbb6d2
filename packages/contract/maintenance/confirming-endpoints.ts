import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { list } from '../values/list.ts'
import { photoAddress } from '../values/photo-address.ts'
import { ById, requiredText } from '../values/text.ts'
import { MaintenanceRequest } from './maintenance-request.ts'

/** Enough to show what is still broken. */
const maxPhotos = 5

export const ReopenMaintenance = z.object({
  message: requiredText(2000, 'Please describe what still needs to be fixed'),
  images: z._default(list(photoAddress, maxPhotos, `At most ${maxPhotos} photos`), []),
})
export type ReopenMaintenance = z.output<typeof ReopenMaintenance>

const ofTenant = {
  method: 'POST',
  access: 'tenant',
  own: true,
  params: ById,
  status: 200,
  answer: z.object({ request: MaintenanceRequest }),
  errors: ['conflict'],
} as const

export const confirmingEndpoints = {
  confirm: endpoint({
    ...ofTenant,
    path: '/api/maintenance/requests/:id/confirm',
    summary: 'Confirm that a completed repair is done',
  }),
  reopen: endpoint({
    ...ofTenant,
    path: '/api/maintenance/requests/:id/reopen',
    summary: 'Reopen a repair within 14 days of its completion, because it is not done',
    body: ReopenMaintenance,
  }),
} as const
