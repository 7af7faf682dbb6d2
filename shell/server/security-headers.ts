import { heartbeatChecksum } from './heartbeat.ts'

interface Policy {
  nonce: string
  mapTileUrl: string
  overrideOrigins: string[]
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "'self'")

/** No inline script except the heartbeat, styles only by nonce. */
export const securityHeaders = ({ nonce, mapTileUrl, overrideOrigins }: Policy) => {
  const developers = overrideOrigins.flatMap(origin => [origin, origin.replace(/^http/, 'ws')])
  const contentSecurityPolicy = [
    "default-src 'self'",
    [`script-src 'self' '${heartbeatChecksum}'`, ...overrideOrigins].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...overrideOrigins].join(' '),
    ["font-src 'self'", ...overrideOrigins].join(' '),
    // Server-drawn parts have style attributes, which no nonce can cover.
    "style-src-attr 'unsafe-inline'",
    [`img-src 'self' data: blob: ${originOf(mapTileUrl.replace('{s}.', ''))}`, ...overrideOrigins].join(' '),
    ["connect-src 'self'", ...developers].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  }
}
