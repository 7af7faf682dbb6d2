import { todayAt } from '../src/renting/tenancies/offer-tenancy.ts'
import { storedListing } from './new-listing.ts'

/** From today on the clock of a home: this one, or any of `newListing`. */
export const day = (days: number, home: { timeZone: string | null } = storedListing()): string =>
  todayAt(home).add({ days }).toString()
