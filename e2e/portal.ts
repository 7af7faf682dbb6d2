// A portal of its own for what looks at the screens outside of a story.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './machine.ts'

interface Portal {
  url: string
  stop: () => Promise<void>
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** With fresh data, on a free port; or the one at `url`, which stays as it is. */
export const openPortal = async (url: string | undefined): Promise<Portal> => {
  if (url) return { url, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-screens-'))
  const port = String(await freePort())
  const portal = spawn('bun', [join(import.meta.dirname, '../scripts/start.ts')], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ownUrl = `http://localhost:${port}`
  while (!(await isReady(ownUrl))) {
    if (portal.exitCode !== null) throw new Error('The portal did not start: see above.')
    await new Promise(resolve => setTimeout(resolve, 300))
  }
  const stop = async () => {
    portal.kill()
    await once(portal, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: ownUrl, stop }
}
