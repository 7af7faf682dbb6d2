import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { startStripeSandbox } from '@portal/stand-ins/stripe'
import { captureCommand } from './capture-command.ts'

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const sandbox = await startStripeSandbox({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
afterAll(sandbox.stop)

const check = (env: Record<string, string> = {}) =>
  captureCommand([process.execPath, join(import.meta.dir, 'check-billing.ts')], {
    env: { ...keys, STRIPE_SANDBOX_URL: sandbox.url, PUBLIC_URL: 'https://portal.example', ...env },
  })

const call = async (path: string, fields?: Record<string, string>) => {
  const sent = fields && { method: 'POST', body: new URLSearchParams(fields) }
  const headers = { Authorization: 'Bearer sk_test_1' }
  const answer = await fetch(`${sandbox.url}/v1/${path}`, { headers, ...sent })
  return JSON.parse(await answer.text())
}

const address = 'https://portal.example/api/stripe/webhook'
const fits = { succeeded: true, output: 'Keys, prices, webhook and billing portal fit.\n' }

test('each thing that does not fit is one sentence, until all fits', async () => {
  expect(await check()).toEqual({ succeeded: false, output: `No webhook leads to ${address}.\n` })
  const { id } = await call('webhook_endpoints', { url: address, 'enabled_events[0]': 'invoice.paid' })
  const { succeeded, output } = await check()
  expect(succeeded).toBe(false)
  expect(output).toMatch(
    /^The webhook to https:\S+ does not send checkout\.session\.completed, .*refund\.failed, .*session\.canceled\.\n$/,
  )
  await call(`webhook_endpoints/${id}`, { 'enabled_events[0]': '*' })
  expect(await check()).toEqual(fits)
  const price = await call('prices', {
    product: 'prod_basic',
    currency: 'usd',
    unit_amount: '2999',
    'recurring[interval]': 'month',
    'recurring[interval_count]': '3',
    lookup_key: 'basic_monthly',
    transfer_lookup_key: 'true',
  })
  expect((await check()).output).toBe(
    'The price basic_monthly is 29.99 USD every 3 months, but the portal sells it for 9.99 USD a month.\n',
  )
  await call(`prices/${price.id}`, { active: 'false' })
  expect((await check()).output).toBe('No active price has the lookup key basic_monthly.\n')
  await call(`webhook_endpoints/${id}`, { disabled: 'true' })
  expect((await check()).output).toContain(`The webhook to ${address} is disabled.\n`)
})

test('the billing portal is set up for each side, once', async () => {
  await check()
  await check()
  const { data } = await call('billing_portal/configurations')
  const scopes = data.map(({ metadata }: { metadata: { scope: string } }) => metadata.scope)
  expect(scopes.toSorted()).toEqual(['landlord', 'past_due', 'tenant'])
})

test('a key that Stripe refuses, no answer, and missing keys are a sentence each', async () => {
  expect(await check({ STRIPE_SECRET_KEY: 'sk_test_wrong' })).toEqual({
    succeeded: false,
    output: 'Stripe does not accept STRIPE_SECRET_KEY.\n',
  })
  expect((await check({ STRIPE_SANDBOX_URL: 'http://127.0.0.1:1' })).output).toContain(
    'The prices cannot be checked: Stripe (no connection',
  )
  expect(await check({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' })).toEqual({
    succeeded: false,
    output: 'The environment variables STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing.\n',
  })
})
