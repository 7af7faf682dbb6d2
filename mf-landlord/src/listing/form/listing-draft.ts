// An unsent listing, kept on the device: restored when the page opens, saved at every change,
// and removed when done.
import { PropertyType } from '@portal/contract/properties/choices'
import type { DraftPlace } from '@portal/shared-ui/draft'
import { todayIn } from '@portal/shared-ui/local-moment'
import * as z from 'zod/mini'

const number = z.nullable(z.number())
/** JSON stores NaN as null, which becomes an empty required rent. */
const requiredNumber = z.pipe(
  number,
  z.transform(value => value ?? undefined),
)

/** The form's shape without its rules: a draft may be invalid, but it fits the fields. */
export const ListingDraft = z.partial(
  z.object({
    title: z.string(),
    description: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    neighborhood: z.nullable(z.string()),
    latitude: number,
    longitude: number,
    propertyType: PropertyType,
    bedrooms: number,
    bathrooms: number,
    squareFootage: number,
    rentAmount: requiredNumber,
    securityDeposit: number,
    minimumIncome: number,
    availableDate: z.string(),
    amenities: z.array(z.string()),
    petFriendly: z.boolean(),
    smokingAllowed: z.boolean(),
    requiresBackgroundCheck: z.boolean(),
    isAvailable: z.boolean(),
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
