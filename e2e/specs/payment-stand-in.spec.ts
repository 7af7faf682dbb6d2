import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { expectAccessible, expectFitAtEveryWidth, themes } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

// One worker: each would start its own stand-in.
test.describe.configure({ mode: 'default' })

const program = join(import.meta.dirname, '../../tools/stand-ins/stripe/start-stripe-sandbox.ts')

let standIn: ChildProcess
let url = ''

test.beforeAll(async () => {
  const child = spawn('bun', [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  standIn = child
  for await (const line of createInterface(child.stdout)) {
    url = line
    break
  }
})
test.afterAll(() => standIn.kill())

/** A GET if there are no fields. */
const call = async (path: string, fields?: Record<string, string>) => {
  const response = await fetch(`${url}/v1/${path}`, {
    headers: { Authorization: 'Bearer sk_test_standin' },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  expect(response.ok, await response.clone().text()).toBe(true)
  return response.json()
}

const priceId = async (key: string): Promise<string> =>
  (await call(`prices?lookup_keys[0]=${key}`)).data[0].id

const openCheckout = async (successUrl: string): Promise<string> =>
  (
    await call('checkout/sessions', {
      mode: 'subscription',
      'line_items[0][price]': await priceId('basic_monthly'),
      success_url: successUrl,
      cancel_url: successUrl,
    })
  ).url

const openPages = async (back: string): Promise<Record<string, string>> => {
  const customer = await call('customers', {
    name: 'Ada',
    payment_method: 'pm_card_visa',
    'invoice_settings[default_payment_method]': 'pm_card_visa',
  })
  const subscription = await call('subscriptions', {
    customer: customer.id,
    'items[0][price]': await priceId('basic_monthly'),
  })
  const portal = await call('billing_portal/sessions', { customer: customer.id, return_url: back })
  const invoice = await call(`invoices/${subscription.latest_invoice}`)
  return {
    front: url,
    checkout: await openCheckout(back),
    portal: portal.url,
    plans: `${portal.url}/plans`,
    plan: `${portal.url}/plan?price=${await priceId('premium_yearly')}`,
    card: `${portal.url}/card`,
    cancel: `${portal.url}/cancel`,
    invoice: invoice.hosted_invoice_url,
    'one that is not there': `${url}/i/in_none`,
  }
}

// Short: a-plan-is-bought.spec.ts.
test.describe('the payment stand-in', { tag: '@long' }, () => {
  test.use({ expectedComplaints: [/404 \(Not Found\)/] })

  test('has pages that fit at every width and pass axe in both themes', async ({ page, baseURL }) => {
    for (const [name, address] of Object.entries(await openPages(baseURL ?? '')))
      await test.step(name, async () => {
        await page.goto(address)
        await expectFitAtEveryWidth(page)
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page, { width: 320, depth: 'full' })
        }
      })
  })
})

// Short: a-plan-is-bought.spec.ts.
test('a plan is bought on the stand-in’s page by keyboard alone', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(await openCheckout(`${baseURL}/help?session={CHECKOUT_SESSION_ID}`))
  for (const words of ['ada@example.com', 'Ada', '4242424242424242']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/help\?session=cs_test_/)
})
