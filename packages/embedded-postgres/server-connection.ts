import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskProblem } from '@portal/server/disk-problem'
import postgres from 'postgres'
import { readRecorded } from './server-process.ts'

/** An open connection, used only to notice when the server is gone. */
export interface ServerConnection {
  lost: Promise<void>
  end: () => Promise<void>
}

const connectSeconds = 5

/**
 * Where this folder's server listens, or last did; undefined before its first start and after a clean stop.
 */
export const addressOfServer = async (home: string): Promise<string | undefined> => {
  const password = await readFile(join(home, 'password'), 'utf8').catch(error => {
    throw new Error(diskProblem(String(error), home) ?? String(error))
  })
  const port = readRecorded(home)?.port
  return port ? `postgres://postgres:${password}@127.0.0.1:${port}/postgres` : undefined
}

/** `not ready`: it is starting, recovering or stopping; `silent`: 5 s without an answer. */
type Absence = 'gone' | 'not ready' | 'silent'

const absences: Record<string, Absence> = { '57P03': 'not ready', CONNECT_TIMEOUT: 'silent' }

export const connectToServer = async (url: string): Promise<ServerConnection | Absence> => {
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  const driver = postgres(url, {
    max: 1,
    connect_timeout: connectSeconds,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => {},
    onclose: () => resolve(),
  })
  const end = () => driver.end({ timeout: 0 })
  try {
    await driver`select 1`
    return { lost, end }
  } catch (error) {
    await end()
    return absences[error instanceof Error && 'code' in error ? String(error.code) : ''] ?? 'gone'
  }
}
