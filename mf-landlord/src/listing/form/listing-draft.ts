// An unsent listing, kept on the device: restored when the page opens, saved at every change,
// and removed when done.
import { PropertyType } from '@portal/contract/properties/choices'
import { namesOf } from '@portal/contract/properties/home-fields'
import { recordOf } from '@portal/contract/values/record-of'
import type { DraftPlace } from '@portal/shared-ui/draft'
import { todayIn } from '@portal/shared-ui/local-moment'
import * as z from 'zod/mini'

const number = z.nullable(z.number())
/** JSON stores NaN as null, which becomes an empty required rent. */
const requiredNumber = z.pipe(
  number,
  z.transform(value => value ?? undefined),
)

/** The form's shape without its rules: a draft can be invalid, but it fits the fields. */
export const ListingDraft = z.partial(
  z.object({
    ...recordOf(namesOf({ kind: 'text' }), () => z.string()),
    neighborhood: z.nullable(z.string()),
    ...recordOf(namesOf({ kind: 'degrees' }), () => number),
    ...recordOf(namesOf({ kind: 'number' }), () => number),
    ...recordOf(namesOf({ kind: 'dollars' }), () => number),
    rentAmount: requiredNumber,
    ...recordOf(namesOf({ kind: 'flag' }), () => z.boolean()),
    propertyType: PropertyType,
    availableDate: z.string(),
    amenities: z.array(z.string()),
    images: z.array(z.string()),
    imageDescriptions: z.record(z.string(), z.string()),
    policyDocuments: z.array(z.string()),
    visibilityLevel: z.enum(['public', 'private']),
  }),
)
type ListingDraft = z.infer<typeof ListingDraft>

/** The draft of a home that is not listed yet. */
export const draftPlaceOf = (personId: string): DraftPlace => ({
  key: `listing-draft:${personId}`,
  lasts: 'device',
})

/** A past date becomes today. */
export const parseDraft = (stored: unknown): ListingDraft => {
  const draft = ListingDraft.parse(stored)
  const today = todayIn()
  return draft.availableDate && draft.availableDate < today ? { ...draft, availableDate: today } : draft
}
