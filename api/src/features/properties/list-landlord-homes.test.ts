import { expect, test } from 'bun:test'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'

const { signUp, visitor } = await openTestApp()
const { ofLandlord } = propertyEndpoints

test('everyone can list a landlord’s public homes, newest first, in pages', async () => {
  const [landlord, other, tenant] = [
    await signUp('landlord'),
    await signUp('landlord'),
    await signUp('tenant'),
  ]
  const list = async (title: string, given = {}) =>
    (await landlord.call(listingEndpoints.create, { body: newListing({ title, ...given }) })).property.id
  await list('First')
  await list('Hidden', { visibilityLevel: 'private' })
  const deleted = await list('Deleted')
  await landlord.call(ownPropertyEndpoints.delete, { params: { id: deleted } })
  await list('Rented', { isAvailable: false })
  await list('Third')
  await other.call(listingEndpoints.create, { body: newListing({ title: 'Of someone else' }) })

  const params = { id: landlord.user.id }
  const first = await visitor().call(ofLandlord, { params, query: { limit: '2' } })
  const rest = await visitor().call(ofLandlord, { params, query: { cursor: first.nextCursor ?? '' } })
  expect([first, rest].map(({ properties }) => properties.map(({ title }) => title))).toEqual([
    ['Third', 'Rented'],
    ['First'],
  ])
  expect(rest.nextCursor).toBeNull()
  for (const id of [tenant.user.id, crypto.randomUUID()])
    expect((await visitor().call(ofLandlord, { params: { id } })).properties).toEqual([])
})
