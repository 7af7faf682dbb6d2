// What a landlord enters about a home (spec §3, §5).
import * as z from 'zod/mini'
import { contactFree, contactFreeTogether } from '../values/contact-free.ts'
import { documentAddress } from '../values/document-address.ts'
import { list } from '../values/list.ts'
import { dateOrDateTime } from '../values/moment.ts'
import { dollars, numberMessage } from '../values/number.ts'
import { photoAddress } from '../values/photo-address.ts'
import { recordOf } from '../values/record-of.ts'
import { requiredText, text } from '../values/text.ts'
import { PropertyType } from './choices.ts'
import { homeFields, maxImages, maxPolicies, type NameOf, namesOf, numberFieldOf } from './home-fields.ts'

const isGiven = (input: unknown): boolean => input !== undefined && input !== null

const flags = namesOf({ kind: 'flag' })

const numberOf = (name: NameOf<{ kind: 'number' }>) => {
  const { max, step } = numberFieldOf(name)
  return z
    .number({ error: numberMessage })
    .check(
      z.minimum(0, 'This cannot be negative'),
      z.maximum(max, 'This is too large'),
      step.of === 1 ? z.int(step.message) : z.multipleOf(step.of, step.message),
    )
}

/** Searched by its whole name, so it is trimmed. */
const place = (message: string) => contactFree(requiredText(100, message)).check(z.trim())

/** Blank means none. */
const neighborhood = z.nullish(
  z.pipe(
    contactFree(text(100)).check(z.trim()),
    z.transform(name => name || null),
  ),
)

const zipCodeMessage = 'ZIP code must look like 94110 or 94110-1234'
const zipCode = requiredText(20, 'ZIP code is required').check(
  z.refine(value => /^\s*(?:\d{5}(?:-\d{4})?)?\s*$/.test(value), zipCodeMessage),
  z.trim(),
)

/** By the photos' addresses, for people who do not see them. */
const imageDescriptions = contactFreeTogether(
  z
    .record(photoAddress, contactFree(text(200)))
    .check(z.refine(all => Object.keys(all).length <= maxImages, `At most ${maxImages} descriptions`)),
)

const listing = {
  title: requiredText(200, 'Title is required'),
  description: requiredText(10_000, 'Description is required'),
  address: contactFree(requiredText(300, 'Street address is required')),
  city: place('City is required'),
  state: place('State is required'),
  zipCode,
  neighborhood,
  latitude: z.nullish(
    z
      .number({ error: 'Latitude must be a number' })
      .check(
        z.minimum(-90, 'Latitude must be between -90 and 90'),
        z.maximum(90, 'Latitude must be between -90 and 90'),
      ),
  ),
  longitude: z.nullish(
    z
      .number({ error: 'Longitude must be a number' })
      .check(
        z.minimum(-180, 'Longitude must be between -180 and 180'),
        z.maximum(180, 'Longitude must be between -180 and 180'),
      ),
  ),
  propertyType: PropertyType,
  ...recordOf(namesOf({ kind: 'number' }), name => z.nullish(numberOf(name))),
  ...recordOf(namesOf({ kind: 'dollars' }), () => z.nullish(dollars)),
  rentAmount: z
    .number({ error: ({ input }) => (isGiven(input) ? numberMessage : 'Monthly rent is required') })
    .check(z.minimum(0.01, 'Monthly rent must be more than 0'), z.maximum(10_000_000, 'This is too large')),
  availableDate: z.nullish(dateOrDateTime),
  amenities: contactFreeTogether(list(contactFree(text(60)), 50, 'At most 50 amenities')),
  images: list(photoAddress, maxImages, `At most ${maxImages} images`),
  imageDescriptions,
  policyDocuments: list(documentAddress, maxPolicies, `At most ${maxPolicies} documents`),
  ...recordOf(flags, () => z.boolean()),
  visibilityLevel: z.enum(['public', 'private']),
}

export const CreateProperty = z.object({
  ...listing,
  amenities: z._default(listing.amenities, []),
  images: z._default(listing.images, []),
  imageDescriptions: z._default(listing.imageDescriptions, {}),
  policyDocuments: z._default(listing.policyDocuments, []),
  ...recordOf(flags, name => z._default(listing[name], homeFields[name].preset)),
  visibilityLevel: z._default(listing.visibilityLevel, 'public'),
})
export type CreateProperty = z.infer<typeof CreateProperty>

/** Unlike the call, the form requires a date (spec §2.7). */
export const CreatePropertyForm = z.extend(CreateProperty, {
  availableDate: z.iso.date('Available date is required'),
})
export type CreatePropertyForm = z.input<typeof CreatePropertyForm>

/** Omitted fields are unchanged. */
export const UpdateProperty = z.partial(z.object(listing))
export type UpdateProperty = z.infer<typeof UpdateProperty>
