// Stripe's test cards: https://docs.stripe.com/testing. Any other number is refused, as on Stripe's pages.
import type { CardBehavior } from '../kinds.ts'

export interface TestCard {
  number: string
  says: string
  behavior: CardBehavior
  brand: 'visa' | 'mastercard'
  /** Stripe's ready-made payment method for it, which calls may attach. */
  token?: string
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', says: 'Pays', behavior: 'pays', brand: 'visa', token: 'pm_card_visa' },
  { number: '5555555555554444', says: 'Pays, Mastercard', behavior: 'pays', brand: 'mastercard' },
  { number: '4000000000000002', says: 'Is declined', behavior: 'declines', brand: 'visa' },
  {
    number: '4000000000009995',
    says: 'Is declined for lack of funds',
    behavior: 'lacks_funds',
    brand: 'visa',
  },
  {
    number: '4000002500003155',
    says: 'Needs authentication the first time',
    behavior: 'authenticates_once',
    brand: 'visa',
    token: 'pm_card_authenticationRequiredOnSetup',
  },
  {
    number: '4000002760003184',
    says: 'Needs authentication every time',
    behavior: 'authenticates_always',
    brand: 'visa',
  },
  {
    number: '000000000009',
    says: 'Is a bank account, whose debit stays on its way',
    behavior: 'debits',
    brand: 'visa',
    token: 'pm_usBankAccount_processing',
  },
  {
    number: '4000000000000341',
    says: 'Can be kept, but its payments are declined',
    behavior: 'declines_later',
    brand: 'visa',
    token: 'pm_card_chargeCustomerFail',
  },
]
