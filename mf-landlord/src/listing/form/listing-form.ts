// The listing form's values, its defaults (spec §5), and its validation.
import { withoutCode } from '@portal/client/connection-error'
import { homeFields, namesOf } from '@portal/contract/properties/home-fields'
import type { CreatePropertyForm } from '@portal/contract/properties/listing'
import { recordOf } from '@portal/contract/values/record-of'
import { todayIn } from '@portal/shared-ui/local-moment'
import type { DeepPartialSkipArrayKey, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { DateContext } from './listing-rules.ts'

/** The form's values. */
export type ListingForm = z.input<typeof CreatePropertyForm>
/** The form's values as `useWatch` returns them. */
export type WatchedListing = DeepPartialSkipArrayKey<ListingForm>
export type Listing = z.output<typeof CreatePropertyForm>

/** Rejects with a ConnectionError if they cannot be loaded: nothing can be sent without them. */
export const loadListingRules = () =>
  import('./listing-rules.ts').catch(() => {
    throw withoutCode('write')
  })

/** Validates the form. If the rules cannot be loaded, nothing is invalid, because sending loads them first. */
export const checkListing =
  (date: DateContext): Resolver<ListingForm, unknown, Listing> =>
  async (...args) => {
    const rules = await loadListingRules().catch(() => null)
    return rules ? rules.checkListing(date)(...args) : { values: {}, errors: {} }
  }

/** The defaults of spec §5. The type of home has none. */
export const emptyListing = () =>
  ({
    ...recordOf(namesOf({ kind: 'text' }), () => ''),
    ...recordOf(namesOf({ kind: 'degrees' }), () => null),
    ...recordOf(namesOf({ kind: 'number' }), name => homeFields[name].preset),
    ...recordOf(namesOf({ kind: 'dollars' }), name => homeFields[name].preset),
    ...recordOf(namesOf({ kind: 'flag' }), name => homeFields[name].preset),
    availableDate: todayIn(),
    amenities: [],
    images: [],
    imageDescriptions: {},
    policyDocuments: [],
    visibilityLevel: 'public',
  }) satisfies Partial<ListingForm>
