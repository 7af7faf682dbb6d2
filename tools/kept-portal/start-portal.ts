import { join } from 'node:path'
import { freePort } from '@portal/server/test/free-port'
import { noteCost } from '@portal/server/test/note-cost'
import { root } from '../../scripts/root.ts'

export interface StartedPortal {
  origin: string
  stop: () => Promise<void>
}

/** For a start that builds everything; only a hang takes longer. */
const patienceMs = 180_000

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Of this checkout, or of the one in `checkout`, like `npm start`; throws its output when it ends. */
export const startPortal = async (env: Record<string, string>, checkout = root): Promise<StartedPortal> => {
  noteCost('portals')
  const port = await freePort()
  const child = Bun.spawn([process.execPath, join(checkout, 'scripts/start.ts')], {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'development', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    void (async () => {
      for await (const chunk of stream.pipeThrough(new TextDecoderStream())) output.push(chunk)
    })()
  const stop = async () => {
    child.kill()
    await child.exited
  }
  const origin = `http://localhost:${port}`
  const deadline = Date.now() + patienceMs
  while (!(await isReady(origin))) {
    if (child.exitCode === null && Date.now() < deadline) await Bun.sleep(100)
    else {
      await stop()
      throw new Error(`The portal did not start.\n${output.join('')}`)
    }
  }
  return { origin, stop }
}
