import { createHash, createHmac } from 'node:crypto'

export interface SignedRequest {
  method: string
  /** Percent-encoded, as sent. */
  path: string
  /** As sent, without the question mark. */
  query: string
  headers: Headers
  /** In lowercase, sorted. */
  signedHeaders: readonly string[]
  /** By the caller. */
  payloadHash: string
}

/** Such as 20130524/us-east-1/s3. */
export interface Scope {
  day: string
  region: string
  service: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** RFC 3986: only letters, digits and -._~ are not encoded. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const encodedAgain = (part: string): string => encoded(decodeURIComponent(part))

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const canonicalQuery = (query: string): string =>
  query
    .split('&')
    .filter(Boolean)
    .map(pair => {
      const [name = '', value = ''] = pair.split('=', 2)
      return [encodedAgain(name), encodedAgain(value)] as const
    })
    .sort(([name, value], [otherName, otherValue]) => byText(name, otherName) || byText(value, otherValue))
    .map(pair => pair.join('='))
    .join('&')

const canonicalRequest = ({
  method,
  path,
  query,
  headers,
  signedHeaders,
  payloadHash,
}: SignedRequest): string =>
  [
    method,
    path.split('/').map(encodedAgain).join('/'),
    canonicalQuery(query),
    ...signedHeaders.map(name => `${name}:${(headers.get(name) ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n')

/** The signature that the request must carry. `moment` looks like 20130524T000000Z. */
export const signatureOf = (
  request: SignedRequest,
  { moment, scope, secret }: { moment: string; scope: Scope; secret: string },
): string => {
  const { day, region, service } = scope
  const scopeText = `${day}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scopeText, sha256(canonicalRequest(request))].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request')
  return hmac(key, toSign).toString('hex')
}
