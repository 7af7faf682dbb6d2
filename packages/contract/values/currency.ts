// https://docs.stripe.com/currencies: the provider counts a few currencies in hundredths that have none, such as ISK and UGX.
const withoutDecimals = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
const withThreeDecimals = new Set('bhd jod kwd omr tnd'.split(' '))

/** How many decimals amounts of a currency have, by its code in any case. */
export const decimalsOf = (currency: string): number => {
  const code = currency.toLowerCase()
  return withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2
}
