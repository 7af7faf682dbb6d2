import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilTrue } from '@portal/server/test/until-true'
import { startStripeSandbox } from './start-stripe-sandbox.ts'
import { openWebhook, sdkFor, secretKey, webhookSecret } from './test/open-sandbox.ts'

const newFolder = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stripe-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

test('purchases and undelivered events survive a restart; no card number is stored', async () => {
  const dataDir = newFolder()
  const start = (webhookUrl: string) => startStripeSandbox({ secretKey, webhookSecret, dataDir, webhookUrl })
  const first = await start('http://127.0.0.1:1/nobody')
  const stripe = sdkFor(first.url)
  const customer = await stripe.customers.create({
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  })
  const { data } = await stripe.prices.list({ lookup_keys: ['basic_monthly'] })
  const price = data[0]?.id ?? ''
  const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price }] })
  await first.stop()

  const webhook = openWebhook()
  const second = await start(webhook.url)
  const again = sdkFor(second.url)
  expect((await again.subscriptions.retrieve(id)).status).toBe('active')
  expect((await again.prices.list({ lookup_keys: ['basic_monthly'] })).data[0]?.id).toBe(price)
  await untilTrue(async () =>
    webhook.received.some(({ body }) => JSON.parse(body).type === 'customer.subscription.created'),
  )
  await second.stop()
  const kept = await Bun.file(join(dataDir, 'stripe.sqlite')).bytes()
  expect(Buffer.from(kept).includes('4242424242424242')).toBe(false)
})

test('two concurrent starts on one folder wait for each other', async () => {
  const dataDir = newFolder()
  const program = `
    import { Database } from 'bun:sqlite'
    const file = new Database(${JSON.stringify(join(dataDir, 'stripe.sqlite'))})
    file.run('begin exclusive')
    console.log('at work')
    await Bun.sleep(300)
    file.run('commit')`
  const other = Bun.spawn([process.execPath, '-e', program], { stdout: 'pipe' })
  await other.stdout.getReader().read()
  const { url, stop } = await startStripeSandbox({ secretKey, webhookSecret, dataDir })
  expect((await sdkFor(url).prices.list()).data.length).toBeGreaterThan(0)
  await stop()
})

test('a call repeated after the stand-in was killed is not done twice', async () => {
  const dataDir = newFolder()
  const program = `
    import { startStripeSandbox } from '${join(import.meta.dirname, 'start-stripe-sandbox.ts')}'
    const { url } = await startStripeSandbox(${JSON.stringify({ secretKey, webhookSecret, dataDir })})
    console.log(url)`
  const create = (url: string) => sdkFor(url).customers.create({ name: 'Ada' }, { idempotencyKey: 'once' })
  const child = Bun.spawn([process.execPath, '-e', program], { stdout: 'pipe' })
  const { value } = await child.stdout.getReader().read()
  const made = await create(new TextDecoder().decode(value).trim())
  child.kill('SIGKILL')
  await child.exited

  const sandbox = await startStripeSandbox({ secretKey, webhookSecret, dataDir })
  afterAll(sandbox.stop)
  expect((await create(sandbox.url)).id).toBe(made.id)
  expect((await sdkFor(sandbox.url).customers.list()).data).toHaveLength(1)
})
