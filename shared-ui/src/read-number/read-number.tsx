const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/

/** The number that someone typed; null for nothing, NaN for what is not a number. "1,200" is twelve hundred. */
export const readNumber = (typed: string | number | null | undefined): number | null => {
  const text = String(typed ?? '').trim()
  if (text === '') return null
  return Number(grouped.test(text) ? text.replaceAll(',', '') : text)
}
