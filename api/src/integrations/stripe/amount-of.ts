import { decimalsOf } from '@portal/contract/values/currency'

/** An amount of money from the provider's smallest units: 999 is 9.99 dollars, or 999 yen. */
export const amountOf = (units: number, currency: string): number => units / 10 ** decimalsOf(currency)
