// Lets a developer or tester see the portal with one app loaded from another origin, where the server allows it.
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { PageData } from './page-data.ts'

/** Origin by name of app. */
export type Overrides = Readonly<Record<string, string>>

const storageKey = 'app-overrides'

const stored = (): Overrides => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/** Those of `?mf=mf-tenant@http://localhost:4002`, together with those kept from earlier pages. */
export const readOverrides = ({ registry, settings }: PageData): Overrides => {
  const [name, origin] = new URLSearchParams(window.location.search).get('mf')?.split('@') ?? []
  const asked = { ...stored(), ...(name && origin && { [name]: origin }) }
  const allowed = Object.entries(asked).filter(
    ([app, from]) => registry.apps[app] && settings.overrideOrigins.includes(from),
  )
  const overrides = Object.fromEntries(allowed)
  if (allowed.length > 0) localStorage.setItem(storageKey, JSON.stringify(overrides))
  return overrides
}

export const resetOverrides = (): void => {
  localStorage.removeItem(storageKey)
  window.location.assign(window.location.pathname)
}

/** The registry as this browser sees it: an overridden app has its own address, no checksum and no earlier versions. */
export const withOverrides = (registry: Registry, overrides: Overrides): Registry => ({
  ...registry,
  apps: Object.fromEntries(
    Object.entries(registry.apps).map(([name, app]) => {
      const origin = overrides[name]
      const elsewhere = { version: 'dev', entry: `${origin}/`, integrity: '', previous: [] }
      return [name, origin ? { ...app, ...elsewhere } : app]
    }),
  ),
})
