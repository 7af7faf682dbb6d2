import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import type { Rating } from '@portal/contract/ratings/rating'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let tenancies: Tenancy[]
let rating: Rating | null

const change = (id: string, given: Partial<Tenancy>) => {
  const tenancy = oneOf(id)
  tenancies = tenancies.map(each => (each.id === id ? { ...tenancy, ...given } : each))
  return { tenancy: oneOf(id) }
}
const oneOf = (id: string): Tenancy => {
  const tenancy = tenancies.find(each => each.id === id)
  if (!tenancy) throw new Refusal('not_found', 'There is no such tenancy.')
  return tenancy
}

beforeEach(() => {
  tenancies = []
  rating = null
})
afterEach(() => server.stop())

const draw = async (path: string, userType: 'tenant' | 'landlord' = 'tenant', hasMail = true) => {
  server = await serveEndpoints([
    answering(tenancyEndpoints.list, () => ({ tenancies, nextCursor: null })),
    answering(tenancyEndpoints.read, ({ params }) => ({ tenancy: oneOf(params.id) })),
    answering(tenancyEndpoints.agree, ({ params }) =>
      change(params.id, { status: 'agreed', expiresAt: null }),
    ),
    answering(tenancyEndpoints.decline, ({ params }) => change(params.id, { status: 'declined' })),
    answering(ratingEndpoints.ofTenancy, () => ({ rating, mayRate: rating === null })),
    answering(ratingWritingEndpoints.rate, ({ body }) => {
      rating = {
        id: crypto.randomUUID(),
        rating: body.rating,
        text: body.text ?? null,
        authorFirstName: 'Ana',
        answer: null,
        answeredAt: null,
        createdAt: '2026-11-26T12:00:00.000Z',
      }
      return { rating, notice: null }
    }),
    answering(maintenanceEndpoints.myRequests, () => []),
  ])
  visit(server.url, path)
  const platform = testPlatform({ userType })
  platform.settings.hasMail = hasMail
  render(
    <TestStage platform={platform}>
      <Routes />
    </TestStage>,
  )
  return platform
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const words = () => document.body.textContent ?? ''

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
      ['Old mill', `/tenancies/${ended.id}`],
    ])
    expect(words()).toContain('Please respond by Dec 10, 2026')
    expect(words()).toContain('Jan 1, 2026 to Jun 30, 2026 · $2,450.00 a month, due on day 3')
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
    const offer = sampleTenancy({ status: 'offered', expiresAt: '2026-12-10T12:00:00.000Z' })
    tenancies = [offer]
    const platform = await draw(`/tenancies/${offer.id}`)
    await screen.findByText('Dana Ortiz offers you this home')
    await press('Agree')
    await screen.findByRole('dialog', { name: 'Agree to this offer?' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Agree' }).at(-1) ?? document.body)
    await screen.findByText('You move in on Jan 1, 2026')
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
    await userEvent.type(within(dialog).getByRole('textbox', { name: /In your words/ }), 'Kind.')
    await press('Publish rating')
    await screen.findByText('You gave Dana Ortiz 4 of 5 stars')
    expect(words()).toContain('Kind.')
    expect(screen.queryByRole('button', { name: 'Rate your landlord' })).toBeNull()
  })

  test('is not found for anyone else', async () => {
    await draw(`/tenancies/${crypto.randomUUID()}`)
    await screen.findByText('Home not found')
  })
})
