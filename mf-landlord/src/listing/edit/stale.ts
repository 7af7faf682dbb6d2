// A change that was refused, because the home was changed since its landlord saw it.
import type { Listing } from '../form/listing-form.ts'
import type { SeenListing } from './listing-changes.ts'

export interface Stale {
  /** What the form began with, what the home is now, and what was typed. */
  seen: SeenListing
  current: SeenListing
  mine: Listing
}

export const staleTitle = 'This home was changed in the meantime'
