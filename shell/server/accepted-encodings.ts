import { type Encoding, encodings } from '../release/compressed-names.ts'

/** How a browser takes what it asks for, the smallest first; none of them is all it takes without compression. */
export const acceptedEncodings = (request: Request): Encoding[] => {
  const said = request.headers.get('accept-encoding') ?? ''
  const weights = new Map(
    said.split(',').map(part => {
      const [name = '', weight = '1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, Number(weight)]
    }),
  )
  return encodings.filter(encoding => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}
