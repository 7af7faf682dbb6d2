import { afterEach, expect, spyOn, test } from 'bun:test'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { log } from '@portal/server/log'
import Stripe from 'stripe'
import { openBilling } from '../../../test/billing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { reach } from './reach.ts'

const billing = await openBilling()
const options = { secretKey: 'sk_test_ofNobody' }
const [app, stranger] = [
  await openTestApp({ payments: billing.payments }),
  await openTestApp({ payments: billing.openOthers(options) }),
]
afterEach(() => billing.turn('faults'))

/** What the operator reads, and what the person gets. */
const refused = async ({ signUp }: typeof app) => {
  const logged = spyOn(log, 'error').mockImplementation(() => {})
  const person = await signUp('tenant')
  const response = await person.sendTo(paymentEndpoints.portal)
  const lines = logged.mock.calls.map(([{ error }]) => error)
  logged.mockRestore()
  return { status: response.status, answer: await response.text(), line: lines.join('\n') }
}

test.each([
  ['rate_limit', 'Stripe (rate limit, rate_limit, request req_'],
  ['server_error', 'Stripe (failure at Stripe, request req_'],
  ['down', 'Stripe (no connection'],
])('a refusal names its kind to the operator (%s), and nothing of it to the person', async (kind, words) => {
  await billing.turn('faults', { kind, calls: 10 })
  const { status, answer, line } = await refused(app)
  expect(line).toContain(words)
  expect(status).toBe(503)
  expect(answer).toContain('Billing is unavailable right now. Please try again later.')
  expect(answer).not.toMatch(/stripe|req_|rate|limit/i)
})

test('a wrong key is a matter of authentication, and is nowhere in full', async () => {
  const { status, answer, line } = await refused(stranger)
  expect(line).toContain('Stripe (authentication')
  expect(line + answer).not.toContain(options.secretKey)
  expect([status, answer.includes('key')]).toEqual([503, false])
})

test.each([
  ['card_error', 402, 'Stripe (card error, card_declined): No.'],
  ['idempotency_error', 400, 'Stripe (idempotency, card_declined): No.'],
  ['invalid_request_error', 400, 'Stripe (invalid request, card_declined): No.'],
] as const)('a %s is told from the others', async (type, statusCode, message) => {
  const error = Stripe.errors.StripeError.generate({
    type,
    statusCode,
    message: 'No.',
    code: 'card_declined',
  })
  expect(reach(Promise.reject(error))).rejects.toMatchObject({ code: 'not_now', cause: { message } })
})
