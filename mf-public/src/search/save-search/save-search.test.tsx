import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { searchCards } from '@portal/contract/properties/endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const draw = async (address: string, person: { userType: 'tenant' } | null, refuse?: Refusal) => {
  const saved: unknown[] = []
  server = await serveEndpoints([
    answering(searchCards, () => ({
      properties: [],
      total: 0,
      truncated: false,
      nextCursor: null,
    })),
    answering(savedSearchEndpoints.create, ({ body: { clientId: _, ...body } }) => {
      if (refuse) throw refuse
      saved.push(body)
      const at = '2026-05-04T10:00:00.000Z'
      return {
        savedSearch: { ...body, id: crypto.randomUUID(), newCount: 0, createdAt: at, updatedAt: at },
      }
    }),
  ])
  visit(server.url, address)
  const platform = testPlatform(person)
  drawOn(platform, <Routes />)
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Save this search' }))
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save search' }))
  return { saved, platform, open, press }
}

const address =
  '/search?view=list&location=Oakland%2C+CA&q=loft&minRent=1000&maxRent=2500&bedrooms=4&sort=rent_asc&map=37.8,-122.2,12&area=37.9,37.7,-122.1,-122.4'

test('a search is saved with a suggested name and a choice of alerts', async () => {
  const { saved, platform, open, press } = await draw(address, { userType: 'tenant' })
  await open()
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(name).toHaveProperty(
    'value',
    'Oakland, CA, “loft”, $1,000 to $2,500, 4+ bedrooms, an area of the map',
  )
  await userEvent.clear(name)
  await press()
  expect(screen.getByText('Please give this search a name')).toBeDefined()
  await userEvent.type(name, 'Lofts by the lake')
  await userEvent.click(screen.getByRole('combobox', { name: 'Notify me about new homes' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Never' }))
  await press()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(platform.toasts).toMatchObject([{ title: 'Search saved' }])
  expect(saved).toEqual([
    {
      name: 'Lofts by the lake',
      alert: 'never',
      filters: {
        north: 37.9,
        south: 37.7,
        east: -122.1,
        west: -122.4,
        location: 'Oakland, CA',
        q: 'loft',
        minRent: 1000,
        maxRent: 2500,
        bedrooms: 4,
      },
    },
  ])
})

test('a name that would be too long ends with a whole filter', async () => {
  const filters =
    'amenities=Gym,Pool,Parking,WiFi,Laundry,Dishwasher,Air+Conditioning,Balcony,Garden,Security'
  const { open } = await draw(`/search?view=list&${filters}`, { userType: 'tenant' })
  await open()
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty(
    'value',
    'Gym, Pool, Parking, WiFi, Laundry, Dishwasher, Air Conditioning, Balcony, Garden',
  )
})

test('a search that is refused stays open and says why', async () => {
  const refusal = new Refusal('conflict', 'You have 25 saved searches, as many as there can be.')
  const { open, press } = await draw('/search?view=list', { userType: 'tenant' }, refusal)
  await open()
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'All homes')
  expect(screen.getByRole('combobox', { name: 'Notify me about new homes' }).textContent).toBe(
    'Every morning at 8',
  )
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You have 25 saved searches, as many as there can be.',
  )
})

test('alerts that the plan lacks are refused with the reason and an upgrade link', async () => {
  const sentence = 'The Free plan sends alerts every morning. The Basic plan sends them instantly.'
  const { open, press } = await draw(
    '/search?view=list',
    { userType: 'tenant' },
    new Refusal('plan_limit', sentence),
  )
  await open()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Notify me about new homes' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Instantly' }))
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
})

test('a visitor signs in first, and then saves the same search', async () => {
  const { open } = await draw(address, null)
  await open()
  await waitFor(() => expect(location.pathname).toBe('/auth'))
  const next = new URLSearchParams(location.search).get('next') ?? ''
  expect(new URL(next, 'http://portal').searchParams.get('q')).toBe('loft')
  server.stop()
  await draw(next, { userType: 'tenant' })
  await screen.findByRole('dialog', { name: 'Save this search' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(location.search).not.toContain('save='))
})
