import { afterEach, describe, expect, test } from 'bun:test'
import { startBucket } from '../../../test/bucket.ts'
import { selfSigned } from '../../../test/self-signed.ts'
import type { BucketSettings } from '../../platform/ports/object-store.ts'
import { ObjectStoreFailure } from '../../platform/ports/object-store.ts'
import { bucketAddress, openBucket } from './open-bucket.ts'

const { settings, fail, repair } = await startBucket()
afterEach(repair)
const { host } = new URL(settings.endpoint)
const hour = 3_600_000

const failureOf = async (changes: Partial<BucketSettings>, timeoutMs?: number): Promise<string> => {
  const failure = await openBucket({ ...settings, ...changes }, timeoutMs)
    .read('x')
    .catch(error => error)
  expect(failure).toBeInstanceOf(ObjectStoreFailure)
  return failure.message
}

describe('a sentence says what is wrong with', () => {
  const where = `the bucket portal at ${host}`
  test.each<[string, Partial<BucketSettings>, string]>([
    ['the key', { accessKeyId: 'AKIDOTHER' }, `S3_ACCESS_KEY_ID is not known to ${where}: correct it.`],
    [
      'its secret',
      { secretAccessKey: 'another' },
      `S3_SECRET_ACCESS_KEY is not that of S3_ACCESS_KEY_ID for ${where}: correct it.`,
    ],
    [
      'the region',
      { region: 'us-east-1' },
      `S3_REGION, which is us-east-1, is not the region of ${where}: correct it.`,
    ],
    ['the bucket', { bucket: 'other' }, 'There is no bucket other: create it, or correct S3_BUCKET.'],
    [
      'an address that speaks no TLS',
      { endpoint: `https://${host}` },
      `There is no secure connection to ${where} (`,
    ],
    [
      'an address where nobody listens',
      { endpoint: 'http://127.0.0.1:1' },
      'There is no connection to the bucket portal at 127.0.0.1:1 (',
    ],
  ])('%s', async (_, changes, sentence) => {
    expect(await failureOf(changes)).toStartWith(sentence)
  })

  test('this machine’s clock', async () => {
    const ahead = await startBucket({ aheadMs: hour })
    expect(await failureOf({ endpoint: ahead.settings.endpoint })).toStartWith(
      'The clock of this machine differs too much from that of the bucket portal at ',
    )
  })

  test('a certificate that nobody vouches for', async () => {
    const { settings: secure } = await startBucket({ tls: selfSigned })
    expect(await failureOf({ endpoint: secure.endpoint })).toMatch(
      /^There is no secure connection to the bucket portal at [\d.:]+ \(\w*CERT\w*\): check S3_ENDPOINT/,
    )
  })

  test('a store that fails', async () => {
    await fail({ kind: 'error' })
    expect(await failureOf({})).toBe(`There was a failure of ${where} (500 InternalError).`)
  })

  test('a store that does not answer', async () => {
    await fail({ kind: 'hang', delayMs: 10_000 })
    expect(await failureOf({}, 100)).toBe(`There was no answer of ${where} in time.`)
  })
})

test('no sentence has the secret', async () => {
  for (const changes of [
    { accessKeyId: 'AKIDOTHER' },
    { region: 'us-east-1' },
    { endpoint: 'http://127.0.0.1:1' },
  ])
    expect(await failureOf({ ...changes, secretAccessKey: 'hush-hush' })).not.toContain('hush-hush')
})

test('a write that was done, but answered badly, fails; what it wrote is whole', async () => {
  const objects = openBucket(settings)
  await fail({ kind: 'lost', call: 'PUT' })
  await expect(objects.write('lost', new Uint8Array([1, 2]), 'new')).rejects.toBeInstanceOf(
    ObjectStoreFailure,
  )
  expect((await objects.read('lost'))?.bytes).toEqual(new Uint8Array([1, 2]))
})

test('the bucket’s name is in the path or in the host', () => {
  const amazon = { ...settings, endpoint: 'https://s3.eu-west-1.amazonaws.com' }
  expect(bucketAddress(amazon)).toBe('https://s3.eu-west-1.amazonaws.com/portal/')
  expect(bucketAddress({ ...amazon, isPathStyle: false })).toBe('https://portal.s3.eu-west-1.amazonaws.com/')
  expect(bucketAddress({ ...amazon, endpoint: 'http://store.example:9000/s3/' })).toBe(
    'http://store.example:9000/s3/portal/',
  )
})

test('a bucket in the host is asked there', async () => {
  const endpoint = settings.endpoint.replace('127.0.0.1', 'localhost')
  const objects = openBucket({ ...settings, endpoint, isPathStyle: false })
  await objects.write('by-host', new Uint8Array([1]), 'new')
  expect(await openBucket(settings).read('by-host')).toBeDefined()
})
