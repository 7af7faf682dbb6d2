import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleApplication } from '@portal/client/test/sample-application'
import { readyCheck, sampleCheck } from '@portal/client/test/sample-check'
import { sampleTenancy } from '@portal/client/test/sample-tenancy'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { type Application, maxCompared } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import type { OwnDocument } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)
const { compare, decline, list, open, read } = applicationEndpoints

let toasts: { description?: string }[]
let server: ServedEndpoints
/** Those of the home. */
let tenancies: Tenancy[] = []
/** What was sent about whom an accepted applicant moves in with. */
let households: unknown[] = []
/** What an upload of a document waits for. */
let uploaded: Promise<unknown> = Promise.resolve()
afterEach(() => {
  tenancies = []
  households = []
  uploaded = Promise.resolve()
  return server.stop()
})

const expiresAt = '2036-12-03T12:00:00.000Z'
const consentId = crypto.randomUUID()
const shared: Application['consents'] = [
  { id: consentId, dataCategory: 'profile', specificFields: ['petOwner'], status: 'granted', expiresAt },
]

const lease: OwnDocument = {
  id: crypto.randomUUID(),
  purpose: 'lease',
  name: 'Lease.pdf',
  contentType: 'application/pdf',
  bytes: 1000,
  review: 'unreviewed',
  createdAt: '2026-11-03T12:00:00.000Z',
}

/** It was removed elsewhere. */
const goneLease = { ...lease, id: crypto.randomUUID(), name: 'Gone.pdf' }

/** Serves these applications like the API, and renders the page; returns the calls that change or look. */
const draw = async (
  path: string,
  stored: Application[],
  {
    userType = 'landlord' as 'tenant' | 'landlord',
    isPremium = true,
    checks = [] as BackgroundCheck[],
    hasScreening = true,
    hasPayments = true,
    currentPlan = undefined as string | undefined,
  } = {},
) => {
  const calls: string[] = []
  const one = (id: string) => {
    const found = stored.find(application => application.id === id)
    if (!found) throw new Refusal('not_found', 'There is no such application.')
    return found
  }
  const change = (id: string, overrides: Partial<Application>) => ({
    application: Object.assign(one(id), overrides),
  })
  server = await serveEndpoints([
    answering(compare, ({ query: { cursor } }) => {
      const left = stored.filter(({ status }) => status !== 'withdrawn')
      const from = left.findIndex(({ id }) => id === cursor) + 1
      const applications = left.slice(from, from + maxCompared)
      const isLast = left.length <= from + maxCompared
      const last = applications.at(-1)?.id ?? null
      if (isPremium) return { applications, nextCursor: isLast ? null : last }
      throw new Refusal('plan_limit', 'Comparing applications is part of the Premium plan.')
    }),
    answering(list, ({ query: { status } }) => ({
      applications: stored.filter(one => !status || status.includes(one.status)),
      nextCursor: null,
    })),
    answering(read, ({ params }) => ({ application: one(params.id) })),
    answering(backgroundCheckEndpoints.list, () => ({ backgroundChecks: checks, nextCursor: null })),
    answering(backgroundCheckEndpoints.order, ({ body }) => {
      calls.push(`order ${body.applicationId}`)
      checks.unshift(sampleCheck())
      return { backgroundCheck: sampleCheck() }
    }),
    answering(backgroundCheckEndpoints.report, () => ({
      report: {
        result: 'consider' as const,
        sections: [{ title: 'Evictions', result: 'consider' as const, records: ['Eviction, 2024'] }],
      },
    })),
    answering(open, ({ params }) => {
      calls.push('open')
      return change(params.id, { status: 'under_review' })
    }),
    answering(decline, ({ params, body }) => {
      if (one(params.id).status === 'withdrawn')
        throw new Refusal('conflict', 'This application was withdrawn.')
      calls.push(`decline ${body.reason} ${body.criteria}`)
      return {
        ...change(params.id, { status: 'declined', declineReason: body.reason, consents: [] }),
        notice: null,
      }
    }),
    answering(acceptEndpoints.accept, ({ params, body }) => {
      calls.push(`accept ${body.startsOn} ${body.rentAmount} ${body.leaseDocumentId}`)
      households.push([body.householdOf, body.roommates])
      const isOpen = (id: string) => one(id).status === 'submitted'
      if (body.leaseDocumentId === goneLease.id)
        throw new Refusal('invalid', 'Please check the form.', {
          leaseDocumentId: 'This is not one of your leases',
        })
      if (body.roommates?.some(id => !isOpen(id)))
        throw new Refusal('invalid', 'Please check the form.', { roommates: 'One of them withdrew' })
      const tenancy = sampleTenancy({ ...body, status: 'offered', expiresAt, lease: null })
      return { ...change(params.id, { status: 'accepted', tenancy }), tenancy, notice: null, warning: null }
    }),
    answering(tenancyEndpoints.list, () => ({ tenancies, nextCursor: null })),
    answering(tenancyEndpoints.withdraw, ({ params }) => {
      calls.push('withdraw')
      const withdrawn = stored.find(({ tenancy }) => tenancy?.id === params.id)
      const tenancy = sampleTenancy({ ...withdrawn?.tenancy, status: 'withdrawn', expiresAt: null })
      change(withdrawn?.id ?? '', { status: 'declined', tenancy, consents: [] })
      return { tenancy }
    }),
    answering(documentEndpoints.list, () => ({ documents: [lease, goneLease] })),
    answering(documentEndpoints.upload, async () => {
      await uploaded
      throw new Refusal('not_now', 'Not now')
    }),
    answering(consentEndpoints.data, () => {
      calls.push('look')
      return { data: { petOwner: true }, documents: [], expiresAt }
    }),
  ])
  visit(server.url, path)
  const platform = testPlatform({ userType, currentPlan })
  Object.assign(platform.settings, { hasScreening, hasPayments })
  toasts = platform.toasts
  drawOn(platform, <Routes />)
  return calls
}

const { propertyId, property } = sampleApplication()
const householdId = crypto.randomUUID()
const named = (firstName: string, overrides: Partial<Application> = {}) =>
  sampleApplication({
    propertyId,
    property,
    ...overrides,
    tenant: { id: crypto.randomUUID(), firstName, lastName: 'Reyes' },
  })

test('applicants are listed in the order received, by name and without portraits', async () => {
  await draw('/landlord/applications', [named('Zoe'), named('Ana')])
  const cards = await screen.findAllByRole('article')
  expect(cards.map(card => within(card).getByRole('heading').textContent)).toEqual(['Zoe Reyes', 'Ana Reyes'])
  for (const card of cards) expect(card.querySelector('img')).toBeNull()
})

test('those that wait are shown first, and decided ones on demand', async () => {
  const [open, declined] = [sampleApplication(), sampleApplication({ status: 'declined' })]
  await draw('/landlord/applications', [declined, open])
  await screen.findByRole('article')
  expect(screen.queryByText('Declined')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show decided applications' }))
  await screen.findByText('Declined')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(location.search).toBe('?state=decided')
  await userEvent.click(screen.getByRole('button', { name: 'Hide decided applications' }))
  await waitFor(() => expect(screen.queryByText('Declined')).toBeNull())
})

const comparison = `/landlord/applications/compare?property=${propertyId}`

/** What the comparison says in the row, by applicant. */
const row = (name: string) =>
  [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).children].map(cell => cell.textContent)

test('open applications are compared side by side, without what nobody can know and what the home does not require', async () => {
  const [zoe, ana] = [named('Zoe', { householdId }), named('Ana', { householdId, occupants: 1 })]
  await draw('/landlord/applications', [zoe, ana])
  await userEvent.click(await screen.findByRole('link', { name: /^Compare 2/ }))
  await screen.findByRole('table')
  expect(location.pathname + location.search).toBe(comparison)
  expect(screen.getAllByRole('columnheader').map(header => header.textContent)).toEqual([
    'Applicant',
    'Zoe Reyes',
    'Ana Reyes',
  ])
  const income = 'Not met: At least $6,000 a month.'
  expect(row('Income')).toEqual(['Income', income, income])
  expect(row('Pets')).toEqual(['Pets', 'Met: No pets.', 'Met: No pets.'])
  expect(row('Household')).toEqual(['Household', '2 people, with Ana Reyes', '1 person, with Zoe Reyes'])
  expect(screen.queryByRole('row', { name: /^(Background check|Smoking)/ })).toBeNull()
})

test('a comparison shows a hundred at first, and the rest on demand', async () => {
  await draw(comparison, [...Array.from({ length: maxCompared }, () => named('Ana')), named('Last')])
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader')).toHaveLength(maxCompared + 1)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: 'Last Reyes' })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the link to a comparison says which plan it is part of, unless the landlord has it', async () => {
  for (const [currentPlan, words] of [
    ['basic', /^Compare 2 .+ \(Premium plan\)$/],
    ['enterprise', /^Compare 2 for [^(]+$/],
  ] as const) {
    await draw('/landlord/applications', [named('Zoe'), named('Ana')], { currentPlan })
    expect(await screen.findByRole('link', { name: words })).toBeTruthy()
    cleanup()
    await server.stop()
  }
})

test('comparing says which plan it is part of, and leads to the plans and back', async () => {
  await draw(comparison, [named('Zoe'), named('Ana')], { isPremium: false })
  expect(await screen.findByText('Applicants side by side')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compare plans' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Go to Applications' }))
  expect(location.pathname).toBe('/landlord/applications')
})

test('where no plan is for sale, nothing leads to a comparison that takes one, and its page leads to no plans', async () => {
  const without = { hasPayments: false, currentPlan: 'free', isPremium: false }
  await draw('/landlord/applications', [named('Zoe'), named('Ana')], without)
  await screen.findAllByRole('article')
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
  cleanup()
  await server.stop()
  await draw(comparison, [named('Zoe'), named('Ana')], without)
  const notice = (await screen.findByText('Applicants side by side')).closest('[role="status"]')
  expect(notice?.textContent).toContain('Larger plans are not available for purchase yet.')
  expect(screen.queryByRole('link', { name: 'Compare plans' })).toBeNull()
})

test('a comparison without a home, or without open applications, leads to the list', async () => {
  for (const path of ['/landlord/applications/compare', comparison]) {
    await draw(path, [])
    const link = await screen.findByRole('link', { name: 'Go to Applications' })
    expect(link.getAttribute('href')).toBe('/landlord/applications')
    cleanup()
    await server.stop()
  }
})

test('a comparison reads what is shared at a press, and offers and declines in place', async () => {
  const [zoe, ana] = [named('Zoe', { consents: shared }), named('Ana')]
  const calls = await draw(comparison, [zoe, ana])
  await userEvent.click(await screen.findByRole('button', { name: 'Show pets' }))
  await waitFor(() => expect(row('Shared with you')[1]).toContain('Yes'))
  await userEvent.click(screen.getByRole('button', { name: 'Offer Zoe Reyes' }))
  const offer = await screen.findByRole('dialog', { name: 'Accept this application?' })
  await userEvent.click(within(offer).getByRole('button', { name: 'Accept and send offer' }))
  await screen.findByText('Offer open until Dec 3, 2036')
  expect(screen.queryByRole('button', { name: 'Offer Zoe Reyes' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Decline Ana Reyes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Decline this application?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline application' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline Ana Reyes' })).toBeNull())
  expect(calls).toEqual(['look', 'accept 2036-12-01 2800 null', 'decline another_applicant '])
})

test('who withdrew while a comparison was open is not declined: one sentence says so, and they are no longer decided on', async () => {
  const [zoe, ana] = [named('Zoe'), named('Ana')]
  const calls = await draw(comparison, [zoe, ana])
  await userEvent.click(await screen.findByRole('button', { name: 'Decline Ana Reyes' }))
  ana.status = 'withdrawn'
  const dialog = await screen.findByRole('dialog', { name: 'Decline this application?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline application' }))
  await waitFor(() => expect(toasts).toMatchObject([{ description: 'This application was withdrawn.' }]))
  expect(await screen.findByRole('button', { name: 'Decline Zoe Reyes' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Decline Ana Reyes' })).toBeNull()
  expect(calls).toEqual([])
})

test('opening the page tells the applicant, and only a press looks at what they share', async () => {
  const stored = named('Ana', { consents: shared })
  const calls = await draw(`/landlord/applications/${stored.id}`, [stored])
  await screen.findByText('Under review')
  expect(calls).toEqual(['open'])
  await userEvent.click(screen.getByRole('button', { name: 'Show pets' }))
  await screen.findByText('Yes')
  expect(calls).toEqual(['open', 'look'])
})

test('what a landlord decides by comes first, with how far the application is and what is next', async () => {
  const stored = named('Ana', { consents: shared, status: 'under_review' })
  await draw(`/landlord/applications/${stored.id}`, [stored])
  const current = (await screen.findAllByRole('listitem')).find(item => item.getAttribute('aria-current'))
  expect(current?.textContent).toBe('In review')
  const glance = screen.getByText('Household').closest('dl')
  expect(glance?.textContent).toMatch(
    /^Moves in.+Household\d (person|people).*Shared with you\d+ facts?, until /,
  )
})

test('declining takes a reason, and the criteria if they are the reason', async () => {
  const stored = named('Ana', { consents: shared, status: 'under_review' })
  const calls = await draw(`/landlord/applications/${stored.id}`, [stored])
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline application' }))
  await waitFor(() => expect(calls).toEqual(['decline another_applicant ']))
  await screen.findByText('What was shared for it is no longer shared.')
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
})

test('accepting proposes the terms, takes a lease, and shows the offer, which can be withdrawn', async () => {
  const stored = named('Ana', { consents: shared, status: 'under_review', rentToday: 2950 })
  const calls = await draw(`/landlord/applications/${stored.id}`, [stored])
  await screen.findByText('$2,800 a month at application, $2,950 today')
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Lease.pdf' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and send offer' }))
  await waitFor(() => expect(calls).toEqual([`accept 2036-12-01 2950 ${lease.id}`]))
  const offer = await screen.findByRole('region', { name: 'Your offer' })
  expect(offer.textContent).toContain('They have until Dec 3, 2036 to answer.')
  expect(offer.textContent).toContain('$2,950 a month')
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw offer' }))
  const asked = await screen.findByRole('dialog', { name: 'Withdraw this offer?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Withdraw offer' }))
  await waitFor(() => expect(calls.at(-1)).toBe('withdraw'))
  await screen.findByText('What was shared for it is no longer shared.')
})

/** Opens the form that accepts Ana's application. */
const openAccepting = async (overrides: Partial<Application>, others: Application[] = []) => {
  const stored = named('Ana', { status: 'under_review', ...overrides })
  const calls = await draw(`/landlord/applications/${stored.id}`, [stored, ...others])
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  const dialog = within(await screen.findByRole('dialog'))
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }))
  const accept = async () => {
    await press('Accept and send offer')
    await screen.findByRole('region', { name: 'Your offer' })
  }
  return { dialog, press, accept, calls }
}

test('an offer waits for its lease: a file that was not uploaded is removed first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  uploaded = promise
  const { dialog, press, accept, calls } = await openAccepting({})
  const input = await dialog.findByLabelText(/Drag and drop the document here/)
  fireEvent.change(input, { target: { files: [new File(['lease'], 'New.pdf')] } })
  await press('Accept and send offer')
  await dialog.findByText('Your documents are still uploading. Please wait a moment.')
  resolve()
  await dialog.findByRole('button', { name: 'Try again' })
  await press('Accept and send offer')
  await dialog.findByText('Some documents were not uploaded. Try again, or remove them.')
  expect(calls).toEqual([])
  await press('Remove New.pdf')
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  await accept()
  expect(calls).toEqual(['accept 2036-12-01 2800 null'])
})

test('a lease that the API refuses is reported beside it, until another is chosen', async () => {
  const { dialog, press, accept, calls } = await openAccepting({})
  await userEvent.click(await dialog.findByRole('button', { name: 'Gone.pdf' }))
  await press('Accept and send offer')
  await dialog.findByText('This is not one of your leases')
  await press('Lease.pdf')
  await waitFor(() => expect(dialog.queryByText('This is not one of your leases')).toBeNull())
  await accept()
  expect(calls.at(-1)).toBe(`accept 2036-12-01 2800 ${lease.id}`)
})

test('the last day of an offer follows its first, until it is typed', async () => {
  const { dialog } = await openAccepting({})
  const [first, last] = ['First day', 'Last day'].map(name =>
    dialog.getByLabelText<HTMLInputElement>(new RegExp(name)),
  )
  if (!first || !last) throw new Error('The days of the offer are missing.')
  expect(last.value).toBe('2037-11-30')
  fireEvent.change(first, { target: { value: '2036-12-15' } })
  await waitFor(() => expect(last.value).toBe('2037-12-14'))
  fireEvent.change(last, { target: { value: '2037-06-30' } })
  fireEvent.change(first, { target: { value: '2037-01-01' } })
  await waitFor(() => expect(first.value).toBe('2037-01-01'))
  expect(last.value).toBe('2037-06-30')
})

test('accepting asks whom the applicant moves in with, and which other applicants belong to them', async () => {
  const offer = sampleTenancy({ status: 'offered', startsOn: '2036-12-15' })
  tenancies = [offer, sampleTenancy({ status: 'agreed', startsOn: '2036-01-01', endsOn: '2036-11-30' })]
  const [bo, cy] = [named('Bo'), named('Cy')]
  const { dialog, accept } = await openAccepting({}, [bo, cy])
  ;(await dialog.findByRole('combobox', { name: 'Moving in' })).focus()
  await userEvent.keyboard('{Enter}')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Alone', 'Together with Ana Reyes'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Bo Reyes' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Cy Reyes' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Bo Reyes' }))
  expect(dialog.queryByText('Others live in this home on these days')).toBeNull()
  await accept()
  expect(households).toEqual([[offer.id, [cy.id]]])
})

test('a roommate who withdrew meanwhile is no longer in the form, so that the others can be accepted', async () => {
  const bo = named('Bo')
  const { dialog, accept } = await openAccepting({}, [bo])
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Bo Reyes' }))
  bo.status = 'withdrawn'
  await userEvent.click(dialog.getByRole('button', { name: 'Accept and send offer' }))
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Bo Reyes' })).toBeNull())
  await accept()
  expect(households).toEqual([
    [undefined, [bo.id]],
    [undefined, []],
  ])
})

test('whom the landlord named as a roommate is proposed to move in with them, and others who live there are named', async () => {
  const householdId = crypto.randomUUID()
  const roommate = sampleTenancy({ status: 'agreed', startsOn: '2036-12-01', householdId })
  const stranger = sampleTenancy({ status: 'active', startsOn: '2020-01-01' })
  tenancies = [roommate, stranger]
  const { dialog, accept } = await openAccepting({ householdId })
  expect(document.body.textContent).toContain('You noted that they move in with others.')
  const choice = await dialog.findByRole('combobox', { name: 'Moving in' })
  await waitFor(() => expect(choice.textContent).toBe('Together with Ana Reyes'))
  const warning = await dialog.findByText('Others live in this home on these days')
  expect(warning.parentElement?.textContent).toContain('From Jan 1, 2020')
  expect(warning.parentElement?.textContent).not.toContain('From Dec 1, 2036')
  await accept()
  expect(households).toEqual([[roommate.id, []]])
})

test('of a home that is gone, the page has the title and the reason', async () => {
  const gone = { status: 'declined', declineReason: 'home_unavailable', property: null } as const
  const stored = named('Ana', { ...gone, propertyTitle: 'Sunny flat' })
  await draw(`/landlord/applications/${stored.id}`, [stored])
  await screen.findByText('The home is no longer available.')
  expect(screen.getByText('Sunny flat').parentElement?.textContent).toBe('Sunny flat')
})

test('nothing is decided once the applicant agreed', async () => {
  const stored = named('Ana', { status: 'accepted', tenancy: sampleTenancy({ status: 'agreed' }) })
  await draw(`/landlord/applications/${stored.id}`, [stored])
  await screen.findByRole('region', { name: 'Your offer' })
  for (const name of ['Accept', 'Decline', 'Withdraw offer'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('tenants are sent to their own page', async () => {
  await draw('/landlord/applications', [], { userType: 'tenant' })
  const link = await screen.findByRole('link', { name: 'Go to your applications' })
  expect(link.getAttribute('href')).toBe('/applications')
})

const askButton = { name: 'Ask for a background check' }

test('a landlord asks an applicant for a background check, once', async () => {
  const application = sampleApplication({ status: 'under_review' })
  const calls = await draw(`/landlord/applications/${application.id}`, [application])
  await userEvent.click(await screen.findByRole('button', askButton))
  await screen.findByText('Ana has until Nov 10, 2036 to accept or decline.')
  expect(screen.queryByRole('button', askButton)).toBeNull()
  expect(calls).toEqual([`order ${application.id}`])
})

test('a report is offered once it is released, and is then a reason to decline', async () => {
  const application = sampleApplication({ status: 'under_review' })
  const checks = [readyCheck({ result: null, releasesAt: null, expiresAt: null })]
  await draw(`/landlord/applications/${application.id}`, [application], { checks })
  await screen.findByText(/^The report is ready\. Ana reads it first/)
  expect(screen.queryByRole('button', { name: /^Show report/ })).toBeNull()
  const reasons = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    await userEvent.click(await screen.findByRole('combobox', { name: /^Reason/ }))
    return (await screen.findAllByRole('option')).map(option => option.textContent)
  }
  expect(await reasons()).toHaveLength(4)
  cleanup()
  await server.stop()

  const released = readyCheck({ status: 'released', result: null, releasesAt: null, statement: 'Not me.' })
  await draw(`/landlord/applications/${application.id}`, [application], { checks: [released] })
  await screen.findByText(/Ana says about it: “Not me\.”/)
  await userEvent.click(screen.getByRole('button', { name: /^Show report/ }))
  await screen.findByText('Eviction, 2024')
  expect(await reasons()).toContain('It’s at least partly because of the background check.')
})

test('without a provider nobody is offered a background check', async () => {
  const application = sampleApplication({ status: 'under_review' })
  await draw(`/landlord/applications/${application.id}`, [application], { hasScreening: false })
  await screen.findByRole('region', { name: 'Shared with you' })
  expect(screen.queryByRole('button', askButton)).toBeNull()
})
