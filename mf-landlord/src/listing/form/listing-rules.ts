// The listing form's rules (spec §5), and the calls that say them again. They hold the contact filter (20 kB), so the form loads
// them when something is checked for the first time.
import { zodResolver } from '@hookform/resolvers/zod'
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

export const checkListing = zodResolver(ListingForm)

export { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
