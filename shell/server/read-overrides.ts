// Decided here, so that the page's policy and its preloads agree.
import type { Registry } from '@portal/releases/registry'
import { type Overrides, overridesCookie } from '../seam/overrides.ts'

interface OverrideSources {
  url: URL
  /** From the browser's earlier pages. */
  kept: string | undefined
}

const separator = '&'

/** Reads "mf-tenant@http://localhost:4002". */
const pairOf = (text: string): [string, string] => {
  const at = text.indexOf('@')
  return [text.slice(0, at), text.slice(at + 1)]
}

/**
 * Origin by name of app: of `?mf=mf-tenant@http://localhost:4002`, which can be repeated, together with the kept ones. Only registered
 * apps, and only `allowed` origins.
 */
export const readOverrides = (
  { url, kept = '' }: OverrideSources,
  { apps }: Registry,
  allowed: readonly string[],
): Overrides =>
  Object.fromEntries(
    [...kept.split(separator), ...url.searchParams.getAll('mf')]
      .map(pairOf)
      .filter(([app, origin]) => Object.hasOwn(apps, app) && allowed.includes(origin)),
  )

/** For its next pages; empty if none were requested. */
export const keepOverrides = (url: URL, overrides: Overrides): { 'set-cookie'?: string } => {
  const pairs = Object.entries(overrides).map(([app, origin]) => `${app}@${origin}`)
  if (!url.searchParams.has('mf') || pairs.length === 0) return {}
  return {
    'set-cookie': `${overridesCookie}=${pairs.join(separator)}; Path=/; Max-Age=31536000; SameSite=Lax`,
  }
}
