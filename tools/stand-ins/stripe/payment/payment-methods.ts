import { createHash } from 'node:crypto'
import type { PaymentMethod } from '../kinds.ts'
import { newId } from '../wire/ids.ts'
import { badRequest, cardRefused, missingResource } from '../wire/refusal.ts'
import { customerOf, held, type World } from '../world.ts'
import { refusalToKeep } from './charge-card.ts'
import { type TestCard, testCards } from './test-cards.ts'

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

export const keepCard = (world: World, card: TestCard, name: string | null = null): PaymentMethod => {
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: { address: noAddress, email: null, name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 5,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies PaymentMethod
  world.store.card.put({ id: method.id, behavior: card.behavior })
  return world.store.paymentMethod.put(method)
}

/** Saved, or new from one of Stripe's ready-made ones such as `pm_card_visa`. */
export const findPaymentMethod = (world: World, id: string, param = 'payment_method'): PaymentMethod => {
  const ready = testCards.find(({ token }) => token === id)
  if (ready) return keepCard(world, ready)
  const method = world.store.paymentMethod.get(id)
  if (!method) throw missingResource('PaymentMethod', id, param)
  return method
}

export const attachPaymentMethod = (world: World, method: PaymentMethod, customer: string): PaymentMethod => {
  customerOf(world, customer)
  const refusal = refusalToKeep(held(world.store.card.get(method.id), method.id).behavior)
  if (refusal) throw cardRefused(refusal)
  if (method.customer === customer) return method
  if (method.customer)
    throw badRequest('The payment method you provided has already been attached to a customer.')
  const attached = world.store.paymentMethod.put({ ...method, customer })
  world.emit('payment_method.attached', attached)
  return attached
}

/** Except for subscriptions with their own. */
export const makeDefault = (world: World, customerId: string, method: string): void => {
  const customer = customerOf(world, customerId)
  if (customer.invoice_settings.default_payment_method !== method) {
    const changed = world.store.customer.put({
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
    })
    world.emit('customer.updated', changed)
  }
}
