import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleOf } from '@portal/client/test/sample-answer'
import { sampleApplication } from '@portal/client/test/sample-application'
import { sampleProperty } from '@portal/client/test/sample-property'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Application } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import type { SharedFacts } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { Input } from '@portal/contract/endpoint'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { TenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)
const { create, list, read, withdraw } = applicationEndpoints

let server: ServedEndpoints
afterEach(() => {
  server.stop()
  savedAnswers.length = 0
  localStorage.clear()
})

const home = sampleProperty()
const monthlyIncome = 8123
const answered: SharedFacts = {
  monthlyIncome,
  moveInDate: '2036-12-01',
  petOwner: false,
  smokingStatus: 'Non-smoker',
}
const savedAnswers: object[] = []

/** Serves this application like the API, and renders the page; returns what was sent. */
const draw = async (
  path: string,
  {
    stored = sampleApplication(),
    userType = 'tenant' as 'tenant' | 'landlord',
    facts: known = answered as SharedFacts,
  } = {},
) => {
  const sent: Input<typeof create>['body'][] = []
  let facts = known
  let application: Application = stored
  server = await serveEndpoints([
    answering(list, () => ({ applications: [application], nextCursor: null })),
    answering(read, ({ params }) => {
      if (params.id !== application.id) throw new Refusal('not_found', 'There is no such application.')
      return { application }
    }),
    answering(withdraw, () => {
      application = { ...application, status: 'withdrawn' }
      return { application }
    }),
    ...(['agree', 'decline'] as const).map(step =>
      answering(tenancyEndpoints[step], ({ params }) => {
        const status = step === 'agree' ? ('agreed' as const) : ('declined' as const)
        const tenancy = sampleTenancy({ ...application.tenancy, id: params.id, status, expiresAt: null })
        application = { ...application, status: step === 'agree' ? 'accepted' : 'withdrawn', tenancy }
        return { tenancy }
      }),
    ),
    answering(propertyEndpoints.read, () => ({ property: home })),
    answering(consentEndpoints.facts, () => ({ facts })),
    answering(tenantProfileEndpoints.update, ({ body }) => {
      savedAnswers.push(body)
      const { petOwner = facts.petOwner, smokingStatus = facts.smokingStatus } = body
      facts = { ...facts, petOwner, smokingStatus }
      return { tenantProfile: TenantProfile.parse(sampleOf(TenantProfile)), notice: null }
    }),
    answering(documentEndpoints.list, () => ({ documents: [], limits: { documents: 50, bytes: 1 } })),
    answering(create, ({ body }) => {
      sent.push(body)
      return { application, notice: null }
    }),
  ])
  visit(server.url, path)
  drawOn(testPlatform({ userType }), <Routes />)
  return sent
}

test('the list says what comes next for each application', async () => {
  await draw('/applications', { stored: sampleApplication({ status: 'under_review' }) })
  const card = await screen.findByRole('article')
  expect(card.textContent).toContain('Under review')
  expect(card.textContent).toContain('Dana Ortiz is reviewing it, and has until Dec 3, 2036 to decide.')
})

test('an application for a home that went to another applicant says so, and not that the landlord declined it', async () => {
  const stored = sampleApplication({ status: 'declined', declineReason: 'another_applicant' })
  await draw('/applications', { stored })
  const said = 'The home went to another applicant.What you shared for it is no longer shared.'
  expect((await screen.findByRole('article')).textContent).toEndWith(said)
  await userEvent.click(screen.getByRole('link', { name: stored.propertyTitle }))
  const next = await screen.findByRole('region', { name: 'What comes next' })
  expect(next.textContent).toContain('The home went to another applicant.')
  expect(next.textContent).not.toContain('declined')
})

test('an application that ended while the page was open reads as expired', async () => {
  await draw('/applications', { stored: sampleApplication({ expiresAt: '2020-01-01T00:00:00.000Z' }) })
  expect((await screen.findByRole('article')).textContent).toContain('Expired')
})

const offered = () =>
  sampleApplication({
    status: 'accepted',
    tenancy: sampleTenancy({ status: 'offered', rentAmount: 2950, expiresAt: '2036-12-03T12:00:00.000Z' }),
  })

test('the list leads to an offer that waits for an answer', async () => {
  const stored = offered()
  await draw('/applications', { stored })
  const answer = await screen.findByRole('link', { name: 'Answer the offer' })
  expect(answer.getAttribute('href')).toBe(`/applications/${stored.id}`)
})

test('an accepted application shows the offer, with both rents, to agree to', async () => {
  const stored = offered()
  await draw(`/applications/${stored.id}`, { stored })
  const offer = await screen.findByRole('region', { name: 'The offer' })
  expect(offer.textContent).toContain('When you applied, the rent was $2,800 a month.')
  expect(offer.textContent).toContain('$2,950 a month, due on the\u00a03rd')
  await screen.findByText('Dana Ortiz offers you the home. Please answer by Dec 3, 2036.')
  await userEvent.click(within(offer).getByRole('button', { name: 'Agree' }))
  const dialog = await screen.findByRole('dialog', { name: 'Agree to this offer?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Agree' }))
  await screen.findByText('You agreed to the offer. The home’s page says what is due, and when you move in.')
  const next = within(screen.getByRole('region', { name: 'What comes next' }))
  expect(next.getByRole('link', { name: 'Go to this home' }).getAttribute('href')).toBe(
    `/tenancies/${stored.tenancy?.id}`,
  )
  expect(screen.queryByRole('link', { name: 'View home' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('declining the offer ends the application', async () => {
  const stored = offered()
  await draw(`/applications/${stored.id}`, { stored })
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog', { name: 'Decline this offer?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline offer' }))
  await screen.findByText('You declined the offer. What you shared for it is no longer shared.')
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
})

test('an offer that lapsed while the page was open is no longer answered', async () => {
  const stored = offered()
  const tenancy = sampleTenancy({ ...stored.tenancy, expiresAt: '2020-01-01T00:00:00.000Z' })
  await draw(`/applications/${stored.id}`, { stored: { ...stored, tenancy } })
  await screen.findByText('You didn’t answer the offer in time. What you shared for it is no longer shared.')
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
})

test('a declined application says why, and offers nothing', async () => {
  const stored = sampleApplication({
    status: 'declined',
    declineReason: 'criteria_not_met',
    declineCriteria: ['income'],
    declineMessage: 'Sorry.',
  })
  await draw(`/applications/${stored.id}`, { stored })
  await screen.findByText('A requirement wasn’t met.')
  expect(screen.getByText('Not met: Income')).toBeTruthy()
  expect(screen.getByText('Sorry.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

test('an application is withdrawn after a confirmation', async () => {
  const stored = sampleApplication()
  await draw(`/applications/${stored.id}`, { stored })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  await screen.findByText('You withdrew it. What you shared for it is no longer shared.')
})

test('an application of somebody else is not found', async () => {
  await draw(`/applications/${crypto.randomUUID()}`)
  await screen.findByRole('heading', { name: 'Application not found' })
  expect(screen.getByText('It may have been deleted with its home, or the link may be wrong.')).toBeTruthy()
})

test('applying without a home leads to the search', async () => {
  await draw('/applications/new')
  await screen.findByRole('heading', { name: 'Choose a home first' })
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
})

const fillMove = async () => {
  const date = await screen.findByLabelText(/^Move-in date/)
  await userEvent.clear(date)
  await userEvent.type(date, '2036-12-01')
  await userEvent.type(screen.getByLabelText(/^Message/), 'We would love to live there.')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

test('applying shares what was ticked and nothing else, after a last look at it', async () => {
  const sent = await draw(`/applications/new?home=${home.id}`)
  await fillMove()
  const income = await screen.findByRole('checkbox', { name: /^Monthly income/ })
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
    expect(box.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(income)
  expect(screen.getByText('Not answered yet:', { exact: false }).textContent).toContain('and employer.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share my rental profile' }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/^Move-in date, pets, smoking, and monthly income, until /)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await screen.findByRole('heading', { name: 'What comes next' })
  expect(window.location.search).toBe('')
  expect(sent).toMatchObject([
    {
      propertyId: home.id,
      moveInDate: '2036-12-01',
      occupants: 1,
      share: {
        profile: ['moveInDate', 'petOwner', 'smokingStatus'],
        financial: ['monthlyIncome'],
        documents: [],
        days: 30,
      },
    },
  ])
})

test('what the profile lacks is asked once, kept in it, and can be shared in the next step', async () => {
  const sent = await draw(`/applications/new?home=${home.id}`, {
    facts: { monthlyIncome, petOwner: null, smokingStatus: null },
  })
  await fillMove()
  const pets = await screen.findByRole('combobox', { name: 'Pets' })
  expect([pets.textContent, screen.queryByLabelText('Monthly income')]).toEqual(['Not answered', null])
  expect(screen.getByText('Step 2 of 4')).toBeTruthy()
  await userEvent.click(pets)
  await userEvent.click(await screen.findByRole('option', { name: 'No' }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Share my rental profile' }))
  expect(savedAnswers).toEqual([{ petOwner: false }])
  act(() => window.history.back())
  expect((await screen.findByRole('combobox', { name: 'Pets' })).textContent).toBe('No')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const profile = await screen.findByRole('checkbox', { name: 'Share my rental profile' })
  expect(profile.getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
  await screen.findByRole('heading', { name: 'What comes next' })
  expect(savedAnswers).toHaveLength(1)
  expect(sent).toMatchObject([{ share: { profile: ['petOwner'], financial: [] } }])
})

test('an answer that is not saved yet is there after a look at the step before', async () => {
  await draw(`/applications/new?home=${home.id}`, { facts: { petOwner: null } })
  await fillMove()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Pets' }))
  await userEvent.click(await screen.findByRole('option', { name: 'No' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByLabelText(/^Message/)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('combobox', { name: 'Pets' })).textContent).toBe('No')
  expect(savedAnswers).toEqual([])
})

test('sharing the profile is offered as it was for the last application', async () => {
  const path = `/applications/new?home=${home.id}`
  const profileBox = async () => {
    await draw(path)
    await fillMove()
    return screen.findByRole('checkbox', { name: 'Share my rental profile' })
  }
  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
    await screen.findByRole('heading', { name: 'What comes next' })
    cleanup()
    server.stop()
  }
  const first = await profileBox()
  expect(first.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(first)
  await send()
  const second = await profileBox()
  expect(second.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText(/^You shared it with your last application/)).toBeTruthy()
  await userEvent.click(second)
  await send()
  expect((await profileBox()).getAttribute('aria-checked')).toBe('false')
})

test('the browser’s Back leads to the step before, and what was typed is there after a reload', async () => {
  const path = `/applications/new?home=${home.id}`
  await draw(path)
  await fillMove()
  await screen.findByRole('checkbox', { name: /^Monthly income/ })
  act(() => window.history.back())
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/^Message/)
  expect(message.value).toBe('We would love to live there.')
  cleanup()
  server.stop()
  await draw(`${path}&step=3`)
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Message/)).value).toBe(message.value)
  expect(screen.getByText('Step 1 of 3')).toBeTruthy()
})

test('a form with gaps says where they are', async () => {
  const sent = await draw(`/applications/new?home=${home.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Message is required')).toBeTruthy()
  expect(sent).toEqual([])
})

test.each(['/applications', `/applications/new?home=${home.id}`])(
  'landlords are sent to their own page from %s',
  async path => {
    await draw(path, { userType: 'landlord' })
    const link = await screen.findByRole('link', { name: 'View the applications you received' })
    expect(link.getAttribute('href')).toBe('/landlord/applications')
  },
)
