/** Not "1e3", "0x10" or "Infinity", which JavaScript reads as numbers. */
const decimal = /^[+-]?(\d{1,3}(,\d{3})+|\d*)(\.\d*)?$/

/** Null for nothing, NaN if it is not a number. "1,200" is twelve hundred. */
export const readNumber = (typed: string | number | null | undefined): number | null => {
  const text = String(typed ?? '').trim()
  if (text === '') return null
  return decimal.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
}
