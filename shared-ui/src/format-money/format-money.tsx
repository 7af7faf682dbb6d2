// Without Intl: a slow phone takes some 20 ms to build its first NumberFormat, on the way to the first prices.

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Dollars without decimals, "$2,450" (spec §9). */
export function formatMoney(dollars: number): string {
  return `$${grouped(Math.abs(dollars).toFixed(0))}`
}

/** Dollars and cents, "$19.89": amounts billed or saved. */
export function formatExactMoney(dollars: number): string {
  const [whole = '', cents] = dollars.toFixed(2).split('.')
  return `$${grouped(whole)}.${cents}`
}
