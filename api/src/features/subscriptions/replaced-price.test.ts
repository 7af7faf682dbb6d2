import { expect, test } from 'bun:test'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { openBilledApp } from '../../../test/billed-app.ts'

const { billing, heard, subscriber } = await openBilledApp()

test('a price whose key moved to another one keeps its plan for existing subscribers', async () => {
  const { person, id, plan } = await subscriber('basic_monthly')
  await billing.call('prices', {
    product: 'prod_basic',
    currency: 'usd',
    unit_amount: '1099',
    'recurring[interval]': 'month',
    lookup_key: 'basic_monthly',
    transfer_lookup_key: 'true',
  })
  await billing.call(`subscriptions/${id}`, { 'metadata[a]': 'b' })
  await heard()
  expect(await plan()).toBe('basic')
  expect(await person.call(subscriptionEndpoints.cancel)).toMatchObject({
    planName: 'Basic',
    cancelAtPeriodEnd: true,
  })
})
