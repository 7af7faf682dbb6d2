// The examples that AWS publishes for S3 ("Signature Calculations for the Authorization Header") and its test suite of the algorithm.
import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { signatureOf } from './signature.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const ofS3 = {
  moment: '20130524T000000Z',
  scope: { day: '20130524', region: 'us-east-1', service: 's3' },
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}

const signed = (
  method: string,
  path: string,
  query: string,
  headers: Record<string, string>,
  payload = '',
): string => {
  const all = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': ofS3.moment, ...headers }
  const payloadHash = sha256(payload)
  const given = new Headers({ ...all, 'x-amz-content-sha256': payloadHash })
  return signatureOf(
    { method, path, query, headers: given, signedHeaders: [...given.keys()].sort(), payloadHash },
    ofS3,
  )
}

test.each([
  [
    'reading a part of an object',
    signed('GET', '/test.txt', '', { range: 'bytes=0-9' }),
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'writing an object',
    signed(
      'PUT',
      '/test%24file.text',
      '',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
    ),
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'reading how long objects are kept',
    signed('GET', '/', 'lifecycle', {}),
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'listing objects',
    signed('GET', '/', 'max-keys=2&prefix=J', {}),
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s as the published example says', (_, signature, published) => {
  expect(signature).toBe(published)
})

test.each([
  ['get-vanilla', 'GET', '', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  [
    'get-vanilla-query-order-key-case',
    'GET',
    'Param2=value2&Param1=value1',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
  ['post-vanilla', 'POST', '', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
])('signs %s as the published test suite says', (_, method, query, published) => {
  const headers = new Headers({ host: 'example.amazonaws.com', 'x-amz-date': '20150830T123600Z' })
  const request = {
    method,
    path: '/',
    query,
    headers,
    signedHeaders: ['host', 'x-amz-date'],
    payloadHash: sha256(''),
  }
  const scope = { day: '20150830', region: 'us-east-1', service: 'service' }
  const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
  expect(signatureOf(request, { moment: '20150830T123600Z', scope, secret })).toBe(published)
})
