import { createHash } from 'node:crypto'
import { signatureOf } from './signature.ts'

export interface Keys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export interface S3Error {
  status: number
  code: string
  message: string
}

/** S3 accepts clocks that differ by a quarter of an hour. */
const maxSkewMs = 15 * 60_000

const refused = (code: string, message: string, status = 403): S3Error => ({ status, code, message })

const momentOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Undefined if the request may be answered. `now` is the server's clock. */
export const problemOf = (
  { method, url, headers }: Request,
  body: Uint8Array,
  keys: Keys,
  now: number,
): S3Error | undefined => {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.get('authorization') ?? '',
    )
  if (!authorization) return refused('AccessDenied', 'The request is not signed.')
  const [, accessKeyId, day = '', region = '', signed = '', signature] = authorization
  const moment = headers.get('x-amz-date') ?? ''
  const payloadHash = headers.get('x-amz-content-sha256') ?? ''
  const signedHeaders = signed.split(';')
  const mustBeSigned = ['host', ...[...headers.keys()].filter(name => name.startsWith('x-amz-'))]

  if (accessKeyId !== keys.accessKeyId) return refused('InvalidAccessKeyId', 'There is no such key.')
  if (region !== keys.region)
    return refused('AuthorizationHeaderMalformed', `The region must be ${keys.region}.`, 400)
  if (!(Math.abs(momentOf(moment) - now) <= maxSkewMs))
    return refused('RequestTimeTooSkewed', 'The clocks differ too much.')
  if (!moment.startsWith(day) || mustBeSigned.some(name => !signedHeaders.includes(name)))
    return refused('AccessDenied', 'A header that must be signed is not.')
  const { pathname: path, search } = new URL(url)
  const expected = signatureOf(
    { method, path, query: search.slice(1), headers, signedHeaders, payloadHash },
    { moment, scope: { day, region, service: 's3' }, secret: keys.secretAccessKey },
  )
  if (signature !== expected) return refused('SignatureDoesNotMatch', 'The signature is another one.')
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== createHash('sha256').update(body).digest('hex'))
    return refused('XAmzContentSHA256Mismatch', 'The body is not what was signed.', 400)
  return undefined
}
