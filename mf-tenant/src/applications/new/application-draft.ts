// An application that has not been sent is kept for the tab. What the landlord can see is not kept: it is chosen again.
import type { DraftPlace } from '@portal/shared-ui/draft'
import * as z from 'zod/mini'

const ApplicationDraft = z.object({
  moveInDate: z.string(),
  leaseMonths: z.catch(z.nullable(z.number()), 12),
  occupants: z.catch(z.number(), 1),
  message: z.string(),
})

export const draftPlaceOf = (personId: string, homeId: string): DraftPlace => ({
  key: `application-draft:${personId}:${homeId}`,
  lasts: 'tab',
})

export const parseDraft = (stored: unknown): z.infer<typeof ApplicationDraft> =>
  ApplicationDraft.parse(stored)
