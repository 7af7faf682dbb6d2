// Billing periods: https://docs.stripe.com/billing/subscriptions/billing-cycle. All moments are seconds since 1970, in UTC.

export interface Interval {
  interval: string
  interval_count: number
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** `count` intervals after the anchor; the 31st becomes a shorter month's last day, and the 31st again after that. */
export const intervalsAfter = (
  anchor: number,
  { interval, interval_count: each }: Interval,
  count: number,
) => {
  const from = new Date(anchor * 1000)
  const months =
    from.getUTCFullYear() * 12 + from.getUTCMonth() + count * each * (interval === 'year' ? 12 : 1)
  const year = Math.floor(months / 12)
  const month = months % 12
  const moment = new Date(from)
  moment.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDayOf(year, month)))
  return moment.getTime() / 1000
}

/** `start` is the anchor or an earlier period's end. */
export const periodEnd = (anchor: number, interval: Interval, start: number): number => {
  let count = 1
  while (intervalsAfter(anchor, interval, count) <= start) count += 1
  return intervalsAfter(anchor, interval, count)
}
