import { drawPicture } from '@portal/home-drawing/draw-picture'
import type { PictureSubject } from '@portal/home-drawing/picture-path'
import { acceptedEncodings } from './accepted-encodings.ts'

const day = 86_400

/** Cached for a week, and shown for a year while it is revalidated. */
export const servePicture = (request: Request, subject: PictureSubject): Response => {
  const svg = drawPicture(subject)
  const takesGzip = acceptedEncodings(request).includes('gzip')
  return new Response(takesGzip ? Bun.gzipSync(svg) : svg, {
    headers: {
      'content-type': 'image/svg+xml',
      ...(takesGzip && { 'content-encoding': 'gzip' }),
      vary: 'accept-encoding',
      'cache-control': `public, max-age=${7 * day}, stale-while-revalidate=${365 * day}`,
      // Opened alone it is a document, in which only styles can take effect.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  })
}
