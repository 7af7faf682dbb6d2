import { describe, expect, test } from 'bun:test'
import Stripe from 'stripe'
import { openSandbox, refusalOf, sdkFor, secretKey } from '../test/open-sandbox.ts'

const { stripe, url, turn } = await openSandbox()

/** The SDK would not send it. */
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${secretKey}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })

describe('a call is refused', () => {
  test('with a wrong key or none', async () => {
    expect(await refusalOf(sdkFor(url, 'sk_test_other').customers.list())).toMatchObject({
      status: 401,
      type: 'StripeAuthenticationError',
      message: 'Invalid API Key provided: sk_test_***ther',
    })
    expect((await fetch(`${url}/v1/customers`)).status).toBe(401)
  })

  test('for an unknown parameter, even a nested one', async () => {
    expect(
      await refusalOf(stripe.customers.create({ emial: 'a@b.c' } as Stripe.CustomerCreateParams)),
    ).toMatchObject({
      status: 400,
      code: 'parameter_unknown',
      param: 'emial',
      message: 'Received unknown parameter: emial',
    })
    const answer = await post('/v1/subscriptions', 'customer=c&items[0][price]=p&items[0][amount]=1')
    expect(JSON.parse(await answer.text()).error).toMatchObject({
      code: 'parameter_unknown',
      param: 'items[0][amount]',
      type: 'invalid_request_error',
    })
  })

  test('without a required parameter, or with an invalid one', async () => {
    const refused = async (path: string, body: string) =>
      JSON.parse(await (await post(path, body)).text()).error
    expect(await refused('/v1/products', '')).toMatchObject({
      code: 'parameter_missing',
      param: 'name',
      message: 'Missing required param: name.',
    })
    expect(await refused('/v1/products', 'name=')).toMatchObject({ code: 'parameter_invalid_empty' })
    expect(await refused('/v1/customers/cus_1', 'balance=much')).toMatchObject({
      code: 'parameter_invalid_integer',
      message: 'Invalid integer: much',
    })
    const price = 'product=prod_basic&currency=usd&unit_amount=100&recurring[interval]=month'
    for (const [wrong, param] of [
      ['recurring[interval_count]=0', 'recurring[interval_count]'],
      ['recurring[interval_count]=-1', 'recurring[interval_count]'],
    ])
      expect(await refused('/v1/prices', `${price}&${wrong}`)).toMatchObject({
        code: 'parameter_invalid_integer',
        param,
      })
    expect(await refused('/v1/prices/price_1', 'active=yes')).toMatchObject({
      code: 'parameter_invalid_boolean',
    })
    expect(
      await refused('/v1/checkout/sessions', 'mode=payment&success_url=http://a.b&line_items[0][price]=p'),
    ).toMatchObject({ param: 'mode' })
    expect(await refused('/v1/customers', 'email=nobody')).toMatchObject({ code: 'email_invalid' })
  })

  test('for an unknown id or address', async () => {
    expect(await refusalOf(stripe.customers.retrieve('cus_nobody'))).toMatchObject({
      status: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_nobody'",
    })
    expect((await post('/v1/nothing', '')).status).toBe(404)
  })

  test('for an unsupported version of the API', async () => {
    expect((await post('/v1/customers', '', { 'Stripe-Version': '2019-01-01' })).status).toBe(400)
    const answer = await post('/v1/customers', '', {
      'Stripe-Version': Stripe.API_VERSION ?? '2026-10-28.endive',
    })
    expect(answer.headers.get('Stripe-Version')).toBe('2026-10-28.endive')
  })
})

describe('an idempotency key', () => {
  test('repeats the first answer for the same request, and does nothing', async () => {
    const once = () => stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'same' })
    const [first, second] = [await once(), await once()]
    expect(second.id).toBe(first.id)
    expect((await stripe.customers.list()).data.filter(({ name }) => name === 'Ada')).toHaveLength(1)
  })

  test('is refused with another body', async () => {
    await stripe.customers.create({ name: 'Bob' }, { idempotencyKey: 'other' })
    expect(
      await refusalOf(stripe.customers.create({ name: 'Eve' }, { idempotencyKey: 'other' })),
    ).toMatchObject({ status: 400, type: 'StripeIdempotencyError' })
  })

  test('stores a refusal too, but not one of parameters', async () => {
    const charge = () => stripe.subscriptions.update('sub_none', {}, { idempotencyKey: 'refused' })
    expect((await refusalOf(charge())).status).toBe(404)
    const again = await post('/v1/subscriptions/sub_none', '', { 'Idempotency-Key': 'refused' })
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    await post('/v1/customers', 'email=x', { 'Idempotency-Key': 'params' })
    expect((await post('/v1/customers', 'email=a@b.c', { 'Idempotency-Key': 'params' })).status).toBe(200)
  })

  test('is refused while its first call is running', async () => {
    await turn('POST', 'faults', { kind: 'slow', delayMs: 300 })
    const create = () => stripe.customers.create({ name: 'Both' }, { idempotencyKey: 'both' })
    const outcomes = await Promise.allSettled([create(), create()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find(outcome => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  })
})

describe('a list', () => {
  test('comes in pages, newest first', async () => {
    const made: string[] = []
    for (let count = 1; count <= 25; count += 1)
      made.unshift((await stripe.customers.create({ email: 'many@example.com' })).id)
    const listed = { email: 'many@example.com', limit: 10 }
    const all: string[] = []
    for await (const { id } of stripe.customers.list(listed)) all.push(id)
    expect(all).toEqual(made)
    expect(await stripe.customers.list(listed)).toMatchObject({ has_more: true, url: '/v1/customers' })
    expect((await refusalOf(stripe.prices.list({ limit: 101 }))).param).toBe('limit')
    expect((await refusalOf(stripe.prices.list({ starting_after: 'price_none' }))).code).toBe(
      'resource_missing',
    )
  })
})

describe('a fault', () => {
  test('answers 429 or 500 for the next calls', async () => {
    await turn('POST', 'faults', { kind: 'rate_limit' })
    await turn('POST', 'faults', { kind: 'server_error', calls: 2 })
    const list = () => refusalOf(stripe.customers.list())
    expect(await list()).toMatchObject({ status: 429, type: 'StripeRateLimitError' })
    expect(await list()).toMatchObject({ status: 500, type: 'StripeAPIError' })
    expect(await list()).toMatchObject({ status: 500 })
    expect((await stripe.customers.list()).object).toBe('list')
  })

  test('breaks the connection', async () => {
    // More than one, because SDK and fetch also retry when a connection is closed.
    await turn('POST', 'faults', { kind: 'down', calls: 100 })
    expect((await refusalOf(stripe.customers.list())).type).toBe('StripeConnectionError')
    await turn('DELETE', 'faults')
    expect((await stripe.customers.list()).object).toBe('list')
  })

  test('does the work and answers too late; the same call again gets that answer', async () => {
    await turn('POST', 'faults', { kind: 'late', delayMs: 2000, path: '/v1/customers' })
    const create = (timeout: number) =>
      stripe.customers.create({ name: 'Late' }, { idempotencyKey: 'late', timeout })
    expect((await refusalOf(create(200))).type).toBe('StripeConnectionError')
    const customers = (await stripe.customers.list()).data.filter(({ name }) => name === 'Late')
    expect(customers).toHaveLength(1)
    expect((await create(5000)).id).toBe(customers[0]?.id ?? '')
  })

  test('requires the secret key and a known kind', async () => {
    expect((await fetch(`${url}/sandbox/faults`, { method: 'DELETE' })).status).toBe(401)
    expect((await turn('POST', 'faults', { kind: 'fire' })).status).toBe(400)
  })
})
