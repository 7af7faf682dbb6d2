// OpenAI's errors: https://platform.openai.com/docs/guides/error-codes. Only this file knows their types, codes and statuses.

interface OpenAiErrorBody {
  message: string
  type: 'invalid_request_error' | 'rate_limit_error' | 'server_error'
  param: string | null
  code: string | null
}

export class OpenAiRefusal extends Error {
  readonly status: number
  readonly body: OpenAiErrorBody

  constructor(status: number, body: Pick<OpenAiErrorBody, 'message' | 'type'> & Partial<OpenAiErrorBody>) {
    super(body.message)
    this.status = status
    this.body = { param: null, code: null, ...body }
  }
}

export const unauthorized = (key: string) =>
  new OpenAiRefusal(401, {
    type: 'invalid_request_error',
    code: key ? 'invalid_api_key' : null,
    message: key
      ? `Incorrect API key provided: ${key.slice(0, 4)}***.`
      : "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth.",
  })

export const invalidParameter = (param: string, message: string) =>
  new OpenAiRefusal(400, { type: 'invalid_request_error', param, message })

export const unreadableBody = () =>
  new OpenAiRefusal(400, {
    type: 'invalid_request_error',
    message: 'We could not parse the JSON body of your request.',
  })

export const unknownModel = (model: string) =>
  new OpenAiRefusal(404, {
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: `The model '${model}' does not exist or you do not have access to it.`,
  })

export const unknownUrl = (method: string, path: string) =>
  new OpenAiRefusal(404, { type: 'invalid_request_error', message: `Invalid URL (${method} ${path})` })

export const rateLimited = () =>
  new OpenAiRefusal(429, {
    type: 'rate_limit_error',
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached. Please try again in 1s.',
  })

export const serverFailed = () =>
  new OpenAiRefusal(500, {
    type: 'server_error',
    message: 'The server had an error while processing your request. EarlyAnswer about that!',
  })
