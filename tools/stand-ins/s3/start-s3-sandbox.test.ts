// Asked by a second client, which signs with AWS's own library.
import { afterAll, expect, test } from 'bun:test'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { startS3Sandbox } from './start-s3-sandbox.ts'

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'the secret', region: 'eu-west-1' }
const controlKey = 'the key of the bucket'
const { url, stop } = await startS3Sandbox({ bucket: 'portal', keys, key: controlKey })
afterAll(stop)

interface CallOptions {
  body?: string
  headers?: Record<string, string>
  query?: Record<string, string>
  with?: Partial<typeof keys>
  at?: Date
  /** What is sent instead of what was signed. */
  sent?: { body?: string; path?: string }
}

const call = async (
  method: string,
  path: string,
  { body = '', headers = {}, query = {}, with: other = {}, at = new Date(), sent = {} }: CallOptions = {},
) => {
  const { region, ...credentials } = { ...keys, ...other }
  const signer = new SignatureV4({ credentials, region, service: 's3', sha256: Sha256, uriEscapePath: false })
  const { host, hostname, port } = new URL(url)
  const request = {
    method,
    protocol: 'http:',
    hostname,
    port: Number(port),
    path,
    query,
    headers: { host, ...headers },
    body,
  }
  const signed = await signer.sign(request, { signingDate: at })
  return fetch(`${url}${sent.path ?? path}?${new URLSearchParams(query)}`, {
    method,
    headers: signed.headers,
    ...(method === 'PUT' && { body: sent.body ?? body }),
  })
}
const codeOf = async (response: Promise<Response>) =>
  /<Code>(\w+)<\/Code>/.exec(await (await response).text())?.[1]

test('it takes, shows, lists and deletes what a second client signs', async () => {
  const written = await call('PUT', '/portal/a/b.txt', { body: 'Hello' })
  const read = await call('GET', '/portal/a/b.txt')
  expect([written.status, await read.text()]).toEqual([200, 'Hello'])
  expect(read.headers.get('etag')).toBe(written.headers.get('etag'))
  const list = await (await call('GET', '/portal', { query: { 'list-type': '2', prefix: 'a/' } })).text()
  expect(list).toContain('<Key>a/b.txt</Key>')
  expect((await call('DELETE', '/portal/a/b.txt')).status).toBe(204)
  expect(await codeOf(call('GET', '/portal/a/b.txt'))).toBe('NoSuchKey')
})

test('it writes only where the condition holds', async () => {
  const isNew = { headers: { 'if-none-match': '*' } }
  const { headers } = await call('PUT', '/portal/once', { ...isNew, body: 'one' })
  expect(await codeOf(call('PUT', '/portal/once', { ...isNew, body: 'two' }))).toBe('PreconditionFailed')
  const ifMatch = { 'if-match': headers.get('etag') ?? '' }
  expect((await call('PUT', '/portal/once', { headers: ifMatch, body: 'three' })).status).toBe(200)
  expect(await codeOf(call('PUT', '/portal/once', { headers: ifMatch, body: 'four' }))).toBe(
    'PreconditionFailed',
  )
  expect(await codeOf(call('PUT', '/portal/never', { headers: ifMatch, body: 'x' }))).toBe('NoSuchKey')
  expect(await (await call('GET', '/portal/once')).text()).toBe('three')
})

test.each<[string, CallOptions, string]>([
  ['another id', { with: { accessKeyId: 'AKIDOTHER' } }, 'InvalidAccessKeyId'],
  ['another secret', { with: { secretAccessKey: 'another' } }, 'SignatureDoesNotMatch'],
  ['another region', { with: { region: 'us-east-1' } }, 'AuthorizationHeaderMalformed'],
  ['a moment of an hour ago', { at: new Date(Date.now() - 3_600_000) }, 'RequestTimeTooSkewed'],
  ['another path than is sent', { sent: { path: '/portal/elsewhere' } }, 'SignatureDoesNotMatch'],
  ['another body than is sent', { body: 'one', sent: { body: 'two' } }, 'XAmzContentSHA256Mismatch'],
])('it refuses what is signed with %s', async (_, given, code) => {
  expect(await codeOf(call('PUT', '/portal/x', given))).toBe(code)
})

test('it refuses what is not signed, and another bucket', async () => {
  expect(await codeOf(fetch(`${url}/portal/x`))).toBe('AccessDenied')
  expect(await codeOf(call('GET', '/other/x'))).toBe('NoSuchBucket')
})

test('its controls need the key', async () => {
  const fault = (authorization: string) =>
    fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ kind: 'error', path: 'GET /' }),
    })
  expect((await fault('Bearer wrong')).status).toBe(401)
  expect((await fault(`Bearer ${controlKey}`)).status).toBe(200)
  expect(await codeOf(call('GET', '/portal/x'))).toBe('InternalError')
  expect(await codeOf(call('GET', '/portal/x'))).toBe('NoSuchKey')
})
