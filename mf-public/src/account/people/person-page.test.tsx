import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'
import type { Person } from './use-person.ts'

const Routes = routesFor(pages)

let server: ServedEndpoints
/** The landlord's. */
let homes: Property[] = []
let areHomesBroken = false
afterEach(() => {
  server.stop()
  homes = []
  areHomesBroken = false
})

const id = '0190a000-0000-7000-8000-0000000000aa'
const landlord: Person = {
  id,
  userType: 'landlord',
  firstName: 'Marcus',
  lastName: 'Hale',
  profilePicture: null,
  accountType: 'organization',
  organizationName: 'Hale Homes LLC',
  representativeFor: null,
  licenseNumber: null,
  licenseState: null,
  isVerified: true,
  isOrganizationVerified: true,
  isBackgroundCheckApproved: true,
  propertiesCount: 6,
  preferredLocation: null,
  maxRent: null,
  employmentStatus: null,
  joinDate: '2024-03-05T12:00:00.000Z',
}
const tenant: Person = {
  ...landlord,
  userType: 'tenant',
  accountType: 'individual',
  organizationName: null,
  isBackgroundCheckApproved: false,
  propertiesCount: 0,
  preferredLocation: 'Oakland, CA',
  maxRent: 2400,
}

const draw = async (answer: () => Person, person: Partial<SessionUser> | null = null) => {
  server = await serveEndpoints([
    answering(peopleEndpoints.read, ({ params }) => {
      expect(params.id).toBe(id)
      return { person: answer() }
    }),
    answering(propertyEndpoints.ofLandlord, ({ query: { cursor, limit = 20 } }) => {
      if (areHomesBroken) throw new Refusal('not_now', 'We are busy right now. Please try again.')
      const from = cursor ? homes.findIndex(home => home.id === cursor) + 1 : 0
      const page = homes.slice(from, from + limit)
      return { properties: page, nextCursor: from + limit < homes.length ? (page.at(-1)?.id ?? null) : null }
    }),
  ])
  visit(server.url, `/people/${id}`)
  render(
    <TestStage platform={testPlatform(person)}>
      <Routes />
    </TestStage>,
  )
  return userEvent.setup()
}

const words = () => document.body.textContent ?? ''
const missing = (): Person => {
  throw new Refusal('not_found', 'There is no such person.')
}

test("everyone sees a landlord's known facts, without a button that leads nowhere", async () => {
  await draw(() => landlord)
  const card = await screen.findByRole('article', { name: 'Marcus Hale' })
  expect(within(card).getByRole('heading', { level: 1 }).textContent).toContain('Marcus Hale')
  for (const known of [
    'Hale Homes LLC',
    'Verified',
    'Background check approved',
    'Properties6',
    'March 2024',
  ])
    expect(card.textContent).toContain(known)
  expect(within(card).queryByRole('button')).toBeNull()
  expect(within(card).queryByRole('link')).toBeNull()
  expect(document.title).toStartWith('Marcus Hale ·')
})

test('a landlord’s homes are below, a page at a time, and each opens its page', async () => {
  homes = Array.from({ length: 13 }, (_, index) => sampleProperty({ title: `Home ${index + 1}` }))
  const user = await draw(() => landlord)
  const list = await screen.findByRole('region', { name: 'Marcus’s homes' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(12)
  await user.click(within(list).getByRole('button', { name: 'Show more' }))
  const last = await within(list).findByRole('link', { name: 'Home 13' })
  expect(last.getAttribute('href')).toBe(`/properties/${homes[12]?.id}`)
  expect(within(list).queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the list of homes fails by itself, and can be tried again', async () => {
  homes = [sampleProperty({ title: 'Home 1' })]
  areHomesBroken = true
  const user = await draw(() => landlord)
  expect((await screen.findByRole('alert')).textContent).toContain('We are busy right now')
  expect(screen.getByRole('article', { name: 'Marcus Hale' })).toBeDefined()
  areHomesBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Home 1' })).toBeDefined()
})

test('a landlord without homes and a tenant have no list of them', async () => {
  await draw(() => landlord)
  await screen.findByRole('article', { name: 'Marcus Hale' })
  expect(screen.queryByRole('region')).toBeNull()
})

test("a tenant's page shows what they made public, and nothing instead of the rest", async () => {
  await draw(() => tenant, {})
  const card = await screen.findByRole('article')
  expect(card.textContent).toContain('Looking inOakland, CA')
  expect(card.textContent).toContain('$2,400 per month')
  expect(card.textContent).not.toContain('Employment')
  expect(card.textContent).not.toContain('Background check')
  expect(words()).toContain('Tenants choose what others can see')
})

test('on their own page people find a link to their profile', async () => {
  await draw(() => tenant, { id })
  const edit = await screen.findByRole('link', { name: 'Edit your profile' })
  expect(edit.getAttribute('href')).toBe('/profile')
  expect(words()).toContain('Only signed-in users can see this page')
})

test('a visitor who finds no one is told that signing in may help, and comes back here', async () => {
  await draw(missing)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Person not found')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/auth?next=${encodeURIComponent(`/people/${id}`)}`,
  )
})

test('a signed-in person who finds no one gets another link', async () => {
  await draw(missing, {})
  await screen.findByRole('heading', { name: 'Person not found' })
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
})

test('a page that cannot be loaded says why and can be tried again', async () => {
  let isBroken = true
  const user = await draw(() => {
    if (isBroken) throw new Refusal('not_now', 'We are busy right now. Please try again.')
    return landlord
  })
  expect((await screen.findByRole('alert')).textContent).toContain('We are busy right now')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Marcus Hale' })).toBeTruthy()
})
