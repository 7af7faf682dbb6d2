// S3, or any store that understands S3's calls and conditional writes.
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import {
  type BucketSettings,
  checkedKey,
  type ListedObject,
  ObjectChanged,
  type ObjectStore,
  ObjectStoreFailure,
} from '../../platform/ports/object-store.ts'

/** A page of a list or an object of 10 MB takes seconds at most. */
const defaultTimeoutMs = 10_000

/** With a slash at its end. @internal */
export const bucketAddress = ({ endpoint, bucket, isPathStyle }: BucketSettings): string => {
  const { protocol, host, pathname } = new URL(endpoint)
  const path = pathname.replace(/\/*$/, '/')
  return isPathStyle ? `${protocol}//${host}${path}${bucket}/` : `${protocol}//${bucket}.${host}${path}`
}

/** Does not connect yet. */
export const openBucket = (settings: BucketSettings, timeoutMs = defaultTimeoutMs): ObjectStore => {
  const { bucket, region, accessKeyId, secretAccessKey } = settings
  const prefix = settings.prefix && `${settings.prefix}/`
  const address = bucketAddress(settings)
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const addressOf = (key: string): string => address + prefix + checkedKey(key)
  const where = `the bucket ${bucket} at ${new URL(address).host}`

  /** With all of its body, if the status is one of these. Nothing is retried: who calls knows how. */
  const send = async (
    method: string,
    url: string,
    statuses: readonly number[],
    { headers = {}, body = new Uint8Array() }: { headers?: Record<string, string>; body?: Uint8Array } = {},
  ) => {
    const hash = createHash('sha256').update(body).digest('hex')
    const request = await client.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    })
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
      const answer = {
        status: response.status,
        etag: response.headers.get('etag') ?? '',
        bytes: await response.bytes(),
      }
      if (statuses.includes(answer.status)) return answer
      throw new ObjectStoreFailure(refusalIn(answer, where, settings))
    } catch (error) {
      throw error instanceof ObjectStoreFailure
        ? error
        : new ObjectStoreFailure(connectionProblem(error, where))
    }
  }

  /** A missing bucket is 404, too. */
  const isMissing = ({ status, bytes }: { status: number; bytes: Uint8Array }): boolean => {
    if (status !== 404) return false
    const code = elementIn(textOf(bytes), 'Code')
    if (code && code !== 'NoSuchKey')
      throw new ObjectStoreFailure(refusalIn({ status, bytes }, where, settings))
    return true
  }

  async function* list(within = ''): AsyncGenerator<ListedObject> {
    let token: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + within })
      if (token) query.set('continuation-token', token)
      const page = textOf((await send('GET', `${address}?${query}`, [200])).bytes)
      for (const [, listed = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield {
          key: (elementIn(listed, 'Key') ?? '').slice(prefix.length),
          size: Number(elementIn(listed, 'Size')),
          changedAt: Date.parse(elementIn(listed, 'LastModified') ?? ''),
        }
      token = elementIn(page, 'IsTruncated') === 'true' ? elementIn(page, 'NextContinuationToken') : undefined
    } while (token)
  }

  return {
    name: where,
    read: async key => {
      const found = await send('GET', addressOf(key), [200, 404])
      return isMissing(found) ? undefined : { bytes: found.bytes, etag: found.etag }
    },
    write: async (key, bytes, expected) => {
      const headers: Record<string, string> =
        expected === 'new' ? { 'if-none-match': '*' } : { 'if-match': expected.etag }
      const written = await send('PUT', addressOf(key), [200, 404, 409, 412], { headers, body: bytes })
      // S3 says 409 to the later of two writes at the same moment.
      if (isMissing(written) || written.status !== 200) throw new ObjectChanged('It has changed.')
      return written.etag
    },
    remove: async key => {
      isMissing(await send('DELETE', addressOf(key), [200, 204, 404]))
    },
    list,
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** The first element of this name: S3's answers are flat, and names are unique within a part. */
const elementIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(\w+);/g, (whole, entity) => entities[entity] ?? whole)

const refusalIn = (
  { status, bytes }: { status: number; bytes: Uint8Array },
  where: string,
  { bucket, region }: BucketSettings,
): string => {
  const code = elementIn(textOf(bytes), 'Code') ?? ''
  const known: Record<string, string> = {
    RequestTimeTooSkewed: `The clock of this machine differs too much from that of ${where}: let a time server set it.`,
    InvalidAccessKeyId: `S3_ACCESS_KEY_ID is not known to ${where}: correct it.`,
    SignatureDoesNotMatch: `S3_SECRET_ACCESS_KEY is not that of S3_ACCESS_KEY_ID for ${where}: correct it.`,
    AuthorizationHeaderMalformed: `S3_REGION, which is ${region}, is not the region of ${where}: correct it.`,
    AccessDenied: `This S3_ACCESS_KEY_ID may not use ${where}: let it read, write, delete and list objects there.`,
    NoSuchBucket: `There is no bucket ${bucket}: create it, or correct S3_BUCKET.`,
    PermanentRedirect: `S3_ENDPOINT is not the address of ${where}: correct it or S3_REGION.`,
  }
  return known[code] ?? `There was a failure of ${where} (${status}${/^\w+$/.test(code) ? ` ${code}` : ''}).`
}

const connectionProblem = (error: unknown, where: string): string => {
  const { name, code = '' } = error instanceof Error ? { code: '', ...error, name: error.name } : { name: '' }
  if (name === 'TimeoutError') return `There was no answer of ${where} in time.`
  if (/CERT|SSL|TLS|SIGNATURE|ISSUER|EPROTO/.test(String(code)))
    return `There is no secure connection to ${where} (${code}): check S3_ENDPOINT and the server's certificate.`
  return `There is no connection to ${where}${code ? ` (${code})` : ''}: check S3_ENDPOINT and the network.`
}
