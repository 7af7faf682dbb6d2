import { afterEach, expect, test } from 'bun:test'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from '../../routes.tsx'
import type { Person } from './use-person.ts'

let server: ServedEndpoints
afterEach(() => server.stop())

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

test('a landlord is shown to everyone with what is known, and without a button that leads nowhere', async () => {
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

test('a tenant is shown with what they made public, and nothing in the place of the rest', async () => {
  await draw(() => tenant, {})
  const card = await screen.findByRole('article')
  expect(card.textContent).toContain('Looking inOakland, CA')
  expect(card.textContent).toContain('$2,400 per month')
  expect(card.textContent).not.toContain('Employment')
  expect(card.textContent).not.toContain('Background check')
  expect(words()).toContain('Tenants choose what is shown of them')
})

test('on their own page a person finds the way to their profile', async () => {
  await draw(() => tenant, { id })
  const edit = await screen.findByRole('link', { name: 'Edit your profile' })
  expect(edit.getAttribute('href')).toBe('/profile')
  expect(words()).toContain('Only people who are signed in can open this page')
})

test('a visitor who finds nobody is told that signing in may help, and comes back here', async () => {
  await draw(missing)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Person not found')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/auth?next=${encodeURIComponent(`/people/${id}`)}`,
  )
})

test('who is signed in and finds nobody has another way on', async () => {
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
