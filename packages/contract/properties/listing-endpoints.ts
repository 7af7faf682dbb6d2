// Landlords create and change their own homes (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { recordOf } from '../values/record-of.ts'
import { ById, requiredText, text } from '../values/text.ts'
import { namesOf } from './home-fields.ts'
import { CreateProperty, UpdateProperty } from './listing.ts'
import { ListingAdvice } from './listing-advice.ts'
import { Property } from './property.ts'

/** What the contact filter did, in spec §5's words; null if it found nothing. */
const notice = z.nullable(z.string())
const PropertyWithNotice = z.object({ property: Property, notice })
/** As they would be shown, next to the stored ones. */
export const ListingWords = z.object({
  title: requiredText(200, 'Title is required'),
  description: requiredText(10_000, 'Description is required'),
})
export type ListingWords = z.infer<typeof ListingWords>

/** For a suggested text; each can be left out. */
export const ListingFacts = z.omit(
  z.pick(
    UpdateProperty,
    recordOf(namesOf({ isFact: true }), () => true as const),
  ),
  { title: true, zipCode: true, isAvailable: true },
)
export type ListingFacts = z.infer<typeof ListingFacts>

const wish = z.optional(text(500))
const betterText = {
  status: 200,
  answer: z.object({ suggestion: ListingWords, advice: z.array(ListingAdvice) }),
  deadlineSeconds: 15,
  errors: ['not_now'],
} as const

/** Fits sixty addresses, fifty amenities and a long description in any script. */
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
  suggestText: endpoint({
    method: 'POST',
    path: '/api/properties/:id/suggest-text',
    summary:
      'Suggest a better title and description, from what the home is and what is written about it; changes nothing',
    access: 'landlord',
    own: true,
    params: ById,
    body: z.object({
      title: z.optional(text(200)),
      description: z.optional(text(10_000)),
      wish,
    }),
    ...betterText,
  }),
  suggestNewText: endpoint({
    method: 'POST',
    path: '/api/properties/suggest-text',
    summary: 'Suggest a better title and description for a home that is not listed yet; stores nothing',
    access: 'landlord',
    body: z.object({ facts: ListingFacts, title: text(200), description: text(10_000), wish }),
    maxBodyBytes,
    ...betterText,
  }),
}
