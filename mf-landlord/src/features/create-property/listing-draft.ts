// Keeps what a person has typed on their device until the listing is created.
import { PropertyType } from '@portal/contract/properties/choices'
import * as z from 'zod/mini'

const number = z.nullable(z.number())
/** JSON writes what is no number as null; the form's required rent is then left empty. */
const requiredNumber = z.pipe(
  number,
  z.transform(value => value ?? undefined),
)

/** The form's shape without its rules: a draft may be wrong as long as it fits the fields. */
const ListingDraft = z.partial(
  z.object({
    title: z.string(),
    description: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
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
  }),
)
export type ListingDraft = z.infer<typeof ListingDraft>

const keyOf = (personId: string): string => `listing-draft:${personId}`

/** Storage can be full or switched off; a draft is a kindness, so its loss is no error. */
const tryStorage = <Value>(use: (storage: Storage) => Value): Value | null => {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

/** The draft that this person left on this device; null when there is none that fits the form. */
export const readDraft = (personId: string): ListingDraft | null =>
  tryStorage(storage => ListingDraft.parse(JSON.parse(storage.getItem(keyOf(personId)) ?? 'null')))

export const keepDraft = (personId: string, values: object): void => {
  tryStorage(storage => storage.setItem(keyOf(personId), JSON.stringify(values)))
}

export const forgetDraft = (personId: string): void => {
  tryStorage(storage => storage.removeItem(keyOf(personId)))
}
