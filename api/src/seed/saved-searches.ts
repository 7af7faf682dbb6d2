import type { favorites } from '../schema/properties.ts'
import type { savedSearches } from '../schema/saved-searches.ts'
import { type Ago, idAt } from './moment.ts'
import type { Parties } from './steps.ts'

type NewSavedSearch = typeof savedSearches.$inferInsert

/** Both last opened a month ago. */
export const makeSavedSearches = (ago: Ago, userId: string): NewSavedSearch[] => {
  const zone = 'America/Los_Angeles'
  const common = { userId, zone, seenAt: ago(30), createdAt: ago(45), updatedAt: ago(45) }
  return [
    {
      ...common,
      id: idAt(ago(45), 1),
      name: 'Two bedrooms in the city',
      alert: 'daily',
      digestAt: ago(-1),
      filters: { location: 'San Francisco, CA', bedrooms: 2 },
    },
    {
      ...common,
      id: idAt(ago(44), 2),
      name: 'Dog-friendly, up to $3,000',
      alert: 'never',
      filters: { maxRent: 3000, petFriendly: 'true' },
    },
  ]
}

/** Two that the tenant is in touch about, and one that they only looked at. */
export const makeFavorites = (
  ago: Ago,
  userId: string,
  homes: readonly Parties['home'][],
): (typeof favorites.$inferInsert)[] =>
  [9, 45, 6].flatMap((number, index) => {
    const home = homes[number]
    const createdAt = ago(5 - index)
    return home ? [{ userId, propertyId: home.id, rentAmount: home.rentAmount, createdAt }] : []
  })
