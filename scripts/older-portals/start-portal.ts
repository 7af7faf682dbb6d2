import { join } from 'node:path'
import { root } from '../root.ts'

export interface StartedPortal {
  origin: string
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>
}

/** Most that a start may take, with building everything; only a hang takes longer. */
const patienceMs = 180_000

/** One that nobody listens on; the payment stand-in must know the portal's before that listens. */
export const freePort = (): number => {
  const server = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => {} } })
  const { port } = server
  server.stop(true)
  return port
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the whole portal of this checkout, or of the one in `checkout`, as `npm start` does; throws what it said when it ends. */
export const startPortal = async (env: Record<string, string>, checkout = root): Promise<StartedPortal> => {
  const port = await freePort()
  const child = Bun.spawn([process.execPath, join(checkout, 'scripts/start.ts')], {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'development', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    void (async () => {
      for await (const chunk of stream.pipeThrough(new TextDecoderStream())) said.push(chunk)
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
      throw new Error(`The portal did not start.\n${said.join('')}`)
    }
  }
  return { origin, stop }
}
