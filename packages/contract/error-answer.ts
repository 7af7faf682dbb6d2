import { type ErrorAnswer, type ErrorCode, statusByErrorCode } from './error.ts'

/** From a server in front of the API or around it. */
export const errorAnswer = (code: ErrorCode, message: string, requestId: string): Response => {
  const body: ErrorAnswer = { error: { code, message, requestId } }
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
  if (code === 'not_now') headers.set('retry-after', '5')
  return Response.json(body, { status: statusByErrorCode[code], headers })
}
