// The listing form's rules (spec §5), and the calls that share them. They include the contact filter (20 kB), so the form
// loads them at the first check.
import { zodResolver } from '@hookform/resolvers/zod'
import { CreatePropertyForm } from '@portal/contract/properties/listing'
import { isRecord } from '@portal/contract/values/json'
import { timeZoneOfState } from '@portal/contract/values/state-clocks'
import { todayIn } from '@portal/shared-ui/local-moment'
import * as z from 'zod/mini'

/** What a new date is compared with. */
export interface DateContext {
  /** The form's initial date, which can be in the past. */
  availableDate: string
  /** The home's time zone, if known; otherwise its state's. */
  timeZone?: string | null
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined

/** A single coordinate is not a location; the message appears at the missing one. */
const bothCoordinates = (missing: 'latitude' | 'longitude', other: 'latitude' | 'longitude') =>
  z.refine<Record<string, unknown>>(form => isGiven(form[missing]) || !isGiven(form[other]), {
    path: [missing],
    message: `Please add the ${missing}, or clear the ${other}`,
    when: ({ value }) => isRecord(value),
  })

/** Refuses a past date in the home's time zone, except for the form's initial one. */
const newDate = ({ availableDate: begun, timeZone }: DateContext) =>
  z.refine<{ availableDate: string; state: string }>(
    ({ availableDate, state }) =>
      availableDate === begun || availableDate >= todayIn(timeZone ?? timeZoneOfState(state)),
    {
      path: ['availableDate'],
      message: 'Please choose today or a later date',
      when: ({ value }) =>
        isRecord(value) && typeof value.state === 'string' && /^\d/.test(String(value.availableDate)),
    },
  )

/** The contract's form, which also requires both coordinates or none, and no new date in the past. */
export const listingFormFor = (date: DateContext) =>
  CreatePropertyForm.check(
    bothCoordinates('latitude', 'longitude'),
    bothCoordinates('longitude', 'latitude'),
    newDate(date),
  )

export const checkListing = (date: DateContext) => zodResolver(listingFormFor(date))

export { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
