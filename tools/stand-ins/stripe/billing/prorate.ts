// Proration to the second: https://docs.stripe.com/billing/subscriptions/prorations

export interface Span {
  start: number
  end: number
}

/** For the time from `at` to the end of the span, in cents. */
export const remainderOf = (amount: number, { start, end }: Span, at: number): number => {
  if (at <= start) return amount
  if (at >= end) return 0
  return Math.round((amount * (end - at)) / (end - start))
}
