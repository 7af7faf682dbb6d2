import { describe, expect, test } from 'bun:test'
import { untilTrue } from '@portal/server/test/until-true'
import { openSandbox, openWebhook, webhookSecret } from './test/open-sandbox.ts'

const idOf = (body: string): string => JSON.parse(body).id
const typeOf = (body: string): string => JSON.parse(body).type

const openWithWebhook = async (answer?: (body: string) => number | Promise<number>) => {
  const webhook = openWebhook(answer)
  const sandbox = await openSandbox({ webhookUrl: webhook.url })
  const waiting = async () => (await sandbox.turn('GET', 'deliveries')).body.waiting
  await sandbox.turn('POST', 'deliveries', { firstRetryMs: 5 })
  await untilTrue(async () => (await waiting()) === 0)
  webhook.received.splice(0)
  return { ...sandbox, ...webhook, waiting }
}

describe('an event', () => {
  test('arrives signed: the SDK accepts it with its body and secret, and nothing else', async () => {
    const { stripe, received } = await openWithWebhook()
    const customer = await stripe.customers.create({ name: 'Ada' })
    await untilTrue(async () => received.length === 1)
    const [{ body, signature } = { body: '', signature: '' }] = received
    const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)
    expect(event).toMatchObject({
      type: 'customer.created',
      livemode: false,
      api_version: '2026-10-28.endive',
      data: { object: { id: customer.id, name: 'Ada' } },
    })
    const verify = (payload: string, header: string, secret: string, at?: number) =>
      stripe.webhooks.constructEventAsync(payload, header, secret, undefined, undefined, at)
    await expect(verify(`${body} `, signature, webhookSecret)).rejects.toThrow()
    await expect(verify(body, signature, 'whsec_other')).rejects.toThrow()
    await expect(verify(body, signature, webhookSecret, Date.now() + 6 * 60_000)).rejects.toThrow()
  })

  test('is sent again until it is answered with 2xx', async () => {
    let refusals = 3
    const { stripe, received, waiting } = await openWithWebhook(body =>
      typeOf(body) === 'customer.created' && refusals-- > 0 ? 500 : 200,
    )
    await stripe.customers.create()
    await untilTrue(async () => (await waiting()) === 0)
    expect(received.map(({ body }) => idOf(body))).toEqual(Array(4).fill(idOf(received[0]?.body ?? '{}')))
  })

  test('waits until it has arrived, also if there was no address yet when it happened', async () => {
    const { stripe, turn } = await openSandbox()
    const webhook = openWebhook()
    const waiting = async () => (await turn('GET', 'deliveries')).body.waiting
    const { data: ofCatalog } = await stripe.events.list({ limit: 100 })
    expect(await waiting()).toBe(ofCatalog.length)
    await turn('POST', 'deliveries', { urls: [webhook.url] })
    await untilTrue(async () => (await waiting()) === 0)
    expect(webhook.received.map(({ body }) => idOf(body)).sort()).toEqual(
      ofCatalog.map(({ id }) => id).sort(),
    )
  })

  test('can be held, shuffled and duplicated by a test', async () => {
    const { stripe, turn, received, waiting } = await openWithWebhook()
    await turn('POST', 'deliveries', { hold: true, copies: 3, shuffle: true })
    const made: string[] = []
    for (let count = 0; count < 20; count += 1) made.push((await stripe.customers.create()).id)
    expect([received.length, await waiting()]).toEqual([0, 20])
    await turn('POST', 'deliveries', { hold: false })
    await untilTrue(async () => received.length === 60)
    const order = received.map(({ body }) => JSON.parse(body).data.object.id)
    expect([...order].sort()).toEqual(made.flatMap(id => [id, id, id]).sort())
    // Twenty ids, three times each, in their own order by chance is practically impossible.
    expect(order).not.toEqual(made.flatMap(id => [id, id, id]))
  })

  test('goes to several addresses in rotation', async () => {
    const { stripe, turn, url, received } = await openWithWebhook()
    const second = openWebhook()
    await turn('POST', 'deliveries', { urls: [url, second.url] })
    for (let count = 0; count < 4; count += 1) await stripe.customers.create()
    await untilTrue(async () => received.length === 2 && second.received.length === 2)
  })

  test('includes these for a bought plan', async () => {
    const { stripe, subscriberSince } = await openWithWebhook()
    await subscriberSince('2027-04-01T00:00:00Z')
    const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type)
    for (const type of [
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'payment_intent.succeeded',
      'charge.succeeded',
    ] as const)
      expect(types).toContain(type)
  })
})
