// The listing form's rules and what it starts with (spec §5).
import { CreatePropertyForm } from '@portal/contract/properties/listing'
import { isRecord } from '@portal/contract/values/json'
import * as z from 'zod/mini'

const isGiven = (value: unknown): boolean => value !== null && value !== undefined

/** One coordinate without the other places nothing; the message is shown at the missing one. */
const bothCoordinates = (missing: 'latitude' | 'longitude', given: 'latitude' | 'longitude') =>
  z.refine<Record<string, unknown>>(form => isGiven(form[missing]) || !isGiven(form[given]), {
    path: [missing],
    message: `Please add the ${missing}, or clear the ${given}`,
    when: ({ value }) => isRecord(value),
  })

/** The contract's form, and that latitude and longitude come together. */
export const ListingForm = CreatePropertyForm.check(
  bothCoordinates('latitude', 'longitude'),
  bothCoordinates('longitude', 'latitude'),
)
/** What the fields hold. */
export type ListingForm = z.input<typeof ListingForm>
/** What is sent. */
export type Listing = z.output<typeof ListingForm>

/** Today where the person is, as YYYY-MM-DD. */
const today = (): string => {
  const now = new Date()
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** The defaults of spec §5. The type of home is left to be chosen. */
export const emptyListing = () =>
  ({
    title: '',
    description: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
    latitude: null,
    longitude: null,
    bedrooms: 1,
    bathrooms: 1,
    squareFootage: 500,
    rentAmount: 1000,
    securityDeposit: 1000,
    minimumIncome: 3000,
    availableDate: today(),
    isAvailable: true,
    amenities: [],
    petFriendly: false,
    smokingAllowed: false,
    requiresBackgroundCheck: true,
    visibilityLevel: 'public',
  }) satisfies Partial<ListingForm>
