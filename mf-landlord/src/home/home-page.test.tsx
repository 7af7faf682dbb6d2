import { afterEach, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleInquiry } from '@portal/client/test/sample-inquiry'
import { sampleOwnProperty } from '@portal/client/test/sample-property'
import { sampleRequest } from '@portal/client/test/sample-request'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { maxDaysOff, maxTourHours, type TourHours } from '@portal/contract/properties/tour-hours'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

const home = sampleOwnProperty({ title: 'Sunny flat', vacantSince: '2026-03-01', favorites: 2 })

let server: ServedEndpoints
let tenancies: Tenancy[]
let overrides: Partial<OwnProperty>
let inquiries: Inquiry[]
let changes: unknown[]
let hours: TourHours
/** When they were saved. */
let savedAt: string
beforeEach(() => {
  tenancies = []
  overrides = {}
  inquiries = [sampleInquiry(), sampleInquiry({ id: crypto.randomUUID(), status: 'responded' })]
  changes = []
  hours = { tourHours: [], tourDaysOff: [] }
  savedAt = home.updatedAt
})
afterEach(() => server.stop())

const change = (id: string, overrides: Partial<Tenancy>) => {
  tenancies = tenancies.map(each => (each.id === id ? { ...each, ...overrides } : each))
  return { tenancy: tenancies.find(each => each.id === id) ?? sampleTenancy() }
}

const draw = async (id = home.id, userType: 'tenant' | 'landlord' = 'landlord', hasMail = true) => {
  server = await serveEndpoints([
    answering(ownPropertyEndpoints.my, ({ query }) => ({
      properties: query.id === home.id ? [{ ...home, ...overrides }] : [],
      nextCursor: null,
    })),
    answering(tenancyEndpoints.list, ({ query: { cursor, limit = 20 } }) => {
      const from = tenancies.findIndex(({ id }) => id === cursor) + 1
      const page = tenancies.slice(from, from + limit)
      return {
        tenancies: page,
        nextCursor: tenancies.length > from + limit ? (page.at(-1)?.id ?? null) : null,
      }
    }),
    answering(listingEndpoints.update, ({ body }) => {
      changes.push(body)
      return { property: { ...home, ...overrides, isAvailable: true }, notice: null }
    }),
    answering(tourHoursEndpoints.read, () => ({ hours: { ...hours, updatedAt: savedAt } })),
    answering(tourHoursEndpoints.change, ({ body }) => {
      if (body.updatedAt !== savedAt)
        throw new Refusal('stale', 'This was changed.', {}, { current: { ...hours, updatedAt: savedAt } })
      changes.push(body)
      return { hours: { ...body, updatedAt: savedAt } }
    }),
    answering(tenancyEndpoints.acceptNotice, ({ params }) => {
      const { notice } = tenancies.find(({ id }) => id === params.id) ?? sampleTenancy()
      return change(params.id, {
        endsOn: notice?.endsOn ?? null,
        notice: notice && { ...notice, isInEffect: true, isWaiting: false },
      })
    }),
    answering(tenancyEndpoints.withdraw, ({ params }) => change(params.id, { status: 'withdrawn' })),
    answering(tenancyWritingEndpoints.invite, ({ body }) => {
      const { email: invitedEmail, startsOn, householdOf = null } = body
      const expiresAt = '2026-12-10T12:00:00.000Z'
      const tenancy = sampleTenancy({
        status: 'offered',
        tenant: null,
        invitedEmail,
        startsOn,
        expiresAt,
        householdId: householdOf,
      })
      tenancies = [tenancy, ...tenancies]
      return { tenancy, warning: 'Somebody else lives there at that time.' }
    }),
    answering(inquiryEndpoints.list, () => ({ inquiries, nextCursor: null })),
    answering(inquiryEndpoints.declineOthers, ({ body }) => {
      changes.push(body)
      inquiries = inquiries.slice(1)
      return { declined: 1, others: inquiries.length, notice: null }
    }),
    answering(inquiryEndpoints.others, () => ({ others: inquiries.length })),
    answering(maintenanceEndpoints.landlordRequests, () => [
      sampleRequest({ title: 'Dripping tap' }),
      sampleRequest({ title: 'Done already', status: 'completed' }),
    ]),
  ])
  visit(server.url, `/landlord/properties/${id}`)
  const platform = testPlatform({ userType })
  platform.settings.hasMail = hasMail
  drawOn(platform, <Routes />)
  return platform
}

const part = (name: string) => screen.findByRole('region', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a home that its landlord deleted shows who lived there, and one that never was theirs is not found', async () => {
  tenancies = [sampleTenancy({ status: 'ended', title: 'Old mill', endsOn: '2026-03-31' })]
  await draw(crypto.randomUUID())
  await screen.findByRole('heading', { level: 1, name: 'Old mill' })
  expect(screen.getByRole('region', { name: 'Tenants' }).textContent).toContain('Ended')
  expect(screen.queryByRole('button', { name: 'Invite a tenant' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  await screen.findByRole('link', { name: 'Dripping tap' })
})

test('one home has its listing, its tenants, open inquiries and open repairs', async () => {
  tenancies = [
    sampleTenancy(),
    sampleTenancy({ status: 'ended', tenant: null, invitedEmail: 'old@example.com', endsOn: '2025-12-31' }),
  ]
  overrides = { confirmedAt: '2026-11-03T20:00:00.000Z' }
  await draw()
  const listing = await part('Listing')
  expect(listing.textContent).toContain('Vacant sinceMar 1, 2026')
  expect(listing.textContent).toContain('Saved by2 people')
  expect(listing.textContent).toContain('Availability confirmedNov 3, 2026')
  const tenants = await part('Tenants')
  await within(tenants).findByRole('link', { name: 'Ana Reyes' })
  expect(tenants.textContent).toContain('old@example.com')
  expect((await part('Open inquiries')).textContent).toContain('Waiting for an answer')
  const repairs = await part('Open repairs')
  await within(repairs).findByRole('link', { name: 'Dripping tap' })
  expect(repairs.textContent).not.toContain('Done already')
})

test('open applications are on the page while there are any', async () => {
  overrides = { openApplications: 2 }
  await draw()
  await screen.findByText('2 open applications')
  expect(screen.getByRole('link', { name: 'View applications' }).getAttribute('href')).toBe(
    `/landlord/applications?property=${home.id}`,
  )
})

test('what a tenant does is on the open page when its notification arrives', async () => {
  tenancies = [sampleTenancy({ status: 'offered', expiresAt: '2036-12-10T12:00:00.000Z' })]
  const { arrived } = await draw()
  const tenants = await part('Tenants')
  await within(tenants).findByRole('button', { name: /^Withdraw offer/ })
  tenancies = tenancies.map(each => ({ ...each, status: 'agreed', expiresAt: null }))
  act(() => arrived.set({ category: 'tenancy' }))
  await within(tenants).findByText('Upcoming')
  expect(within(tenants).queryByRole('button', { name: /^Withdraw offer/ })).toBeNull()
})

test('a roommate is invited to the household of someone who lives there, or is offered the home', async () => {
  const first = sampleTenancy({ status: 'offered', tenant: null, invitedEmail: 'bo@example.com' })
  tenancies = [first, sampleTenancy({ status: 'ended' })]
  await draw()
  await press('Invite a tenant')
  const form = await screen.findByRole('dialog', { name: 'Invite a tenant' })
  await userEvent.type(within(form).getByRole('textbox', { name: /email/ }), 'ana@example.com')
  fireEvent.change(within(form).getByLabelText(/First day/), { target: { value: '2020-01-01' } })
  ;(await within(form).findByRole('combobox', { name: /Moving in/ })).focus()
  await userEvent.keyboard('{Enter}')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Alone', 'Together with bo@example.com'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() =>
    expect(within(form).getByRole('combobox', { name: /Moving in/ }).textContent).toBe(
      'Together with bo@example.com',
    ),
  )
  await press('Send invitation')
  await within(await part('Tenants')).findByText('ana@example.com')
  expect(tenancies[0]?.householdId).toBe(first.id)
})

test('offers that came to nothing hide nobody who lives there, and all of them can be shown', async () => {
  const old = Array.from({ length: 110 }, (_, at) =>
    sampleTenancy({ status: 'withdrawn', tenant: null, invitedEmail: `old-${at}@example.com` }),
  )
  tenancies = old.toSpliced(90, 0, sampleTenancy())
  await draw()
  const tenants = await part('Tenants')
  await within(tenants).findByRole('link', { name: 'Ana Reyes' })
  expect(tenants.textContent).not.toContain('old-109@example.com')
  await press('Show more')
  await within(tenants).findByText('old-109@example.com')
})

test('a tenant is invited by address, and the offer can be withdrawn', async () => {
  const platform = await draw()
  await screen.findByText(/This home has no tenants yet/)
  await press('Invite a tenant')
  const form = await screen.findByRole('dialog', { name: 'Invite a tenant' })
  await userEvent.type(within(form).getByRole('textbox', { name: /email/ }), 'ana@example.com')
  fireEvent.change(within(form).getByLabelText(/First day/), { target: { value: '2020-01-01' } })
  await press('Send invitation')
  const tenants = await part('Tenants')
  await within(tenants).findByText('ana@example.com')
  expect(tenants.textContent).toContain('The offer expires on Dec 10, 2026.')
  expect(platform.toasts).toMatchObject([
    {
      title: 'Invitation sent to ana@example.com',
      description: 'Somebody else lives there at that time.',
    },
  ])
  await press('Withdraw offer: ana@example.com')
  await screen.findByRole('dialog', { name: 'Withdraw this offer?' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw offer' }).at(-1) ?? document.body)
  await within(tenants).findByText('Withdrawn')
})

test('a notice of the tenant is accepted, and the landlord can give one', async () => {
  const endsOn = '2027-01-15'
  const notice = { by: 'tenant', at: '2026-11-20T12:00:00.000Z', endsOn, reason: null } as const
  tenancies = [sampleTenancy({ notice: { ...notice, isInEffect: false, isWaiting: true } })]
  const platform = await draw()
  const tenants = await part('Tenants')
  await within(tenants).findByText(
    'Ana Reyes asked to move out on Jan 15, 2027. It takes effect once you accept it.',
  )
  await press('Give notice: Ana Reyes')
  const form = await screen.findByRole('dialog', { name: 'Give notice' })
  await within(form).findByText('With less than 30 days’ notice, Ana Reyes has to accept it.')
  await userEvent.click(within(form).getByRole('button', { name: 'Cancel' }))
  await press('Accept notice: Ana Reyes')
  const dialog = await screen.findByRole('dialog', { name: 'Accept this notice?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept notice' }))
  await within(tenants).findByText('Ana Reyes gave notice. The last day is Jan 15, 2027.')
  expect(platform.toasts.map(({ title }) => title)).toEqual(['Notice accepted'])
})

test.each([
  [
    { freeFrom: '2027-01-16', vacantSince: null },
    'Available from Jan 16, 2027',
    { availableDate: '2027-01-16' },
  ],
  [
    { freeFrom: '2027-01-16', vacantSince: null, availableDate: '2027-03-01' },
    'Available from Jan 16, 2027',
    { availableDate: '2027-01-16' },
  ],
  [{ freeFrom: null, vacantSince: '2026-11-01' }, 'Vacant since Nov 1, 2026', {}],
])(
  'a home that becomes free is listed again from the day after the last one: %p',
  async (free, title, change) => {
    overrides = { ...free, isAvailable: false }
    await draw()
    await screen.findByText(title)
    await press('Relist')
    await waitFor(() => expect(changes).toEqual([{ isAvailable: true, ...change }]))
  },
)

test('a home that becomes free only in a year says so without a notice', async () => {
  overrides = { freeFrom: '2126-01-16', vacantSince: null, isAvailable: false }
  await draw()
  const words = await screen.findByText('Available from Jan 16, 2126')
  expect(screen.queryByText(/^Tenants can find it/)).toBeNull()
  expect(words.tagName).toBe('P')
  await press('Relist')
  await waitFor(() => expect(changes).toEqual([{ isAvailable: true, availableDate: '2126-01-16' }]))
})

test('without mail the form says that a tenant can apply instead', async () => {
  await draw(home.id, 'landlord', false)
  await press('Invite a tenant')
  await screen.findByText(/this portal does not send email/)
  expect(screen.queryByRole('textbox', { name: /email/ })).toBeNull()
})

test('another home is not found', async () => {
  await draw(crypto.randomUUID())
  await screen.findByText('Home not found')
})

test('the page is for landlords', async () => {
  await draw(home.id, 'tenant')
  await screen.findByText('You must be a landlord to view this page.')
  const link = screen.getByRole('link', { name: 'View this home' })
  expect(link.getAttribute('href')).toBe(`/properties/${home.id}`)
})

test('a home whose only tenancy was canceled can be listed again', async () => {
  overrides = { isAvailable: false, vacantSince: null }
  tenancies = [sampleTenancy({ status: 'cancelled', startsOn: '2027-01-01' })]
  await draw()
  await screen.findByText('The tenancy was canceled')
  await press('Relist')
  await waitFor(() => expect(changes).toEqual([{ isAvailable: true }]))
})

test('once a home is taken, all who still ask hear so in one press', async () => {
  await draw()
  const open = await part('Open inquiries')
  await within(open).findAllByRole('link', { name: 'Ana Reyes' })
  expect(within(open).queryByRole('button')).toBeNull()
  cleanup()
  server.stop()
  overrides = { isAvailable: false, vacantSince: null }
  const { toasts } = await draw()
  await press('It’s taken: tell the others')
  await press('Decline all')
  await within(await part('Open inquiries')).findByText('No open inquiries.')
  const body = { message: 'Thank you for your interest. This home is taken now.' }
  expect(changes).toEqual([body, body])
  expect(toasts).toMatchObject([{ title: '2 inquiries declined' }])
  expect(screen.queryByRole('button', { name: 'It’s taken: tell the others' })).toBeNull()
})

test('a home that is not on the map has no tour hours, and says why', async () => {
  overrides = { timeZone: null }
  await draw()
  const hours = await part('Tour hours')
  expect(hours.textContent).toContain('Place this home on the map first')
  expect(within(hours).getByRole('link', { name: 'Edit listing' }).getAttribute('href')).toMatch(/edit$/)
  expect(within(hours).queryByRole('button')).toBeNull()
})

test('tour hours are set by weekday, with days off; those that end too early are reported at their field', async () => {
  hours = {
    tourHours: [{ weekday: 3, from: '09:00', to: '10:00' }],
    tourDaysOff: ['2020-05-04', '2046-05-04'],
  }
  const { toasts } = await draw()
  await within(await part('Tour hours')).findByText(/^Wednesday: 9:00\sAM to 10:00\sAM$/)
  await press('Change hours')
  await press('Add hours on Monday')
  const monday = screen.getByRole('group', { name: 'Monday' })
  const to = within(monday).getByLabelText(/^To/)
  expect(document.activeElement).toBe(within(monday).getByLabelText(/^From/))
  fireEvent.input(to, { target: { value: '16:00' } })
  await press('Save hours')
  await within(monday).findByText('Monday: please end at least 30 minutes after the start')
  expect(changes).toEqual([])
  fireEvent.input(to, { target: { value: '18:30' } })
  await press('Remove these hours on Wednesday')
  await press('Add a day off')
  fireEvent.change(screen.getByLabelText('Day off 2'), { target: { value: '2046-05-05' } })
  await press('Save hours')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes).toEqual([
    {
      tourHours: [{ weekday: 1, from: '17:00', to: '18:30' }],
      tourDaysOff: ['2046-05-04', '2046-05-05'],
      updatedAt: home.updatedAt,
    },
  ])
  expect(toasts).toMatchObject([{ title: 'Tour hours saved' }])
})

test('tour hours that another tab saved first are shown, and saving again replaces them', async () => {
  await draw()
  await press('Set hours')
  await press('Add hours on Monday')
  savedAt = '2036-11-20T12:00:00.000Z'
  hours = {
    tourHours: [
      { weekday: 5, from: '09:30', to: '12:00' },
      { weekday: 2, from: '17:00', to: '19:00' },
    ],
    tourDaysOff: ['2020-05-04', '2046-05-04'],
  }
  await press('Save hours')
  const notice = await screen.findByText('These hours were saved while you were editing')
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true))
  const saved = within(screen.getByRole('dialog')).getAllByRole('listitem')
  expect(saved.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Tuesday: 5:00 PM to 7:00 PM',
    'Friday: 9:30 AM to 12:00 PM',
    'Days off: May 4, 2046',
  ])
  expect(changes).toEqual([])
  await press('Save hours')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes).toEqual([
    { tourHours: [{ weekday: 1, from: '17:00', to: '19:00' }], tourDaysOff: [], updatedAt: savedAt },
  ])
})

test('tour hours that another tab changed are read when the dialog opens', async () => {
  hours = { tourHours: [{ weekday: 3, from: '09:00', to: '10:00' }], tourDaysOff: [] }
  await draw()
  await within(await part('Tour hours')).findByText(/^Wednesday/)
  hours = { tourHours: [{ weekday: 1, from: '11:00', to: '12:00' }], tourDaysOff: [] }
  await press('Change hours')
  await screen.findByRole('button', { name: 'Remove these hours on Monday' })
  expect(screen.queryByRole('button', { name: 'Remove these hours on Wednesday' })).toBeNull()
})

test('tour hours and days off can be added up to their limits', async () => {
  hours = {
    tourHours: Array.from({ length: maxTourHours - 1 }, (_, index) => ({
      weekday: 1 + (index % 5),
      from: `1${Math.floor(index / 5)}:00`,
      to: `1${Math.floor(index / 5)}:45`,
    })),
    tourDaysOff: Array.from({ length: maxDaysOff - 1 }, () => '2046-05-04'),
  }
  await draw()
  await press('Change hours')
  await press('Add hours on Sunday')
  expect(screen.queryByRole('button', { name: /^Add hours/ })).toBeNull()
  await press('Add a day off')
  expect(screen.queryByRole('button', { name: 'Add a day off' })).toBeNull()
  await press('Remove day off 1')
  await press('Remove these hours on Sunday')
  await screen.findByRole('button', { name: 'Add a day off' })
  expect(screen.getAllByRole('button', { name: /^Add hours/ })).toHaveLength(7)
})

test('a home that an administrator hides says why, and how to get it back', async () => {
  overrides = {
    visibilityLevel: 'private',
    heldAt: '2026-11-05T12:00:00.000Z',
    heldReason: 'It does not exist.',
  }
  await draw()
  const listing = await screen.findByRole('region', { name: 'Listing' })
  expect(listing.textContent).toContain('Hidden by the portal')
  expect(listing.textContent).not.toContain('Paused')
  expect(listing.textContent).toContain('It does not exist.')
  expect(within(listing).getByRole('link', { name: 'account standing' }).getAttribute('href')).toBe(
    '/profile/standing',
  )
})
