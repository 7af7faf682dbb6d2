import { afterEach, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { nothingWaits, sampleOwnProperty } from '@portal/client/test/sample-property'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { UpdateProperty } from '@portal/contract/properties/listing'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let homes: OwnProperty[]
let deleted: OwnProperty[]
let changes: UpdateProperty[]
let invited: object[]
/** The server's behavior before it changes anything. */
let before: () => unknown

const homeOf = (id: string): OwnProperty => {
  const home = homes.find(known => known.id === id)
  if (!home) throw new Refusal('not_found', 'There is no such home.')
  return home
}

beforeEach(async () => {
  homes = [sampleOwnProperty({ title: 'Sunny flat' }), sampleOwnProperty({ title: 'Old mill' })]
  deleted = []
  changes = []
  invited = []
  before = () => {}
  server = await serveEndpoints([
    answering(ownPropertyEndpoints.my, () => ({ properties: homes, nextCursor: null })),
    answering(ownPropertyEndpoints.waiting, () => ({ waiting: nothingWaits })),
    answering(listingEndpoints.update, async ({ params, body }) => {
      await before()
      changes.push(body)
      const property = Object.assign(homeOf(params.id), body)
      return { property, notice: null }
    }),
    answering(ownPropertyEndpoints.duplicate, async ({ params }) => {
      await before()
      const title = `${homeOf(params.id).title} (copy)`
      const property = sampleOwnProperty({ title, visibilityLevel: 'private' })
      homes = [property, ...homes]
      return { property, notice: null }
    }),
    answering(tenancyWritingEndpoints.invite, ({ body }) => {
      invited.push(body)
      return { tenancy: sampleTenancy({ invitedEmail: body.email }), warning: null }
    }),
    answering(ownPropertyEndpoints.delete, async ({ params }) => {
      await before()
      deleted = [homeOf(params.id)]
      homes = homes.filter(({ id }) => id !== params.id)
    }),
    answering(ownPropertyEndpoints.confirm, async ({ params }) => {
      await before()
      const confirmedAt = new Date().toISOString()
      const shown = { visibilityLevel: 'public', confirmedAt, lapsedAt: null } as const
      return { property: Object.assign(homeOf(params.id), shown) }
    }),
    answering(ownPropertyEndpoints.restore, async ({ params }) => {
      await before()
      const property = deleted.find(({ id }) => id === params.id)
      if (!property) throw new Refusal('not_found', 'It can no longer be restored.')
      homes = [property, ...homes]
      return { property }
    }),
  ])
  visit(server.url, '/landlord/properties')
})
afterEach(() => {
  server.stop()
  sessionStorage.clear()
})

const draw = (platform = testPlatform({ userType: 'landlord' })) => {
  const drawn = drawOn(platform, <Routes />)
  return { platform, ...drawn }
}

const cardOf = async (title: string): Promise<HTMLElement> => {
  const link = await screen.findByRole('link', { name: title })
  const card = link.closest('article')
  if (!card) throw new Error(`${title} is not on a card`)
  return card
}
const choose = async (title: string, item: string) => {
  await userEvent.click(within(await cardOf(title)).getByRole('button', { name: `More for ${title}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a home is paused and shown again, and its card says so', async () => {
  const { platform } = draw()
  await choose('Sunny flat', 'Pause')
  const card = await cardOf('Sunny flat')
  await within(card).findByText('Paused')
  await choose('Sunny flat', 'Show again')
  await waitFor(() => expect(card.textContent).not.toContain('Paused'))
  expect(changes).toEqual([{ visibilityLevel: 'private' }, { visibilityLevel: 'public' }])
  expect(platform.toasts.map(({ title }) => title)).toEqual([
    'Paused. Tenants can’t see it.',
    'Shown in search again',
  ])
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('a home that was not confirmed for long is confirmed in one press, and then no longer asks', async () => {
  Object.assign(homes[0] ?? {}, { confirmedAt: daysAgo(31) })
  const lapsed = { confirmedAt: daysAgo(40), lapsedAt: daysAgo(3), visibilityLevel: 'private' as const }
  Object.assign(homes[1] ?? {}, lapsed)
  const { platform } = draw()
  await within(await cardOf('Old mill')).findByText(/^Hidden since .*: not confirmed/)
  await press('Sunny flat is still for rent')
  await press('Old mill is still for rent')
  await waitFor(async () => expect((await cardOf('Old mill')).textContent).not.toMatch(/Paused|Hidden/))
  expect(screen.queryByRole('button', { name: /is still for rent$/ })).toBeNull()
  expect(platform.toasts.map(({ title }) => title)).toEqual(['Confirmed', 'Confirmed'])
})

test('nobody is asked to confirm a home that is rented, paused by its landlord, or was just confirmed', async () => {
  const [first, second] = homes
  Object.assign(first ?? {}, { confirmedAt: daysAgo(31), isAvailable: false })
  Object.assign(second ?? {}, { confirmedAt: daysAgo(31), visibilityLevel: 'private' })
  homes.push(sampleOwnProperty({ title: 'New loft', confirmedAt: daysAgo(29) }))
  draw()
  await cardOf('New loft')
  expect(screen.queryByRole('button', { name: /is still for rent$/ })).toBeNull()
})

test('a home is marked as rented and as available again', async () => {
  draw()
  await choose('Sunny flat', 'Mark as rented')
  await press('Only mark as rented')
  const card = await cardOf('Sunny flat')
  await within(card).findByText('Occupied')
  await choose('Sunny flat', 'Mark as available')
  await within(card).findByText('Available')
  expect(changes).toEqual([{ isAvailable: false }, { isAvailable: true }])
})

test('a home where people still live is available from the day after the last of them leaves', async () => {
  Object.assign(homes[0] ?? {}, { isAvailable: false, availableDate: '2027-03-01', freeFrom: '2027-03-16' })
  Object.assign(homes[1] ?? {}, { isAvailable: false, availableDate: '2027-05-01', freeFrom: '2027-03-16' })
  const { platform } = draw()
  await choose('Sunny flat', 'Mark as available')
  await within(await cardOf('Sunny flat')).findByText('Available')
  await choose('Old mill', 'Mark as available')
  await within(await cardOf('Old mill')).findByText('Available')
  expect(changes).toEqual([{ isAvailable: true, availableDate: '2027-03-16' }, { isAvailable: true }])
  expect(platform.toasts.map(({ title }) => title)).toEqual([
    'Available from Mar 16, 2027',
    'Marked as available',
  ])
})

test('marking a home as rented invites who moves in, if there is mail', async () => {
  const platform = testPlatform({ userType: 'landlord' })
  platform.settings.hasMail = true
  draw(platform)
  await choose('Sunny flat', 'Mark as rented')
  await press('Invite a tenant')
  const form = await screen.findByRole('dialog', { name: 'Invite a tenant' })
  await userEvent.type(within(form).getByRole('textbox', { name: /email/ }), 'ana@example.com')
  fireEvent.change(within(form).getByLabelText(/First day/), { target: { value: '2027-01-01' } })
  await press('Send invitation')
  await waitFor(() =>
    expect(invited).toMatchObject([
      { email: 'ana@example.com', startsOn: '2027-01-01', rentAmount: 3250, securityDeposit: 3000 },
    ]),
  )
  expect(changes).toEqual([{ isAvailable: false }])
})

test('without mail it says that a tenant can apply instead', async () => {
  draw()
  await choose('Sunny flat', 'Mark as rented')
  await screen.findByText(/Invitations need email/)
  expect(screen.queryByRole('button', { name: 'Invite a tenant' })).toBeNull()
})

test('during a change nothing else can be done, and a failed one leaves the card as it was', async () => {
  const { platform } = draw()
  const answer = Promise.withResolvers<void>()
  before = async () => {
    await answer.promise
    throw new Refusal('not_now', 'Please try again in a moment.')
  }
  await choose('Sunny flat', 'Pause')
  const card = await cardOf('Sunny flat')
  const more = within(card).getByRole<HTMLButtonElement>('button', { name: 'More for Sunny flat' })
  await waitFor(() => expect(more.disabled).toBe(true))
  answer.resolve()
  await waitFor(() => expect(more.disabled).toBe(false))
  expect(card.textContent).not.toContain('Paused')
  expect(platform.toasts).toEqual([
    { title: 'We couldn’t make that change', description: 'Please try again in a moment.', tone: 'danger' },
  ])
})

test('a home is duplicated, and the copy is on the list', async () => {
  const { platform } = draw()
  await choose('Old mill', 'Duplicate')
  await within(await cardOf('Old mill (copy)')).findByText('Paused')
  expect(platform.toasts.map(({ title }) => title)).toEqual(['“Old mill” was duplicated'])
})

test('duplicating more than the plan allows says so', async () => {
  before = () => {
    throw new Refusal('plan_limit', 'The Free plan allows 10 listings. The Basic plan allows more.')
  }
  const { platform } = draw()
  await choose('Old mill', 'Duplicate')
  await waitFor(() => expect(platform.toasts[0]?.description).toContain('The Free plan allows 10 listings.'))
  expect(homes).toHaveLength(2)
})

test('a home is deleted only after asking, and is back after Undo', async () => {
  const { platform } = draw()
  await choose('Old mill', 'Delete')
  await press('Keep it')
  expect(homes).toHaveLength(2)
  await choose('Old mill', 'Delete')
  await press('Delete')
  await screen.findByText('“Old mill” was deleted')
  expect(screen.queryAllByRole('link', { name: 'Old mill' })).toHaveLength(0)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'))
  await press('Undo')
  await cardOf('Old mill')
  expect(document.body.textContent).not.toContain('“Old mill” was deleted')
  expect(platform.toasts).toEqual([{ title: '“Old mill” was restored', tone: 'success' }])
})

test('Undo stays available after visiting another page, until it is dismissed', async () => {
  const first = draw()
  await choose('Old mill', 'Delete')
  await press('Delete')
  await screen.findByText('“Old mill” was deleted')
  first.unmount()
  draw()
  await screen.findByText('“Old mill” was deleted')
  await press('Dismiss')
  expect(document.body.textContent).not.toContain('“Old mill” was deleted')
})

test('says when a deleted home can no longer be restored', async () => {
  draw()
  await choose('Old mill', 'Delete')
  await press('Delete')
  await screen.findByText('“Old mill” was deleted')
  deleted = []
  await press('Undo')
  await screen.findByText('It can no longer be restored.')
})

test('restoring more than the plan allows leads to the plans', async () => {
  draw()
  await choose('Old mill', 'Delete')
  await press('Delete')
  await screen.findByText('“Old mill” was deleted')
  before = () => {
    throw new Refusal('plan_limit', 'The Free plan allows 10 listings. The Basic plan allows more.')
  }
  await press('Undo')
  await screen.findByText('The Free plan allows 10 listings. The Basic plan allows more.')
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
})

test('an occupied home says why it cannot be deleted, and can be paused instead', async () => {
  draw()
  before = () => {
    before = () => {}
    throw new Refusal('conflict', 'This home has a tenant.')
  }
  await choose('Sunny flat', 'Delete')
  await press('Delete')
  await screen.findByText('This home has a tenant.')
  await press('Pause it instead')
  await within(await cardOf('Sunny flat')).findByText('Paused')
  expect(homes).toHaveLength(2)
})

test('before a home is deleted that people have lived in, it says what stays', async () => {
  const given = { openInquiries: 1, openMaintenanceRequests: 1, vacantSince: '2026-03-01' }
  homes = [sampleOwnProperty({ title: 'Old house', ...given })]
  draw()
  await choose('Old house', 'Delete')
  await screen.findByText('Also deleted: 1 new inquiry.')
  await screen.findByText(/^You and its former tenants keep its history/)
})

test('what waits for an answer leads to it, and is named before it is deleted', async () => {
  const home = sampleOwnProperty({
    title: 'Busy house',
    openApplications: 3,
    openInquiries: 2,
    openMaintenanceRequests: 1,
  })
  homes = [home]
  draw()
  const card = await cardOf('Busy house')
  const hrefOf = (name: string) => within(card).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('3 open applications for Busy house')).toBe(`/landlord/applications?property=${home.id}`)
  expect(hrefOf('2 new inquiries for Busy house')).toBe(`/landlord/inquiries?property=${home.id}`)
  expect(hrefOf('1 open repair request for Busy house')).toBe(`/maintenance/manage?property=${home.id}`)
  expect(hrefOf('Edit Busy house')).toBe(`/landlord/properties/${home.id}/edit`)
  await choose('Busy house', 'Delete')
  await screen.findByText('Also deleted: 2 new inquiries and 1 open repair request.')
  await screen.findByText(/^3 open applications will be declined/)
})
