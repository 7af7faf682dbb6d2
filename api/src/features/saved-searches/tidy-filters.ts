import { flagFilters } from '@portal/contract/properties/choices'
import { openRent } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { recordOf } from '@portal/contract/values/record-of'

const trimmed = (text: string | undefined): string | undefined => text?.trim() || undefined

const listOf = (names: string | undefined): string | undefined =>
  names
    ?.split(',')
    .map(name => name.trim())
    .filter(Boolean)
    .join(',') || undefined

const yesOnly = (flag: 'true' | 'false' | undefined) => (flag === 'true' ? flag : undefined)

/** The same filters without those that exclude nothing, and without white space around names. */
export const tidyFilters = (filters: PropertyFilters): PropertyFilters => ({
  ...filters,
  q: trimmed(filters.q),
  location: trimmed(filters.location),
  city: trimmed(filters.city),
  state: trimmed(filters.state),
  neighborhood: trimmed(filters.neighborhood),
  minRent: filters.minRent || undefined,
  maxRent: filters.maxRent === openRent ? undefined : filters.maxRent,
  amenities: listOf(filters.amenities),
  ...recordOf(flagFilters, name => yesOnly(filters[name])),
  includeRented: yesOnly(filters.includeRented),
})

/** Whether tidy filters match every home. */
export const findEverything = ({ includeRented: _, ...filters }: PropertyFilters): boolean =>
  Object.values(filters).every(value => value === undefined)
