import { Refusal } from './refusal.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page sends with our cookies. Browsers report their origin in Sec-Fetch-Site, older
 * ones in Origin; a client that sends neither is not a browser and has nobody's cookies.
 */
export const refuseCrossSite = (request: Request): void => {
  if (safeMethods.has(request.method) || isOwnSite(request)) return
  throw new Refusal('cross_site', 'This can only be done from our own pages.')
}

const isOwnSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const host = request.headers.get('host') ?? new URL(request.url).host
  return URL.canParse(origin) && new URL(origin).host === host
}
