import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const finding = {
  id: 'sub_1',
  customerId: 'cus_1',
  kind: 'not_sold_here' as const,
  about: 'Subscription of $99',
  createdAt: '2026-11-03T12:00:00.000Z',
}

const draw = async (count: number, isBroken = () => false) => {
  server = await serveEndpoints([
    answering(billingFindingEndpoints.list, () => {
      if (isBroken()) throw new Refusal('not_now', 'We are busy right now.')
      return { findings: count > 0 ? [finding] : [], count }
    }),
  ])
  visit(server.url, '/admin/payments')
  drawOn(testPlatform({ isAdministrator: true }), <Routes />)
}

test('what was not sold here is listed with its ids, what it means, and what to do', async () => {
  await draw(1200)
  const kind = await screen.findByRole('region', { name: 'Subscription not bought in the portal' })
  expect(within(kind).getByText('Subscription of $99')).toBeTruthy()
  expect(within(kind).getByText('ID sub_1, customer cus_1')).toBeTruthy()
  expect(within(kind).getByText(/may be charged .* cancel it there and refund the customer\.$/)).toBeTruthy()
  expect(screen.getByText('The newest 1 of 1,200')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Not understood by the portal' })).toBeNull()
})

test('without anything to check, and without an answer, it says so', async () => {
  let isBroken = true
  await draw(0, () => isBroken)
  expect((await screen.findByRole('alert')).textContent).toContain('We are busy right now.')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nothing to check' })).toBeTruthy()
})
