// A landlord's link for the person who does the work, who needs no account.
import * as z from 'zod/mini'
import { email } from '../auth/credentials.ts'
import { endpoint } from '../endpoint.ts'
import { photoLimits } from '../photos/photo.ts'
import { moment } from '../values/moment.ts'
import { Priority } from '../values/priority.ts'
import { ById, requiredText, text, timestamp } from '../values/text.ts'
import { MaintenanceCategory, MaintenanceRequest, MaintenanceStatus } from './maintenance-request.ts'

export const maxVendorPhotos = 5
const maxLinkDays = 30

export const CreateVendorLink = z.object({
  vendorName: requiredText(200, 'Assigned person/company is required'),
  days: z
    .int('Choose 1 to 30 days')
    .check(z.minimum(1, 'Choose 1 to 30 days'), z.maximum(maxLinkDays, 'Choose 1 to 30 days')),
  /** Gets the link by mail, and is forgotten with it. */
  email: z.optional(email),
})
export type CreateVendorLink = z.infer<typeof CreateVendorLink>

/** @internal */
export const VendorLink = z.object({
  vendorName: z.string(),
  expiresAt: timestamp,
  /** When the vendor last opened it. */
  lastUsedAt: z.nullable(timestamp),
})
/** @internal */
export type VendorLink = z.infer<typeof VendorLink>

/** What a vendor sees: nobody's name, contact details or costs. */
export const VendorJob = z.object({
  title: z.string(),
  description: z.string(),
  category: MaintenanceCategory,
  priority: Priority,
  status: MaintenanceStatus,
  /** Signed addresses, which work for a minute. */
  photos: z.array(z.string()),
  home: z.object({ address: z.string(), city: z.string(), state: z.string(), zipCode: z.string() }),
  /** Null if the home has no coordinates. */
  timeZone: z.nullable(z.string()),
  scheduledDate: z.nullable(timestamp),
  /** How many more photos the vendor can add. */
  photosLeft: z.int(),
  /** When the link ends. */
  expiresAt: timestamp,
})
export type VendorJob = z.infer<typeof VendorJob>

export const UpdateVendorJob = z
  .object({
    message: z.optional(z.nullable(text(2000))),
    scheduledDate: z.optional(z.nullable(moment('Choose a date and time'))),
    isDone: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ message, scheduledDate, isDone }) =>
        Boolean(message?.trim()) || Boolean(scheduledDate) || isDone === true,
      { path: ['message'], message: 'Please write a message, choose a time, or mark the work as done' },
    ),
  )
export type UpdateVendorJob = z.infer<typeof UpdateVendorJob>

const ByToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })
const JobAnswer = z.object({ job: VendorJob })

const withLink = { access: 'anyone', params: ByToken, status: 200, answer: JobAnswer } as const

const ofRequest = { access: 'landlord', own: true, params: ById } as const

export const vendorEndpoints = {
  link: endpoint({
    ...ofRequest,
    method: 'GET',
    path: '/api/maintenance/requests/:id/vendor-link',
    summary: 'The link that works now, without its address, which is shown once; null if there is none',
    status: 200,
    answer: z.object({ link: z.nullable(VendorLink) }),
  }),
  makeLink: endpoint({
    ...ofRequest,
    method: 'POST',
    path: '/api/maintenance/requests/:id/vendor-link',
    summary: 'Assign the work to a vendor, and make a link for them; the one before no longer works',
    body: CreateVendorLink,
    status: 200,
    answer: z.object({ url: z.string(), expiresAt: timestamp, request: MaintenanceRequest }),
    errors: ['conflict', 'email_unconfirmed', 'not_now'],
  }),
  endLink: endpoint({
    ...ofRequest,
    method: 'DELETE',
    path: '/api/maintenance/requests/:id/vendor-link',
    summary: 'End the link for the vendor',
    status: 204,
    answer: z.void(),
  }),
  job: endpoint({
    ...withLink,
    method: 'GET',
    path: '/api/vendor/:token',
    summary: 'The work, for anyone who has the link',
  }),
  update: endpoint({
    ...withLink,
    method: 'POST',
    path: '/api/vendor/:token',
    summary: 'Write to the tenant and the landlord, set the time of the visit, or say that the work is done',
    body: UpdateVendorJob,
    errors: ['not_found', 'conflict', 'contact_details'],
  }),
  addPhoto: endpoint({
    ...withLink,
    method: 'POST',
    path: '/api/vendor/:token/photos',
    summary: 'Add a photo of the work, which is stored without its metadata',
    query: z.object({}),
    kind: 'upload',
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBodyBytes: photoLimits.bytes,
    deadlineSeconds: 120,
    errors: ['unreadable', 'not_found', 'conflict'],
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/vendor-photos/:id',
    summary: 'A photo of the work, by its signed address',
    access: 'anyone',
    params: ById,
    query: z.object({ expires: z._default(text(20), ''), signature: z._default(text(200), '') }),
    status: 200,
    kind: 'content',
    contentType: 'image/webp',
    answer: z.instanceof(Uint8Array),
  }),
} as const
