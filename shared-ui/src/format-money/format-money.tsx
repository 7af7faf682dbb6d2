const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Dollars without decimals, "$2,450" (spec §9). */
export function formatMoney(dollars: number): string {
  return wholeDollars.format(dollars)
}
