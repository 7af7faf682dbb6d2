import { compressBody } from './compress-body.ts'

/** Revalidated each time, and sent again only when it has changed. */
export const serveJson = (request: Request, value: unknown): Response => {
  const json = JSON.stringify(value)
  const etag = `"${Bun.hash(json).toString(36)}"`
  const headers = {
    'cache-control': 'no-cache',
    etag,
    'content-type': 'application/json',
    vary: 'accept-encoding',
  }
  return request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : compressBody(request, json, { status: 200, headers })
}
