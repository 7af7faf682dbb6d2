import { expect, test } from 'bun:test'
import { ApiError, refusalOf } from './api-error.ts'
import { ConnectionError } from './connection-error.ts'

const check = 'Please check your credentials and try again.'
const ownFault = 'Something went wrong on our side. Please try again.'
const gatewayPage = '<!doctype html><h1>Bad Gateway</h1>'

test.each([
  ['a server that fails', new ApiError(500, ''), ownFault],
  ['a gateway’s page', new ApiError(502, gatewayPage), ownFault],
  ['a proxy that blocks every request', new ApiError(403, gatewayPage), ownFault],
  ['a page instead of an answer', new SyntaxError('Unexpected token <'), ownFault],
  ['no answer', new ConnectionError('timeout', 'write'), new ConnectionError('timeout', 'write').sentence],
  ['a refusal without words', new ApiError(401, 'Unauthorized'), check],
])('%s is said for what it is', (_, failure, words) => {
  expect(refusalOf(failure, check)).toBe(words)
})
