import type { CardBehavior } from '../kinds.ts'

export interface CardError {
  code: 'card_declined' | 'authentication_required'
  message: string
}

export type CardAnswer =
  | { outcome: 'paid' }
  | { outcome: 'declined'; error: CardError }
  | { outcome: 'authenticate' }
  | { outcome: 'processing' }

const declined: CardError = {
  code: 'card_declined',
  message: 'Your card was declined.',
}
const lacksFunds: CardError = {
  code: 'card_declined',
  message: 'Your card has insufficient funds.',
}
const needsAuthentication: CardError = {
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}
export const authenticationFailed = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const

/** `isPresent`: the person is there to authenticate; for renewals nobody is. */
export const chargeCard = (behavior: CardBehavior, isPresent: boolean): CardAnswer => {
  switch (behavior) {
    case 'pays':
      return { outcome: 'paid' }
    case 'debits':
      return { outcome: 'processing' }
    case 'declines':
    case 'declines_later':
      return { outcome: 'declined', error: declined }
    case 'lacks_funds':
      return { outcome: 'declined', error: lacksFunds }
    case 'authenticates_once':
    case 'authenticates_always':
      return isPresent ? { outcome: 'authenticate' } : { outcome: 'declined', error: needsAuthentication }
  }
}

/** Undefined if the card can be saved. */
export const refusalToKeep = (behavior: CardBehavior): CardError | undefined =>
  behavior === 'declines' ? declined : behavior === 'lacks_funds' ? lacksFunds : undefined
