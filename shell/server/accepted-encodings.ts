import { type Encoding, encodings } from '@portal/releases/store/compressed-names'

/** The smallest first; empty if the browser accepts only plain files. */
export const acceptedEncodings = (request: Request): Encoding[] => {
  const header = request.headers.get('accept-encoding') ?? ''
  const weights = new Map(
    header.split(',').map(part => {
      const [name = '', weight = '1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, Number(weight)]
    }),
  )
  return encodings.filter(encoding => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}
