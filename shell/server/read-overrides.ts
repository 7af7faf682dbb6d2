// Which apps a browser takes from elsewhere. Decided here, so that the page's policy and its preloads agree with it.
import type { Registry } from '@portal/releases/registry'
import { type Overrides, overridesCookie } from '../seam/overrides.ts'

interface Asked {
  url: URL
  /** The overrides that the browser kept from earlier pages. */
  kept: string | undefined
}

const separator = '&'

/** The parts of "mf-tenant@http://localhost:4002". */
const pairOf = (text: string): [string, string] => {
  const at = text.indexOf('@')
  return [text.slice(0, at), text.slice(at + 1)]
}

/**
 * Origin by name of app: those of `?mf=mf-tenant@http://localhost:4002`, which may be given more than once, together
 * with the kept ones. Only registered apps, and only `allowed` origins.
 */
export const readOverrides = (
  { url, kept = '' }: Asked,
  { apps }: Registry,
  allowed: readonly string[],
): Overrides =>
  Object.fromEntries(
    [...kept.split(separator), ...url.searchParams.getAll('mf')]
      .map(pairOf)
      .filter(([app, origin]) => Object.hasOwn(apps, app) && allowed.includes(origin)),
  )

/** The header that keeps them in the browser for its next pages; empty if none were requested. */
export const keepOverrides = (url: URL, overrides: Overrides): { 'set-cookie'?: string } => {
  const pairs = Object.entries(overrides).map(([app, origin]) => `${app}@${origin}`)
  if (!url.searchParams.has('mf') || pairs.length === 0) return {}
  return {
    'set-cookie': `${overridesCookie}=${pairs.join(separator)}; Path=/; Max-Age=31536000; SameSite=Lax`,
  }
}
