import { createHash } from 'node:crypto'
import type { S3Error } from './check-request.ts'

interface StoredObject {
  bytes: Uint8Array
  etag: string
  changedAt: Date
}

export interface Bucket {
  /** Undefined if S3 has no such method. */
  answerFor(request: Request, key: string, body: Uint8Array): Response | undefined
  /** The second version of S3's lists: all keys after a place, up to `max-keys`. */
  list(query: URLSearchParams): Response
}

const escaped = (text: string): string => text.replace(/[<>&"']/g, sign => `&#${sign.charCodeAt(0)};`)

const xml = (content: string, status = 200): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`, {
    status,
    headers: { 'content-type': 'application/xml' },
  })

export const errorAnswer = ({ status, code, message }: S3Error): Response =>
  xml(`<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`, status)

const noSuchKey = { status: 404, code: 'NoSuchKey', message: 'There is no such object.' }
const failed = { status: 412, code: 'PreconditionFailed', message: 'It is not as expected.' }

export const openBucket = (pageSize: number): Bucket => {
  const objects = new Map<string, StoredObject>()

  const write = (headers: Headers, key: string, bytes: Uint8Array): Response => {
    const found = objects.get(key)
    const ifMatch = headers.get('if-match')
    if (ifMatch !== null && !found) return errorAnswer(noSuchKey)
    if (headers.get('if-none-match') === '*' && found) return errorAnswer(failed)
    if (ifMatch !== null && found?.etag !== ifMatch) return errorAnswer(failed)
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
    objects.set(key, { bytes, etag, changedAt: new Date() })
    return new Response(null, { headers: { etag } })
  }

  const read = (key: string): Response => {
    const found = objects.get(key)
    if (!found) return errorAnswer(noSuchKey)
    const { bytes, etag, changedAt } = found
    return new Response(new Uint8Array(bytes), {
      headers: { etag, 'last-modified': changedAt.toUTCString() },
    })
  }

  return {
    answerFor: ({ method, headers }, key, body) => {
      if (method === 'GET' || method === 'HEAD') return read(key)
      if (method === 'PUT') return write(headers, key, body)
      if (method !== 'DELETE') return undefined
      objects.delete(key)
      return new Response(null, { status: 204 })
    },
    list: query => {
      const prefix = query.get('prefix') ?? ''
      const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
      const keys = [...objects.keys()].filter(key => key.startsWith(prefix) && key > after).sort()
      const shown = keys.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? pageSize)))
      const isTruncated = shown.length < keys.length
      const contents = shown.map(key => {
        const {
          bytes,
          etag,
          changedAt = new Date(),
        } = objects.get(key) ?? { bytes: new Uint8Array(), etag: '' }
        return `<Contents><Key>${escaped(key)}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size></Contents>`
      })
      const next = isTruncated
        ? `<NextContinuationToken>${escaped(shown.at(-1) ?? '')}</NextContinuationToken>`
        : ''
      return xml(
        `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
      )
    },
  }
}
