import { cardRefused } from '../wire/refusal.ts'
import { held, type World } from '../world.ts'
import { chargeCard } from './charge-card.ts'

/** Throws Stripe's error, before anything is stored, if a payment would not succeed now. */
export const refuseDeclined = (world: World, paymentMethod: string | null): void => {
  const card = paymentMethod && held(world.store.card.get(paymentMethod), paymentMethod)
  const answer = card ? chargeCard(card.behavior, true) : undefined
  if (answer?.outcome === 'paid' || answer?.outcome === 'processing') return
  if (answer?.outcome === 'declined') throw cardRefused(answer.error)
  throw cardRefused({
    code: 'subscription_payment_intent_requires_action',
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully.',
  })
}
