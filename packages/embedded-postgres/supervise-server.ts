import { log } from '@portal/server/log'
import { connectToServer, type ServerConnection } from './server-connection.ts'
import { type Installation, launchServer } from './server-process.ts'

const firstPauseMs = 100
const maxPauseMs = 30_000
/** After a server ran this long, retries are quick again, so there are at most ten per minute. */
const calmAfterMs = 60_000

const tell = (what: string): void => log.error({ error: what })

/**
 * Restarts a lost server at the same port. If several portals share it, PostgreSQL's lock file decides which
 * one starts it. Returns a function that stops this.
 */
export const superviseServer = (
  installation: Installation,
  url: string,
  connection: ServerConnection,
): (() => Promise<void>) => {
  const port = Number(new URL(url).port)
  const leaving = Promise.withResolvers<void>()
  let isLeaving = false
  let current: ServerConnection | undefined = connection
  let tries = 0

  const pause = (pauseMs: number) => Promise.race([Bun.sleep(pauseMs), leaving.promise])
  const bringBack = async (): Promise<ServerConnection | undefined> => {
    while (!isLeaving) {
      const found = await connectToServer(url)
      if (typeof found === 'object') return found
      if (found === 'gone') {
        await pause(Math.min(firstPauseMs * 2 ** tries, maxPauseMs))
        if (isLeaving) break
        tries += 1
        tell(`The database is down: starting it again, try ${tries}.`)
        await launchServer(installation, port).catch(error => tell(error.message))
      } else await pause(firstPauseMs)
    }
    return undefined
  }
  const watch = async (): Promise<void> => {
    while (current) {
      const since = performance.now()
      await Promise.race([current.lost, leaving.promise])
      if (isLeaving) return
      if (performance.now() - since > calmAfterMs) tries = 0
      current = await bringBack()
      if (current) tell('The database is back.')
    }
  }
  const watching = watch()
  return async () => {
    isLeaving = true
    leaving.resolve()
    await current?.end()
    await Promise.race([watching, Bun.sleep(1000)])
    await current?.end() // it may have just come back
  }
}
