import { MaintenanceCategory } from '@portal/contract/maintenance/maintenance-request'
import { Priority } from '@portal/contract/values/priority'
import type { DraftPlace } from '@portal/shared-ui/draft'
import * as z from 'zod/mini'

export const draftPlaceOf = (personId: string): DraftPlace => ({
  key: `request-draft:${personId}`,
  lasts: 'tab',
})

const RequestDraft = z.partial(
  z.object({
    propertyId: z.string(),
    title: z.string(),
    description: z.string(),
    category: MaintenanceCategory,
    priority: Priority,
    tenantNotes: z.nullable(z.string()),
    images: z.array(z.string()),
  }),
)

export const parseDraft = (stored: unknown): z.infer<typeof RequestDraft> => RequestDraft.parse(stored)
