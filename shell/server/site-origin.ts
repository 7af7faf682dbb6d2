// The portal's address, for what others keep of a page: a link, a picture.
import { originalOf } from '@portal/server/on-behalf-of'
import { readEnvironment, type Variables } from '@portal/settings/environment'

/** Null without a trustworthy source. */
export type SiteOrigin = (request: Request) => string | null

interface OriginSettings {
  publicOrigin: string | undefined
  trustedProxies: number
  isProduction: boolean
}

const host = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/i

/** PUBLIC_URL if set. Senders can set any Host header: it counts only behind our own proxies and in development. */
export const siteOriginBy =
  ({ publicOrigin, trustedProxies, isProduction }: OriginSettings): SiteOrigin =>
  request => {
    if (publicOrigin) return publicOrigin
    if (isProduction && trustedProxies === 0) return null
    const { headers } = originalOf(request)
    const forwarded = (name: string) => (trustedProxies > 0 ? headers.get(`x-forwarded-${name}`) : null)
    const named = forwarded('host') ?? headers.get('host') ?? ''
    const protocol = forwarded('proto') ?? 'http'
    return host.test(named) && /^https?$/.test(protocol) ? `${protocol}://${named}` : null
  }

/** Throws an Error of one sentence that names a variable that is wrong. */
export const readSiteOrigin = (variables: Variables): SiteOrigin => {
  const { PUBLIC_URL, TRUSTED_PROXIES, NODE_ENV } = readEnvironment(variables)
  return siteOriginBy({
    publicOrigin: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    trustedProxies: TRUSTED_PROXIES,
    isProduction: NODE_ENV === 'production',
  })
}
