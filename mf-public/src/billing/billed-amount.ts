import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { decimalsOf } from '@portal/contract/values/currency'
import { formatExactMoney } from '@portal/shared-ui/format-money'

/** "$19.99 USD": dollars, with the currency in upper case (spec §2.6); other currencies with their decimals. */
export const billedAmount = ({ amount, currency }: { amount: number; currency: string }): string => {
  const code = currency.toUpperCase()
  if (code === 'USD') return `${formatExactMoney(amount)} ${code}`
  const digits = decimalsOf(currency)
  return `${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${code}`
}

/** "$19.99 USD a month", "$49.99 USD every 3 months". */
export const billedPrice = (current: CurrentSubscription): string => {
  const { billingPeriod, periodCount } = current
  const period =
    periodCount === null || periodCount === 1
      ? `a ${billingPeriod}`
      : `every ${periodCount} ${billingPeriod}s`
  return `${billedAmount(current)} ${period}`
}
