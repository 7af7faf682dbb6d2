// A slow phone takes some 20 ms to build its first Intl.NumberFormat, so these do without.

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** '1,000', '1.5'; '1,000+' for a count that stopped there. */
export const formatCount = (count: number, isMore = false): string => {
  const [whole = '', rest] = String(count).split('.')
  return `${grouped(whole)}${rest === undefined ? '' : `.${rest}`}${isMore ? '+' : ''}`
}

/** '$2,450', or with cents '$2,450.50'. */
export const formatDollars = (dollars: number): string => {
  const [whole = '', cents = '00'] = Math.abs(dollars).toFixed(2).split('.')
  return `${dollars < 0 ? '-' : ''}$${grouped(whole)}${cents === '00' ? '' : `.${cents}`}`
}
