// The portal's own address, for what others keep of a page: a link to it, a picture.
import { originalOf } from '@portal/server/on-behalf-of'

/** The origin at which the sender of a request reaches the portal; null without a trustworthy source. */
export type SiteOrigin = (request: Request) => string | null

interface Known {
  publicOrigin: string | undefined
  /** How many of our own proxies are in front of the pages. */
  trustedProxies: number
  isProduction: boolean
}

const host = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/i

/** PUBLIC_URL if it is set. Senders can set any Host header, so it counts only behind our own proxies and in development. */
export const siteOriginBy =
  ({ publicOrigin, trustedProxies, isProduction }: Known): SiteOrigin =>
  request => {
    if (publicOrigin) return publicOrigin
    if (isProduction && trustedProxies === 0) return null
    const { headers } = originalOf(request)
    const forwarded = (name: string) => (trustedProxies > 0 ? headers.get(`x-forwarded-${name}`) : null)
    const named = forwarded('host') ?? headers.get('host') ?? ''
    const protocol = forwarded('proto') ?? 'http'
    return host.test(named) && /^https?$/.test(protocol) ? `${protocol}://${named}` : null
  }

/** PUBLIC_URL and TRUSTED_PROXIES; throws an Error of one sentence that names the variable. */
export const readSiteOrigin = (variables: Record<string, string | undefined>): SiteOrigin => {
  const { PUBLIC_URL, TRUSTED_PROXIES, NODE_ENV } = variables
  if (PUBLIC_URL && !/^https?:$/.test(URL.parse(PUBLIC_URL)?.protocol ?? ''))
    throw new Error('The environment variable PUBLIC_URL must look like https://portal.example.')
  const trustedProxies = Number(TRUSTED_PROXIES || 0)
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0)
    throw new Error('The environment variable TRUSTED_PROXIES must be a whole number.')
  return siteOriginBy({
    publicOrigin: PUBLIC_URL ? new URL(PUBLIC_URL).origin : undefined,
    trustedProxies,
    isProduction: NODE_ENV === 'production',
  })
}
