import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { grantedConsent, landlord, sampleConsent } from '@portal/client/test/sample-consent'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Consent } from '@portal/contract/consents/consent'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const facts = { maxRent: 2900, moveInDate: '2027-03-01', petOwner: true }

const payslip = {
  id: sampleConsent(50).id,
  purpose: 'income' as const,
  name: 'payslip.pdf',
  contentType: 'application/pdf',
  bytes: 1000,
  review: 'unreviewed' as const,
  createdAt: '2026-11-03T12:00:00.000Z',
}

const draw = async (initial: Consent[], { isBroken = (): boolean => false, refusal = '' } = {}) => {
  const consents = [...initial]
  const sent: object[] = []
  const become = (id: string, changes: Partial<Consent>) => {
    if (refusal) throw new Refusal('invalid', refusal, { expiresAt: refusal })
    const index = consents.findIndex(consent => consent.id === id)
    const consent = { ...sampleConsent(1), ...consents[index], ...changes }
    consents[index] = consent
    return { consent }
  }
  server = await serveEndpoints([
    answering(consentEndpoints.list, ({ query }) => {
      if (isBroken()) throw new Refusal('not_now', 'We are busy right now. Please try again.')
      expect(query.side).toBe('owner')
      return { consents: consents.filter(({ status }) => query.status?.includes(status)), nextCursor: null }
    }),
    answering(consentEndpoints.facts, () => ({ facts })),
    answering(documentEndpoints.list, () => ({ documents: [payslip] })),
    answering(consentEndpoints.grant, ({ params, body }) => {
      sent.push(body)
      return become(params.id, { ...grantedConsent(1), id: params.id, ...body })
    }),
    answering(consentEndpoints.deny, ({ params }) => become(params.id, { status: 'denied' })),
    answering(consentEndpoints.revoke, ({ params }) =>
      become(params.id, { status: 'revoked', revokedAt: '2026-11-05T12:00:00.000Z' }),
    ),
    answering(consentEndpoints.reads, () => ({
      reads: [
        {
          id: sampleConsent(70).id,
          reader: landlord,
          fields: ['maxRent'],
          createdAt: '2026-11-04T12:00:00.000Z',
        },
      ],
      nextCursor: null,
    })),
  ])
  visit(server.url, '/profile/sharing')
  const platform = testPlatform({})
  drawOn(platform, <Routes />)
  await screen.findByRole('region', { name: 'Ended' }) // the skeleton has the first section alone
  return { user: userEvent.setup(), sent, lastToast: () => platform.toasts.at(-1) }
}

const section = (name: string) => screen.findByRole('region', { name })

test('a request says who asks, for which facts with their values, and what for; nothing is ticked', async () => {
  await draw([sampleConsent(1)])
  const request = await within(await section('Waiting for you')).findByRole('article')
  for (const words of [
    'Marcus Hale',
    'To see whether the home fits you.',
    '$2,900 a month',
    'Mar 1, 2027',
    'Yes',
  ])
    expect(request.textContent).toContain(words)
  const boxes = within(request).getAllByRole('checkbox')
  expect(boxes).toHaveLength(3)
  for (const box of boxes) expect(box.getAttribute('aria-checked')).toBe('false')
})

test('a question that is not answered is not offered, but named with the way to answer it', async () => {
  await draw([
    sampleConsent(1, { specificFields: ['maxRent', 'petOwner', 'hasRentalHistory', 'smokingStatus'] }),
  ])
  const request = await within(await section('Waiting for you')).findByRole('article')
  expect(within(request).getAllByRole('checkbox')).toHaveLength(2)
  expect(request.textContent).toContain('Not answered yet: rental history and smoking.')
  const link = within(request).getByRole('link', { name: 'Answer in your profile' })
  expect(link.getAttribute('href')).toBe('/profile')
})

test('what was shared before it was answered reads as not answered', async () => {
  await draw([grantedConsent(1, { specificFields: ['petOwner', 'hasRentalHistory'] })])
  const shared = await within(await section('Shared')).findByRole('article')
  const answers = within(shared).getAllByRole('definition')
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Yes', 'Not answered'])
})

test('nothing is shared until something is ticked; then exactly that is, until the end of the day', async () => {
  const { user, sent, lastToast } = await draw([sampleConsent(1)])
  await user.click(await screen.findByRole('button', { name: /^Share/ }))
  expect((await screen.findByText('Please choose what to share')).textContent).toBeDefined()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'Maximum rent' }))
  await user.click(screen.getByRole('checkbox', { name: 'Pets' }))
  const lastDay = screen.getByLabelText('Until') as HTMLInputElement
  const until = new Date(`${lastDay.value}T23:59:59`).toISOString()
  await user.click(screen.getByRole('button', { name: /^Share/ }))
  const shared = await within(await section('Shared')).findByRole('article')
  expect(sent).toEqual([{ specificFields: ['maxRent', 'petOwner'], expiresAt: until }])
  expect(shared.textContent).toContain('Not viewed yet.')
  expect(lastToast()).toMatchObject({
    title: 'Shared',
    description: 'Marcus Hale can now see your maximum rent and pets.',
  })
  expect((await section('Waiting for you')).textContent).toContain('No open requests.')
})

test('a date that the server refuses is said at the field', async () => {
  const { user } = await draw([sampleConsent(1)], { refusal: 'Please choose a day within the next 180 days' })
  await user.click(await screen.findByRole('checkbox', { name: 'Pets' }))
  await user.click(screen.getByRole('button', { name: /^Share/ }))
  expect((await screen.findByLabelText('Until')).getAttribute('aria-invalid')).toBe('true')
})

test('a request is declined with one press', async () => {
  const { user } = await draw([sampleConsent(1)])
  await user.click(await screen.findByRole('button', { name: /^Decline/ }))
  const declined = await within(await section('Ended')).findByRole('article')
  expect(declined.textContent).toContain('You declined on')
})

test('what is shared says who looked and when, and ends with one press', async () => {
  const { user } = await draw([grantedConsent(1, { readCount: 2, lastReadAt: '2026-11-04T12:00:00.000Z' })])
  const shared = await within(await section('Shared')).findByRole('article')
  expect(shared.textContent).toContain('Viewed twice, last on Nov 4, 2026')
  await user.click(within(shared).getByText('Viewed by'))
  const looks = await within(shared).findByRole('list')
  expect(looks.textContent).toContain('Nov 4, 2026')
  expect(looks.textContent).toContain('Marcus Hale: maximum rent')
  await user.click(within(shared).getByRole('button', { name: /^Stop sharing/ }))
  const over = await within(await section('Ended')).findByRole('article')
  expect(over.textContent).toContain('You stopped sharing on Nov 5, 2026. Viewed twice.')
  expect(over.textContent).not.toContain('$2,900')
})

test('a list that cannot be loaded says so and can be tried again', async () => {
  let isBroken = true
  const { user } = await draw([sampleConsent(1)], { isBroken: () => isBroken })
  const waiting = await section('Waiting for you')
  expect((await within(waiting).findByRole('alert')).textContent).toContain('We are busy right now')
  isBroken = false
  await user.click(within(waiting).getByRole('button', { name: 'Try again' }))
  expect(await within(waiting).findByRole('article')).toBeDefined()
})

test('a shared document has its name, and one that was deleted since says so', async () => {
  const specificFields = [`document:${payslip.id}`, `document:${sampleConsent(51).id}`]
  await draw([grantedConsent(1, { dataCategory: 'documents', specificFields })])
  const link = await screen.findByRole('link', { name: 'payslip.pdf' })
  expect(link.getAttribute('href')).toBe(`/api/documents/${payslip.id}/content`)
  expect(screen.getByText('A document that you deleted')).toBeDefined()
})
