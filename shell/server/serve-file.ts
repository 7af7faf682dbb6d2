import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const compressible = new Set(['.js', '.json', '.css', '.svg'])

/** Compressed once: a version folder never changes. */
const compressed = new Map<string, Uint8Array<ArrayBuffer>>()

const compress = (path: string, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const known = compressed.get(path)
  if (known) return known
  const made = Bun.gzipSync(bytes)
  compressed.set(path, made)
  return made
}

/** A file of a version folder, to be kept for a year; a real 404 when it is not there. */
export const serveFile = async (request: Request, path: string): Promise<Response> => {
  const bytes = await readFile(path).catch(() => null)
  if (!bytes) return new Response('Not found', { status: 404 })
  const extension = extname(path)
  const headers = new Headers({
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  if (!compressible.has(extension)) return new Response(bytes, { headers })
  headers.set('vary', 'accept-encoding')
  if (!request.headers.get('accept-encoding')?.includes('gzip')) return new Response(bytes, { headers })
  headers.set('content-encoding', 'gzip')
  return new Response(compress(path, bytes), { headers })
}
