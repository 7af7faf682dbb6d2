import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleApplication } from '@portal/client/test/sample-application'
import { sampleInquiry } from '@portal/client/test/sample-inquiry'
import { sampleOwnProperty, sampleProperty } from '@portal/client/test/sample-property'
import { sampleRequest } from '@portal/client/test/sample-request'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { sampleThread } from '@portal/client/test/sample-thread'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { ApplicationSummary } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { type FirstSteps, firstStepEndpoints } from '@portal/contract/auth/first-steps-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { Thread } from '@portal/contract/threads/thread'
import type { Review } from '@portal/contract/verifications/review'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../../pages.tsx'

const Routes = routesFor(pages)

const sampleReview: Review = {
  id: '0190a000-0000-7000-8000-000000000101',
  kind: 'organization',
  status: 'pending',
  claim: 'Bay Homes',
  person: {
    id: '0190a000-0000-7000-8000-000000000109',
    firstName: 'Hector',
    lastName: 'Ramos',
    userType: 'landlord',
  },
  documents: [],
  reason: null,
  decidedAt: null,
  expiresAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
}

const own = (home: Property) => sampleOwnProperty(home)

let server: ServedEndpoints
let requests: MaintenanceRequest[]
let urgent: MaintenanceRequest[]
let overdue: MaintenanceRequest[]
let inquiries: Inquiry[]
let nextCursor: string | null
let threads: Thread[]
let unread: number
let applications: ApplicationSummary[]
let tenancies: Tenancy[]
let homes: Property[]
let steps: FirstSteps
/** Endpoints that fail. */
let away: Set<unknown>

const listing =
  <Answer,>(endpoint: object, answer: () => Answer) =>
  (): Answer => {
    if (away.has(endpoint)) throw new Refusal('internal', 'Something went wrong')
    return answer()
  }

beforeEach(() => {
  requests = []
  urgent = []
  overdue = []
  inquiries = []
  homes = []
  threads = []
  unread = 0
  applications = []
  tenancies = []
  nextCursor = null
  steps = { hasDealings: true, isEmailConfirmed: false, hasProfile: false, hasBegun: false }
  away = new Set()
})
beforeAll(async () => {
  const { myRequests, urgentRequests, overdueRequests } = maintenanceEndpoints
  const { list } = inquiryEndpoints
  server = await serveEndpoints([
    answering(firstStepEndpoints.read, () => steps),
    answering(linkEndpoints.sendConfirmation, () => ({ accepted: true as const })),
    answering(findingEndpoints.list, () => ({
      violations: [],
      nextCursor: null,
      counts: { waiting: 12, appealed: 0, oldestAt: '2026-11-03T12:00:00.000Z', decidedThisWeek: 0 },
    })),
    answering(reviewEndpoints.list, () => ({ reviews: [sampleReview], nextCursor: null })),
    answering(threadEndpoints.list, ({ query }) => {
      expect(query.unread).toBe('true')
      return { threads, nextCursor: null, unread }
    }),
    answering(applicationEndpoints.list, ({ query }) => {
      expect(query.status).toEqual(['submitted', 'under_review'])
      return { applications, nextCursor: null }
    }),
    answering(tenancyEndpoints.list, () => ({ tenancies, nextCursor: null })),
    answering(
      myRequests,
      listing(myRequests, () => requests),
    ),
    answering(
      urgentRequests,
      listing(urgentRequests, () => urgent),
    ),
    answering(
      overdueRequests,
      listing(overdueRequests, () => overdue),
    ),
    answering(list, ({ query: { status } }) =>
      listing(list, () => ({
        inquiries: inquiries.filter(inquiry => status?.includes(inquiry.status) ?? true),
        nextCursor,
      }))(),
    ),
    answering(
      favoriteEndpoints.list,
      listing(favoriteEndpoints.list, () => ({ properties: homes, nextCursor: null })),
    ),
    answering(
      ownPropertyEndpoints.my,
      listing(ownPropertyEndpoints.my, () => ({ properties: homes.map(own), nextCursor: null })),
    ),
  ])
})
afterAll(() => server.stop())

const draw = (
  userType: 'tenant' | 'landlord',
  hasMail = true,
  hasSamples = true,
  isAdministrator = false,
) => {
  visit(server.url, '/')
  const platform = testPlatform({ userType, isAdministrator })
  Object.assign(platform.settings, { hasMail, hasSamples })
  drawOn(platform, <Routes />)
  return platform
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

/** The links of a panel, with their targets. */
const linksOf = async (name: string) => {
  const links = await (await panel(name)).findAllByRole('link')
  return links.map(link => [link.textContent, link.getAttribute('href')])
}

test('a signed-in person is greeted instead of seeing the introduction', async () => {
  draw('tenant')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome, Ana')
  expect(screen.getByRole('link', { name: 'Find a Home' }).getAttribute('href')).toBe('/search')
  expect(screen.queryByText("I'm a Tenant")).toBeNull()
  expect(screen.getByRole('region', { name: 'Try it with sample data' })).toBeDefined()
})

test.each([true, false])(
  'in production the samples wait below a person’s activity: %s',
  async isProduction => {
    draw('tenant', true, !isProduction)
    const frame = await screen.findByRole('region', { name: 'Try it with sample data' })
    const samples = within(frame)
    if (!isProduction)
      return expect(await samples.findByRole('button', { name: 'Tenant view' })).toBeDefined()
    await waitFor(() => expect(frame.querySelector('div[aria-hidden]')).toBeNull())
    expect(samples.queryByRole('button', { name: 'Tenant view' })).toBeNull()
    expect(samples.getByRole('button', { name: 'Show the samples' })).toBeDefined()
  },
)

test('an administrator sees what there is to review, and no first steps of a tenant', async () => {
  steps = { ...steps, hasDealings: false }
  draw('tenant', true, true, true)
  expect(await linksOf('For you to review')).toEqual([
    ['12 reports and findings', '/admin'],
    ['Papers of 1 person', '/admin/verifications'],
  ])
  const review = await screen.findByRole('region', { name: 'For you to review' })
  expect(within(review).queryByRole('button')).toBeNull() // each row is shown, and counts many
  const words = review.textContent
  expect(words).toContain('The oldest is from Nov 3, 2026')
  expect(words).toContain('Hector Ramos: Bay Homes')
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Find a Home' })).toBeNull()
})

describe('someone new', () => {
  const stepsShown = async () => {
    const items = await (await panel('Get started')).findAllByRole('listitem')
    return items.map(({ textContent }) => textContent)
  }

  test('sees three things to do instead of empty panels and samples, with the mail that is on its way', async () => {
    steps = { ...steps, hasDealings: false }
    draw('tenant')
    expect(await stepsShown()).toEqual([
      'Confirm your email addressWe sent a link to ana@example.com.Send it again',
      'Fill in your profileAdd a picture, and say where you would like to live.Open profile',
      'Save a searchWe’ll notify you about new homes that match.Search homes',
    ])
    expect((await linksOf('Get started')).map(([, path]) => path)).toEqual(['/profile', '/search'])
    expect(screen.getAllByRole('region').length).toBe(1)
  })

  test('gets the mail again with a press, in place', async () => {
    steps = { ...steps, hasDealings: false }
    const platform = draw('tenant')
    await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }))
    await waitFor(() => expect(platform.toasts).toMatchObject([{ title: 'Link sent' }]))
  })

  test('sees what is done, and as a landlord the first home to list', async () => {
    steps = { hasDealings: false, isEmailConfirmed: true, hasProfile: true, hasBegun: false }
    draw('landlord')
    expect(await stepsShown()).toEqual([
      'Confirm your email address: done',
      'Fill in your profile: done',
      'List a homeTenants find it in the search and on the map.List your first home',
    ])
  })

  test('confirms no address where the portal sends no mail', async () => {
    steps = { ...steps, hasDealings: false }
    draw('tenant', false)
    expect((await stepsShown()).length).toBe(2)
  })

  test.each([
    ['all is done', { hasDealings: false, isEmailConfirmed: true, hasProfile: true, hasBegun: true }],
    [
      'something can wait',
      { hasDealings: true, isEmailConfirmed: false, hasProfile: false, hasBegun: false },
    ],
  ])('is no longer new once %s', async (_, now) => {
    steps = now
    draw('tenant')
    expect(await (await panel('Unread messages')).findByText('No unread messages.')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Try it with sample data' })).toBeDefined()
  })
})

/** The rows of the list that leads the page. */
const nextRows = async () =>
  (await (await panel('Next for you')).findAllByRole('listitem')).map(({ textContent }) => textContent)

test('what waits for a tenant leads the page: offers, tour times, then what is ahead, on the clock of the home', async () => {
  const soon = '2036-12-09T18:00:00.000Z'
  tenancies = [sampleTenancy({ title: 'Loft', status: 'offered', expiresAt: '2036-12-03T02:00:00.000Z' })]
  inquiries = [
    sampleInquiry({ status: 'scheduled', scheduledDate: soon }),
    sampleInquiry({ status: 'responded', proposedDates: [soon] }),
    sampleInquiry({ status: 'scheduled', scheduledDate: '2026-01-09T18:00:00.000Z' }),
  ]
  threads = [sampleThread({ unreadCount: 2 })]
  unread = 1
  draw('tenant')
  expect(await nextRows()).toEqual([
    expect.stringMatching(/^Answer an offerLoft · by Dec [23]$/),
    'Choose a tour timeSunny flat in the Mission',
    expect.stringMatching(/^Tour Tue, Dec 9, 2036, 10:00 AM PST.*Sunny flat in the Mission$/),
  ])
  expect((await panel('Next for you')).getByText('4')).toBeDefined()
  expect((await linksOf('Next for you')).map(([, path]) => path)).toEqual([
    `/tenancies/${tenancies[0]?.id}`,
    `/inquiries?inquiry=${inquiries[1]?.id}`,
    `/inquiries?inquiry=${inquiries[0]?.id}`,
  ])
})

test('what waits for a landlord leads the page: repairs, notices, questions and decisions', async () => {
  overdue = [sampleRequest({ title: 'Lamp' })]
  inquiries = [sampleInquiry({})]
  applications = [sampleApplication()]
  draw('landlord')
  expect(await nextRows()).toEqual([
    expect.stringMatching(/^Overdue repair: LampSunny flat in the Mission · since /),
    expect.stringMatching(/^Answer Ana ReyesSunny flat in the Mission · since Nov \d+$/),
    expect.stringMatching(/^Decide on Ana Reyes’s applicationSunny flat in the Mission · by Dec \d+$/),
  ])
})

test('a home that is agreed on leads a tenant to the day of moving in', async () => {
  tenancies = [sampleTenancy({ title: 'Barn', status: 'agreed', startsOn: '2036-12-15' })]
  inquiries = [sampleInquiry({ status: 'scheduled', scheduledDate: '2036-12-16T18:00:00.000Z' })]
  draw('tenant')
  expect(await nextRows()).toEqual([
    'Move in on Dec 15, 2036Barn',
    expect.stringMatching(/^Tour Tue, Dec 16/),
  ])
})

test('the list shows three, and the others with a press', async () => {
  inquiries = Array.from({ length: 5 }, () => sampleInquiry({}))
  draw('landlord')
  expect(await nextRows()).toHaveLength(3)
  await userEvent.click((await panel('Next for you')).getByRole('button', { name: 'Show 2 more' }))
  expect(await nextRows()).toHaveLength(5)
  expect((await panel('Next for you')).queryByRole('button')).toBeNull()
})

test.each(['tenant', 'landlord'] as const)(
  'a tour that has been no longer waits for a %s',
  async userType => {
    const tourOn = (scheduledDate: string) =>
      sampleInquiry({ status: 'scheduled', scheduledDate, property: sampleInquiry({}).property })
    inquiries = [tourOn('2026-01-09T18:00:00.000Z'), tourOn('2036-12-09T18:00:00.000Z')]
    draw(userType)
    const shown = await panel(userType === 'tenant' ? 'Open inquiries' : 'Inquiries and tours')
    expect((await shown.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tour: Tue, Dec 9, 2036'),
    ])
  },
)

test('with nothing waiting the list says so', async () => {
  draw('tenant')
  expect(await (await panel('Next for you')).findByText('You’re all caught up.')).toBeDefined()
})

test('the list shows what it can while one source is away', async () => {
  away.add(maintenanceEndpoints.myRequests)
  inquiries = [sampleInquiry({ status: 'responded', proposedDates: ['2036-12-09T18:00:00.000Z'] })]
  draw('tenant')
  expect(await nextRows()).toEqual(['Choose a tour timeSunny flat in the Mission'])
})

test('a tenant sees open repairs, three of them, with links to each and to all', async () => {
  requests = [
    sampleRequest({ id: '0190a000-0000-7000-8000-00000000000a', title: 'No heat', status: 'in_progress' }),
    sampleRequest({ title: 'Done', status: 'completed' }),
    sampleRequest({ title: 'Taken back', status: 'cancelled' }),
    ...['Tap', 'Door', 'Light'].map(title => sampleRequest({ title })),
  ]
  draw('tenant')
  const links = await linksOf('Open repairs')
  expect(links.map(([title]) => title)).toEqual([
    'View all',
    ...['No heat', 'Tap', 'Door'].map(title => `Sunny flat in the Mission: ${title}`),
  ])
  expect(links[0]?.[1]).toBe('/maintenance/requests')
  expect(links[1]?.[1]).toBe('/maintenance/requests?request=0190a000-0000-7000-8000-00000000000a')
  const repairs = await panel('Open repairs')
  expect(repairs.getByText('4')).toBeDefined()
  expect(repairs.getByText('No heat · Reported Nov 3, 2026 · In progress')).toBeDefined()
})

test('a tenant sees open inquiries, those with an answer first', async () => {
  inquiries = [
    sampleInquiry({ message: 'Waiting' }),
    sampleInquiry({ status: 'responded', responseMessage: 'Gladly, come at six.' }),
    sampleInquiry({ status: 'declined', responseMessage: 'It is gone.' }),
  ]
  draw('tenant')
  const open = await panel('Open inquiries')
  const rows = (await open.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Sunny flat in the MissionGladly, come at six.Answered',
    'Sunny flat in the MissionWaiting for Dana Ortiz',
  ])
})

test('a tenant sees that a tour time is to be chosen, and waits for nobody once it is', async () => {
  const soon = '2036-12-09T18:00:00.000Z'
  inquiries = [
    sampleInquiry({ status: 'responded', responseMessage: 'Any of these?', proposedDates: [soon] }),
    sampleInquiry({ status: 'scheduled', scheduledDate: soon }),
  ]
  draw('tenant')
  const rows = (await (await panel('Open inquiries')).findAllByRole('listitem')).map(row => row.textContent)
  expect(rows).toEqual([
    'Sunny flat in the MissionChoose a tour timeAnswered',
    expect.stringMatching(/^Sunny flat in the MissionTour: Tue, Dec 9, 2036, 10:00 AM PST.*Scheduled$/),
  ])
})

test('a tenant sees the saved homes, each with its picture and rent', async () => {
  homes = [sampleProperty({ title: 'House by the park', images: ['https://pictures.test/1.jpg'] })]
  draw('tenant')
  expect(await linksOf('Saved homes')).toEqual([
    ['View all', '/saved'],
    ['House by the park', `/properties/${homes[0]?.id}`],
  ])
  const saved = await panel('Saved homes')
  expect(saved.getByText('$3,250/month · San Francisco, CA')).toBeDefined()
  expect(saved.getByRole('listitem').querySelector('img')?.src).toBe('https://pictures.test/1.jpg')
})

test('a landlord sees unanswered inquiries before tours, and says so when there are more than were read', async () => {
  inquiries = [
    sampleInquiry({ status: 'scheduled', scheduledDate: '2036-12-09T18:00:00.000Z' }),
    sampleInquiry({}),
  ]
  nextCursor = '0190a000-0000-7000-8000-00000000000b'
  draw('landlord')
  const link = 'Sunny flat in the Mission: Ana Reyes'
  expect(await linksOf('Inquiries and tours')).toEqual([
    ['View all', '/landlord/inquiries'],
    [link, `/landlord/inquiries?inquiry=${inquiries[1]?.id}`],
    [link, `/landlord/inquiries?inquiry=${inquiries[0]?.id}`],
  ])
  const shown = await panel('Inquiries and tours')
  expect(shown.getByText('2+')).toBeDefined()
  expect(shown.getByText(/Tour: Tue, Dec 9, 2036, 10:00 AM PST/)).toBeDefined()
})

test.each(['tenant', 'landlord'] as const)(
  'a %s sees the latest unread conversations, and how many there are in all',
  async side => {
    threads = [
      sampleThread({ id: '0190a000-0000-7000-8000-00000000000c', unreadCount: 2 }),
      sampleThread({
        property: null,
        propertyTitle: 'Gone',
        other: { ...sampleThread().other, firstName: 'Former', lastName: 'member' },
        unreadCount: 1,
      }),
    ]
    unread = 41
    draw(side)
    expect((await linksOf('Unread messages')).slice(0, 2)).toEqual([
      ['View all', '/messages'],
      ['Dana Ortiz: Sunny flat in the Mission', '/messages/0190a000-0000-7000-8000-00000000000c'],
    ])
    const messages = await panel('Unread messages')
    expect(messages.getByText('41')).toBeDefined()
    const rows = messages.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Dana Ortiz: Sunny flat in the MissionSunny flat in the Mission · Nov 3, 20262 new',
      'Former member: GoneGone · Nov 3, 20261 new',
    ])
  },
)

test('a tenant sees what waits in their homes, and the applications that nobody decided', async () => {
  const notice = {
    by: 'landlord',
    at: '2026-11-03T12:00:00.000Z',
    endsOn: '2036-12-09',
    reason: null,
    isInEffect: false,
    isWaiting: true,
  } as const
  tenancies = [
    sampleTenancy({ title: 'Loft', status: 'offered', expiresAt: '2036-12-03T12:00:00.000Z' }),
    sampleTenancy({ title: 'Attic', notice }),
    sampleTenancy({ title: 'Cellar', startsOn: new Date().toISOString().slice(0, 10), timeZone: null }),
    sampleTenancy({ title: 'Barn', status: 'agreed', startsOn: '2036-12-15' }),
    sampleTenancy({ title: 'Shed', status: 'ended' }),
  ]
  applications = [sampleApplication({ status: 'under_review' })]
  draw('tenant')
  const waiting = await panel('Offers and leases')
  const rows = (await waiting.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'LoftPlease respond by Dec 3, 2036Offer',
    'AtticDana Ortiz asked you to move out on Dec 9, 2036. It takes effect once you accept it.',
    'CellarHave you moved in?',
  ])
  expect(waiting.getByText('4')).toBeTruthy()
  expect((await linksOf('Offers and leases')).map(([, path]) => path)).toEqual([
    '/tenancies',
    ...tenancies.slice(0, 3).map(({ id }) => `/tenancies/${id}`),
  ])
  expect(await linksOf('Open applications')).toEqual([
    ['View all', '/applications'],
    ['Sunny flat in the Mission', `/applications/${applications[0]?.id}`],
  ])
  const applied = (await panel('Open applications')).getByRole('listitem')
  expect(applied.textContent).toContain('Decision by Dec 3, 2036Under review')
})

test('a landlord sees open applications, offers that expire soon, and notices that need them', async () => {
  const notice = {
    by: 'tenant',
    at: '2026-11-03T12:00:00.000Z',
    endsOn: '2036-12-09',
    reason: null,
    isInEffect: false,
    isWaiting: true,
  } as const
  tenancies = [
    sampleTenancy({
      title: 'Loft',
      status: 'offered',
      tenant: null,
      invitedEmail: 'ada@example.org',
      expiresAt: '2036-12-03T12:00:00.000Z',
    }),
    sampleTenancy({ title: 'Attic', notice }),
  ]
  applications = [sampleApplication()]
  draw('landlord')
  const waiting = await panel('Offers and notices')
  const rows = (await waiting.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Loft: ada@example.orgada@example.org · The offer expires on Dec 3, 2036',
    'Attic: Ana ReyesAna Reyes · until Dec 9, 2036Your turn',
  ])
  expect((await linksOf('Offers and notices')).map(([, path]) => path)).toEqual([
    '/landlord/properties',
    ...tenancies.map(({ propertyId }) => `/landlord/properties/${propertyId}`),
  ])
  expect(await linksOf('Open applications')).toEqual([
    ['View all', '/landlord/applications'],
    ['Sunny flat in the Mission: Ana Reyes', `/landlord/applications/${applications[0]?.id}`],
  ])
})

test('a landlord sees open urgent repairs and overdue ones, each once', async () => {
  const both = sampleRequest({ title: 'Flood', priority: 'urgent' })
  urgent = [
    sampleRequest({ title: 'Gas', priority: 'urgent' }),
    both,
    sampleRequest({ title: 'Old', status: 'completed' }),
  ]
  overdue = [both, sampleRequest({ title: 'Late lamp' })]
  draw('landlord')
  const pressing = await panel('Urgent and overdue repairs')
  const rows = (await pressing.findAllByRole('listitem')).map(
    row =>
      `${within(row).getByRole('link').textContent} ${/Urgent|Overdue/.exec(row.textContent ?? '')?.[0]}`,
  )
  expect(rows).toEqual(
    ['Gas Urgent', 'Flood Overdue', 'Late lamp Overdue'].map(words => `Sunny flat in the Mission: ${words}`),
  )
  expect(pressing.getByText('3')).toBeDefined()
})

test('a landlord sees their listings, and whether each is occupied', async () => {
  homes = [sampleProperty({ title: 'House by the park', isAvailable: false })]
  draw('landlord')
  expect(await linksOf('Your listings')).toEqual([
    ['View all', '/landlord/properties'],
    ['House by the park', `/properties/${homes[0]?.id}`],
  ])
  expect((await panel('Your listings')).getByText('Occupied')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Add Property' }).getAttribute('href')).toBe('/create-property')
})

test.each([
  ['tenant', 'Unread messages', 'View messages', '/messages'],
  ['tenant', 'Offers and leases', 'View my homes', '/tenancies'],
  ['tenant', 'Open applications', 'Find a home', '/search'],
  ['landlord', 'Open applications', 'View applications', '/landlord/applications'],
  ['landlord', 'Offers and notices', 'View properties', '/landlord/properties'],
  ['tenant', 'Open repairs', 'Request a repair', '/maintenance/requests'],
  ['tenant', 'Open inquiries', 'Find a home', '/search'],
  ['tenant', 'Saved homes', 'Find a home', '/search'],
  ['landlord', 'Inquiries and tours', 'View inquiries', '/landlord/inquiries'],
  ['landlord', 'Urgent and overdue repairs', 'View all repairs', '/maintenance/manage'],
  ['landlord', 'Your listings', 'List your first home', '/create-property'],
] as const)('for a %s without any, "%s" offers one thing to do', async (side, name, action, path) => {
  draw(side)
  expect(await linksOf(name)).toEqual([[action, path]])
})

test('what cannot be loaded fails by itself, and can be tried again', async () => {
  homes = [sampleProperty({ title: 'House by the park' })]
  away.add(inquiryEndpoints.list)
  draw('tenant')
  const open = await panel('Open inquiries')
  expect(await open.findByText('We couldn’t load this.')).toBeDefined()
  expect(await (await panel('Saved homes')).findByText('House by the park')).toBeDefined()
  away.clear()
  inquiries = [sampleInquiry({})]
  await userEvent.click(open.getByRole('button', { name: 'Try again' }))
  expect(await open.findByText('Sunny flat in the Mission')).toBeDefined()
})

test('a landlord’s repairs fail when half of them cannot be loaded', async () => {
  urgent = [sampleRequest({ priority: 'urgent' })]
  away.add(maintenanceEndpoints.overdueRequests)
  draw('landlord')
  const pressing = await panel('Urgent and overdue repairs')
  expect(await pressing.findByText('We couldn’t load this.')).toBeDefined()
  away.clear()
  await userEvent.click(pressing.getByRole('button', { name: 'Try again' }))
  expect(
    await pressing.findByRole('link', { name: /^Sunny flat in the Mission.*Water under the sink$/ }),
  ).toBeDefined()
})
