// Checks every manifest before the federation runtime keeps it until reload, and ends requests that hang: the
// runtime would return the same hanging promise to every later attempt.
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { manifestFile } from '@portal/shared-ui/federation/names'
import type { Registry } from '@portal/shared-ui/federation/registry'
import * as z from 'zod/mini'

const Manifest = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(z.looseObject({ name: z.string() })),
  shared: z.array(z.looseObject({ name: z.string() })),
})

/** Shorter than the wait for an app, so that trying again makes a new request. */
const resourceTimeoutMs = 7000

const integrityOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}

const expectedIntegrity = ({ apps }: Registry, url: string): string | undefined =>
  Object.values(apps)
    .flatMap(app => [app, ...app.previous])
    .find(({ entry }) => url === new URL(entry + manifestFile, window.location.href).href)?.integrity

export const remoteGuard = (registry: Registry): ModuleFederationRuntimePlugin => ({
  name: 'remote-guard',
  createScript: () => ({ timeout: resourceTimeoutMs }),
  async fetch(url, init) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(resourceTimeoutMs) })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const bytes = await response.arrayBuffer()
    const expected = expectedIntegrity(registry, url)
    // Plain http from another machine has no crypto.subtle; there only the check of its shape remains.
    if (expected && globalThis.crypto.subtle && (await integrityOf(bytes)) !== expected)
      throw new Error(`${url} is not the manifest that the registry names`)
    Manifest.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return new Response(bytes, { headers: { 'content-type': 'application/json' } })
  },
})
