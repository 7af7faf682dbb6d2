const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** Dollars without decimals, "$2,450" (spec §9). */
export function formatMoney(dollars: number): string {
  return wholeDollars.format(dollars)
}

const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Dollars to the cent, "$19.89": what is billed or saved. */
export function formatExactMoney(dollars: number): string {
  return exactDollars.format(dollars)
}
