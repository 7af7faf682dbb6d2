import { extname } from 'node:path'
import { compressedPath, isCompressible } from '@portal/releases/store/compressed-names'
import { acceptedEncodings } from './accepted-encodings.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Undefined if the file does not exist. */
const answer = async (
  request: Request,
  path: string,
  headers: Record<string, string>,
): Promise<Response | undefined> => {
  const file = Bun.file(path)
  if (!(await file.exists())) return undefined
  const etag = `"${file.size.toString(36)}-${file.lastModified.toString(36)}"`
  const isKnown = request.headers.get('if-none-match')?.includes(etag)
  return isKnown
    ? new Response(null, { status: 304, headers: { ...headers, etag } })
    : new Response(file, { headers: { ...headers, etag } })
}

/** Cached for a year; compressed if the browser and the release can. A real 404 if it does not exist. */
export const serveFile = async (request: Request, path: string): Promise<Response> => {
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    ...(isCompressible(path) && { vary: 'accept-encoding' }),
  }
  for (const encoding of isCompressible(path) ? acceptedEncodings(request) : []) {
    const encoded = { ...headers, 'content-encoding': encoding }
    const response = await answer(request, compressedPath(path, encoding), encoded)
    if (response) return response
  }
  return (await answer(request, path, headers)) ?? new Response('Not found', { status: 404 })
}
