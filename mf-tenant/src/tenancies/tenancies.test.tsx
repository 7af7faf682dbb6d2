import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import type { Rating } from '@portal/contract/ratings/rating'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { todayIn } from '@portal/shared-ui/local-moment'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let tenancies: Tenancy[]
let rating: Rating | null

const change = (id: string, overrides: Partial<Tenancy>) => {
  const tenancy = oneOf(id)
  tenancies = tenancies.map(each => (each.id === id ? { ...tenancy, ...overrides } : each))
  return { tenancy: oneOf(id) }
}
const oneOf = (id: string): Tenancy => {
  const tenancy = tenancies.find(each => each.id === id)
  if (!tenancy) throw new Refusal('not_found', 'There is no such tenancy.')
  return tenancy
}

const waiting: NonNullable<Tenancy['notice']> = {
  by: 'landlord',
  at: '2026-11-20T12:00:00.000Z',
  endsOn: '2027-01-15',
  reason: 'My son needs the rooms.',
  isInEffect: false,
  isWaiting: true,
}

beforeEach(() => {
  tenancies = []
  rating = null
})
afterEach(() => server.stop())

const draw = async (
  path: string,
  userType: 'tenant' | 'landlord' = 'tenant',
  hasMail = true,
  isEmailConfirmed = true,
) => {
  server = await serveEndpoints([
    answering(tenancyEndpoints.list, () => ({ tenancies, nextCursor: null })),
    answering(tenancyEndpoints.read, ({ params }) => ({ tenancy: oneOf(params.id) })),
    answering(tenancyEndpoints.agree, ({ params }) => {
      if (oneOf(params.id).status !== 'offered') throw new Refusal('conflict', 'This offer was withdrawn.')
      return change(params.id, { status: 'agreed', expiresAt: null })
    }),
    answering(tenancyEndpoints.decline, ({ params }) => change(params.id, { status: 'declined' })),
    answering(tenancyEndpoints.acceptNotice, ({ params, body }) => {
      const { notice } = oneOf(params.id)
      if (!notice || body.endsOn !== notice.endsOn) throw new Refusal('conflict', 'There is no such notice.')
      return change(params.id, {
        endsOn: notice.endsOn,
        notice: { ...notice, isInEffect: true, isWaiting: false },
      })
    }),
    answering(tenancyWritingEndpoints.notice, ({ params, body: { endsOn, reason = null } }) =>
      change(params.id, { notice: { ...waiting, by: 'tenant', endsOn, reason } }),
    ),
    answering(tenancyWritingEndpoints.moveIn, ({ params, body: { note = null, photos } }) =>
      change(params.id, {
        movedInAt: '2026-11-26T12:00:00.000Z',
        moveInNote: note,
        moveInPhotos: photos,
      }),
    ),
    answering(linkEndpoints.sendConfirmation, () => ({ accepted: true as const })),
    answering(ratingEndpoints.ofTenancy, () => ({ rating, mayRate: rating === null })),
    answering(ratingWritingEndpoints.rate, ({ body }) => {
      rating = {
        id: crypto.randomUUID(),
        rating: body.rating,
        text: body.text ?? null,
        authorFirstName: 'Ana',
        answer: null,
        answeredAt: null,
        isSoonAfterAgreement: false,
        removedAt: null,
        createdAt: '2026-11-26T12:00:00.000Z',
      }
      return { rating, notice: null }
    }),
    answering(maintenanceEndpoints.myRequests, () => []),
  ])
  visit(server.url, path)
  const platform = testPlatform({ userType, isEmailConfirmed })
  platform.settings.hasMail = hasMail
  drawOn(platform, <Routes />)
  return platform
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const words = () => document.body.textContent ?? ''

test('what is asked about goes away once it is no longer possible, and a toast says why', async () => {
  tenancies = [sampleTenancy({ status: 'offered', expiresAt: '2036-12-10T12:00:00.000Z' })]
  const { toasts } = await draw(`/tenancies/${tenancies[0]?.id}`)
  await press('Agree')
  const dialog = await screen.findByRole('dialog', { name: 'Agree to this offer?' })
  tenancies = tenancies.map(each => ({ ...each, status: 'withdrawn', expiresAt: null }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts).toMatchObject([
    { title: 'We couldn’t record your agreement', description: 'This offer was withdrawn.' },
  ])
})

describe('My homes', () => {
  test('lists what is open before what is over, each with a link to its page', async () => {
    const [ended, offered] = [
      sampleTenancy({ title: 'Old mill', status: 'ended', endsOn: '2026-06-30' }),
      sampleTenancy({ title: 'Loft', status: 'offered', expiresAt: '2026-12-10T12:00:00.000Z' }),
    ]
    tenancies = [ended, offered]
    await draw('/tenancies')
    const links = await screen.findAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Loft', `/tenancies/${offered.id}`],
      ['Answer the offer', `/tenancies/${offered.id}`],
      ['Old mill', `/tenancies/${ended.id}`],
    ])
    expect(words()).toContain('Please respond by Dec 10, 2026')
    expect(words()).toContain('Jan 1, 2026 to Jun 30, 2026 · $2,450 a month, due on the\u00a03rd')
  })

  test.each([
    [true, 'confirm your email address'],
    [false, 'The homes you rent appear here.'],
  ])('says where homes come from, with mail %p', async (hasMail, sentence) => {
    await draw('/tenancies', 'tenant', hasMail)
    await screen.findByText('No homes yet')
    expect(words()).toContain(sentence)
    expect(words().includes('confirm')).toBe(hasMail)
  })

  test('is for tenants', async () => {
    await draw('/tenancies', 'landlord')
    await screen.findByText('You must be a tenant to view this page.')
  })
})

describe('the page of a home', () => {
  test('shows an offer, which is agreed to after asking', async () => {
    const offer = sampleTenancy({
      status: 'offered',
      expiresAt: '2026-12-10T12:00:00.000Z',
      securityDeposit: 3000,
      rentAmount: 2450,
      rentDueDay: 3,
      threadId: '0190a000-0000-7000-8000-00000000000c',
    })
    tenancies = [offer]
    const platform = await draw(`/tenancies/${offer.id}`)
    await screen.findByText('Dana Ortiz offers you this home')
    await press('Agree')
    await screen.findByRole('dialog', { name: 'Agree to this offer?' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Agree' }).at(-1) ?? document.body)
    await screen.findByText('You move in on Jan 1, 2026')
    expect(words()).toContain(
      'What you agreed on: deposit $3,000; rent $2,450 a month, due on the\u00a03rd. We don’t collect rent: Dana Ortiz can tell you how and when to pay.',
    )
    expect(screen.getByRole('link', { name: 'Ask Dana Ortiz' }).getAttribute('href')).toMatch(
      /^\/messages\/./,
    )
    expect(platform.toasts.map(({ title }) => title)).toEqual(['You agreed to the offer'])
  })

  test('shows an offer, which is declined after asking', async () => {
    const offer = sampleTenancy({ status: 'offered' })
    tenancies = [offer]
    const platform = await draw(`/tenancies/${offer.id}`)
    await press('Decline')
    await screen.findByRole('dialog', { name: 'Decline this offer?' })
    await press('Decline offer')
    await waitFor(() => expect(platform.toasts.map(({ title }) => title)).toEqual(['Offer declined']))
    await screen.findByText('Declined')
  })

  test('lets the tenant rate the landlord, once', async () => {
    const home = sampleTenancy()
    tenancies = [home]
    await draw(`/tenancies/${home.id}`)
    await press('Rate your landlord')
    const dialog = await screen.findByRole('dialog', { name: 'Rate your landlord' })
    await press('Publish rating')
    await within(dialog).findByText('Please choose from 1 to 5 stars')
    await userEvent.click(within(dialog).getByRole('radio', { name: '4 stars: good' }))
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Your review/ }), 'Kind.')
    await press('Publish rating')
    await screen.findByText('You gave Dana Ortiz 4 of 5 stars')
    expect(words()).toContain('Kind.')
    expect(screen.queryByRole('button', { name: 'Rate your landlord' })).toBeNull()
  })

  test.each([
    [29, true],
    [30, false],
  ])('%p days after they agreed, a tenant is told that a rating is not counted: %p', async (days, isSoon) => {
    const today = Date.parse(`${todayIn('America/Los_Angeles')}T20:00:00Z`) // about noon there
    const agreedAt = new Date(today - days * 86_400_000).toISOString()
    const home = sampleTenancy({ startsOn: '2020-01-01', agreedAt })
    tenancies = [home]
    await draw(`/tenancies/${home.id}`)
    await press('Rate your landlord')
    await screen.findByRole('dialog', { name: 'Rate your landlord' })
    expect(words().includes('doesn’t count toward the average')).toBe(isSoon)
  })

  test('is not found for anyone else, and who was invited learns that their address has to be confirmed', async () => {
    await draw(`/tenancies/${crypto.randomUUID()}`)
    await screen.findByText('Home not found')
    expect(screen.getByRole('link', { name: 'profile' }).getAttribute('href')).toBe('/profile')
  })

  test('waits for an address to be confirmed, and mails the link again', async () => {
    const offer = sampleTenancy({ status: 'offered' })
    const platform = await draw(`/tenancies/${offer.id}`, 'tenant', true, false)
    await screen.findByText('Confirm your email address, then your offer opens here')
    await press('Send the link again')
    await waitFor(() => expect(platform.toasts).toMatchObject([{ title: 'Link sent' }]))
    tenancies = [offer]
    const person = platform.session.get()
    act(() => platform.session.set(person && { user: { ...person.user, isEmailConfirmed: true } }))
    await screen.findByRole('button', { name: 'Agree' })
  })
})

describe('living in a home', () => {
  const dayIn = (days: number) =>
    new Date(Date.parse(todayIn('America/Los_Angeles')) + days * 86_400_000).toISOString().slice(0, 10)

  test('a tenant says that they moved in, with a note', async () => {
    const tenancy = sampleTenancy({ startsOn: dayIn(0) })
    tenancies = [tenancy]
    const platform = await draw(`/tenancies/${tenancy.id}`)
    await press('I moved in')
    const form = await screen.findByRole('dialog', { name: 'Have you moved in?' })
    await userEvent.type(await within(form).findByRole('textbox', { name: 'Note' }), 'A scratch by the door.')
    await userEvent.click(within(form).getByRole('button', { name: 'I moved in' }))
    await screen.findByText('A scratch by the door.')
    expect(platform.toasts.map(({ title }) => title)).toEqual(['Welcome home'])
    expect(screen.queryByRole('button', { name: 'I moved in' })).toBeNull()
  })

  test('who has lived there for long is not asked whether they moved in', async () => {
    const tenancy = sampleTenancy({ startsOn: dayIn(-31) })
    tenancies = [tenancy]
    await draw(`/tenancies/${tenancy.id}`)
    await screen.findByRole('button', { name: 'Give notice' })
    expect(words()).not.toContain('moved in')
  })

  test('a tenant gives notice, and reads before whether the landlord has to accept it', async () => {
    const tenancy = sampleTenancy({ startsOn: '2024-01-01' })
    tenancies = [tenancy]
    const platform = await draw(`/tenancies/${tenancy.id}`)
    await press('Give notice')
    const form = await screen.findByRole('dialog', { name: 'Give notice' })
    const day = await within(form).findByLabelText(/Last day/)
    fireEvent.change(day, { target: { value: dayIn(30) } })
    await within(form).findByText('This is final. We’ll let Dana Ortiz know.')
    fireEvent.change(day, { target: { value: dayIn(29) } })
    await within(form).findByText('It takes effect once Dana Ortiz accepts it.')
    await userEvent.type(within(form).getByRole('textbox', { name: 'Reason' }), 'I move away.')
    await userEvent.click(within(form).getByRole('button', { name: 'Give notice' }))
    await screen.findByText(/Waiting for Dana Ortiz to accept\.$/)
    expect(oneOf(tenancy.id).notice).toMatchObject({ endsOn: dayIn(29), reason: 'I move away.' })
    expect(platform.toasts.map(({ title }) => title)).toEqual([
      'Waiting for Dana Ortiz to accept your notice',
    ])
  })

  test('a tenant accepts a notice of the landlord for the day that they read', async () => {
    const tenancy = sampleTenancy({ notice: waiting })
    tenancies = [tenancy]
    const platform = await draw(`/tenancies/${tenancy.id}`)
    await screen.findByText(
      'Dana Ortiz asked you to move out on Jan 15, 2027. It takes effect once you accept it.',
    )
    expect(words()).toContain('My son needs the rooms.')
    await press('Accept notice')
    const dialog = await screen.findByRole('dialog', { name: 'Accept this notice?' })
    await within(dialog).findByText('The last day will be Jan 15, 2027.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept notice' }))
    await screen.findByText('Dana Ortiz gave notice. The last day is Jan 15, 2027.')
    expect(platform.toasts.map(({ title }) => title)).toEqual(['Notice accepted'])
  })

  test('says what became of a tenancy that is over', async () => {
    const ended = sampleTenancy({ status: 'ended', endsOn: '2026-06-30' })
    tenancies = [ended]
    await draw(`/tenancies/${ended.id}`)
    await screen.findByText('This tenancy ended on Jun 30, 2026')
    expect(screen.queryByRole('button', { name: 'Give notice' })).toBeNull()
  })
})

test.each([
  [null, /withdrew this offer/],
  ['home_rented', 'This home was rented to someone else'],
  ['agreed_to_another', 'You agreed to another offer for this home'],
] as const)('an offer that was withdrawn (%s) says why', async (endReason, words) => {
  const tenancy = sampleTenancy({ status: 'withdrawn', endReason })
  tenancies = [tenancy]
  await draw(`/tenancies/${tenancy.id}`)
  await screen.findByText(words)
})

test('a tenancy that was canceled with the landlord’s account says so, and keeps its terms and repairs', async () => {
  const landlord = { ...sampleTenancy().landlord, firstName: 'Former', lastName: 'member' }
  const tenancy = sampleTenancy({ status: 'cancelled', endReason: 'account_closed', landlord })
  tenancies = [tenancy]
  await draw(`/tenancies/${tenancy.id}`)
  await screen.findByText(/The landlord closed their account/)
  expect(words()).toContain('$2,450 a month')
  await screen.findByText('Repairs')
  for (const name of ['Give notice', 'Request a repair'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('what the landlord does is on the open page when its notification arrives', async () => {
  const tenancy = sampleTenancy({ status: 'offered', agreedAt: null, expiresAt: '2036-12-10T12:00:00.000Z' })
  tenancies = [tenancy]
  const { arrived } = await draw(`/tenancies/${tenancy.id}`)
  await screen.findByRole('button', { name: 'Agree' })
  change(tenancy.id, { status: 'withdrawn', expiresAt: null })
  act(() => arrived.set({ category: 'tenancy' }))
  await screen.findByText(/withdrew this offer/)
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
})

test('homes are listed under what they are: offers, upcoming, current and past ones', async () => {
  tenancies = (['ended', 'active', 'agreed', 'offered'] as const).map(status => sampleTenancy({ status }))
  await draw('/tenancies')
  await screen.findByRole('region', { name: 'Past' })
  const sections = screen.getAllByRole('region').map(section => section.getAttribute('aria-label'))
  expect(sections).toEqual(['Offers', 'Upcoming', 'Current', 'Past'])
})

test('a notice that was given can be changed', async () => {
  tenancies = [sampleTenancy({ status: 'active', notice: { ...waiting, by: 'tenant' } })]
  await draw(`/tenancies/${tenancies[0]?.id}`)
  expect(await screen.findByRole('button', { name: 'Change notice' })).toBeTruthy()
})
