// A change that was refused because the home had changed in the meantime.
import type { Listing } from '../form/listing-form.ts'
import type { SeenListing } from './listing-changes.ts'

export interface Stale {
  /** The version that the form started from, the stored one, and the landlord's edits. */
  seen: SeenListing
  current: SeenListing
  mine: Listing
}

export const staleTitle = 'This home was changed while you were editing'
