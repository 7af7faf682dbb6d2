// For what looks at the screens outside of a story.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../packages/server/test/free-port.ts'
import { noteCost } from '../packages/server/test/note-cost.ts'

interface Portal {
  url: string
  stop: () => Promise<void>
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Throws when it ends before it is ready. */
const startPortal = async (settings: Record<string, string | undefined>): Promise<Portal> => {
  noteCost('portals')
  const port = String(await freePort())
  const portal = spawn('bun', [join(import.meta.dirname, '../scripts/start.ts')], {
    env: { ...process.env, ...settings, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(portal, 'exit')
  const url = `http://localhost:${port}`
  while (!(await isReady(url))) {
    if (portal.exitCode !== null) throw new Error('The portal did not start: see above.')
    await new Promise(resolve => setTimeout(resolve, 300))
  }
  const stop = async () => {
    portal.kill()
    await ended
  }
  return { url, stop }
}

/** With fresh data; or the one at `url`, which is left as it is. */
export const openPortal = async (url: string | undefined): Promise<Portal> => {
  if (url) return { url, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-screens-'))
  const portal = await startPortal({ DATA_DIR: dataDir })
  const stop = async () => {
    await portal.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: portal.url, stop }
}
