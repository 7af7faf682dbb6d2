import { shellName } from '@portal/releases/names'
import type { Registry } from '@portal/releases/registry'
import type { ReleaseStore } from '@portal/releases/store/release-store'

interface Health {
  store: ReleaseStore
  readRegistry: () => Promise<Registry>
  isStopping: () => boolean
}

/**
 * `/healthz` and `/readyz` of a pages' server, null for other paths. Ready while it can draw pages, even without the API, until it begins
 * to stop.
 */
export const answerHealth = async (
  pathname: string,
  { store, readRegistry, isStopping }: Health,
): Promise<Response | null> => {
  if (pathname === '/healthz') return Response.json({ status: 'ok' })
  if (pathname !== '/readyz') return null
  const { shell } = await readRegistry()
  const isReady = !isStopping() && store.isWhole(shellName, shell.version)
  return Response.json({ status: isReady ? 'ready' : 'not ready' }, { status: isReady ? 200 : 503 })
}
