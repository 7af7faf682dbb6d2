import * as z from 'zod/mini'
import { Document } from '../documents/document.ts'
import { statesOf } from '../lifecycle.ts'
import { User } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, isBlank, text, timestamp } from '../values/text.ts'
import { reviewLifecycle } from './lifecycle.ts'

export const reviewKinds = ['organization', 'license', 'home', 'document'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const ReviewStatus = withNeutral(z.enum(statesOf(reviewLifecycle)), 'pending')
export type ReviewStatus = z.infer<typeof ReviewStatus>

export const maxReviewedDocuments = 5

export const SendPapers = z.object({
  kind: z.enum(reviewKinds, 'Please choose what to check'),
  /** For a home. */
  propertyId: z.optional(id),
  documentIds: z
    .array(id)
    .check(
      z.minLength(1, 'Please choose at least one document'),
      z.maxLength(maxReviewedDocuments, 'Please choose at most 5 documents'),
    ),
})
export type SendPapers = z.infer<typeof SendPapers>

/** Where a landlord's phone is; meters. */
export const SendLocation = z.object({
  propertyId: id,
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracy: z.number().check(z.minimum(0), z.maximum(100_000)),
})
export type SendLocation = z.infer<typeof SendLocation>

/** As reviewers see it. */
export const Review = z.object({
  id,
  kind: withNeutral(z.enum(reviewKinds), 'document'),
  status: ReviewStatus,
  /** What the papers are to show: the organization's name, the license, the home. */
  claim: z.string(),
  person: z.pick(User, { id: true, firstName: true, lastName: true, userType: true }),
  documents: z
    .array(z.pick(Document, { id: true, name: true, contentType: true, bytes: true }))
    .check(z.maxLength(maxReviewedDocuments)),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(timestamp),
  expiresAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type Review = z.infer<typeof Review>

export const DecideReview = z
  .object({
    decision: z.enum(['approved', 'rejected'], 'Please approve or reject'),
    reason: z._default(text(500), ''),
    /** For a license: the day that is on it. */
    expiresAt: z.optional(z.iso.date('Please enter a day')),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approved' || !isBlank(reason), {
      message: 'Please say what is missing',
      path: ['reason'],
    }),
  )
export type DecideReview = z.infer<typeof DecideReview>
