import { type Encoding, encodings } from '@portal/releases/store/compressed-names'

/** The encodings that a browser accepts, the smallest first; empty if it accepts only plain files. */
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
