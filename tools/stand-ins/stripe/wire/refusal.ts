// Stripe's errors: https://docs.stripe.com/api/errors. Only this file knows their types, codes, statuses and sentences.

export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  doc_url?: string
}

export class StripeRefusal extends Error {
  readonly status: number
  readonly body: StripeErrorBody

  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code
      ? { ...body, doc_url: `https://docs.stripe.com/error-codes#${body.code.replaceAll('_', '-')}` }
      : body
  }
}

const invalid = (status: number, message: string, more: Partial<StripeErrorBody> = {}) =>
  new StripeRefusal(status, { type: 'invalid_request_error', message, ...more })

export const unauthorized = (message: string) => invalid(401, message)

export const badRequest = (message: string, code?: string, param?: string) =>
  invalid(400, message, { ...(code && { code }), ...(param && { param }) })

/** An id in a path or parameter that does not exist. */
export const missingResource = (noun: string, id: string, param = 'id') =>
  invalid(param === 'id' ? 404 : 400, `No such ${noun}: '${id}'`, { code: 'resource_missing', param })

export const unknownUrl = (method: string, path: string) =>
  invalid(404, `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs.`)

export const rateLimited = () =>
  invalid(
    429,
    'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    {
      code: 'rate_limit',
    },
  )

export const serverFailed = () =>
  new StripeRefusal(500, {
    type: 'api_error',
    message: 'An unknown error occurred. If the problem persists, write to Stripe support.',
  })

export const keyOfAnotherRequest = (key: string) =>
  new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })

export const keyInUse = (key: string) =>
  new StripeRefusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Stripe Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  })

export const cardRefused = (error: { code: string; message: string }) =>
  new StripeRefusal(402, { type: 'card_error', ...error })
