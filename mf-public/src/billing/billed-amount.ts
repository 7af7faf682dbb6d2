import { formatExactMoney } from '@portal/shared-ui/format-money'

/** "$19.99 USD": dollars, with the currency in upper case (spec §2.6). */
export const billedAmount = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${formatExactMoney(amount)} ${currency.toUpperCase()}`
