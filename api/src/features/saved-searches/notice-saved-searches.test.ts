import { expect, test } from 'bun:test'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { agoFrom } from '../../seed/moment.ts'
import { noticeSavedSearches } from './notice-saved-searches.ts'

const { signUp, database } = await openTestApp()
const [{ user: landlord }, { user: tenant }] = await Promise.all([signUp('landlord'), signUp('tenant')])

test('a search that finds five homes or more says what they cost, and how many are new', async () => {
  const saved = { userId: tenant.id, alert: 'never', zone: 'UTC' } as const
  await database.insert(savedSearches).values([
    { ...saved, name: 'Flats', filters: { propertyType: 'apartment' } },
    { ...saved, name: 'Houses', filters: { propertyType: 'house' } },
  ])
  const ago = agoFrom(Date.now())
  const homes = [
    ...[2000, 2100, 2300, 2400].map(rentAmount => ({ rentAmount, listedAt: ago(30) })),
    { rentAmount: 2700, listedAt: ago(1) },
    ...[1000, 1000, 1000, 1000].map(rentAmount => ({ rentAmount, propertyType: 'house' as const })),
  ]
  await database
    .insert(properties)
    .values(homes.map(home => ({ ...newListing(), landlordId: landlord.id, ...home })))
  expect(await noticeSavedSearches(database, tenant.id)).toEqual([
    expect.objectContaining({
      title: 'Homes in “Flats” cost about $2,300',
      summary:
        'Half of the 5 matching homes cost $2,300 or less. The cheapest is $2,000. 1 is new this week.',
      actionUrl: '/search?propertyType=apartment',
      metrics: [
        { name: 'Matching homes', value: 5, unit: 'number' },
        { name: 'Median rent', value: 2300, unit: 'dollars' },
        { name: 'Lowest rent', value: 2000, unit: 'dollars' },
        { name: 'New this week', value: 1, unit: 'number' },
      ],
    }),
  ])
})
