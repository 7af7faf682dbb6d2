// The API for tests, with background checks at the provider's stand-in, which sends its events to it.
import { afterAll, beforeAll } from 'bun:test'
import { untilTrue } from '@portal/server/test/until-true'
import { startScreeningSandbox } from '@portal/stand-ins/screening'
import { openScreening } from '../src/integrations/screening/open-screening.ts'
import { openTestApp } from './test-app.ts'

const keys = { apiKey: 'checkr-key', webhookSecret: 'checkr-secret' }

type TestAppOptions = NonNullable<Parameters<typeof openTestApp>[0]>

/** Its own calls wait at most `timeoutMs`. */
export const openScreenedApp = async ({
  timeoutMs = 3000,
  ...options
}: TestAppOptions & { timeoutMs?: number } = {}) => {
  const answering = new Set<Promise<Response>>()
  // Before the database is gone, which the last events still need.
  afterAll(async () => {
    await sandbox.stop()
    await portal.stop(true)
    await Promise.all(answering)
  })
  const sandbox = await startScreeningSandbox(keys)
  const screening = openScreening({
    ...keys,
    apiUrl: `${sandbox.url}/v1`,
    package: 'tenant_basic',
    timeoutMs,
  })
  const testApp = await openTestApp({ ...options, screening })
  const portal = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async request => {
      const answer = testApp.app.handle(request)
      answering.add(answer)
      return answer.finally(() => answering.delete(answer))
    },
  })

  /** Without a body, removes all faults. */
  const turn = async (knob: string, body?: object) => {
    const headers = { Authorization: `Bearer ${keys.apiKey}` }
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'DELETE' }
    const response = await fetch(`${sandbox.url}/sandbox/${knob}`, { headers, ...sent })
    if (!response.ok) throw new Error(`${knob}: ${await response.text()}`)
    return response.json()
  }
  const heard = () =>
    untilTrue(async () => {
      const headers = { Authorization: `Bearer ${keys.apiKey}` }
      const response = await fetch(`${sandbox.url}/sandbox/deliveries`, { headers })
      return (await response.json()).waiting === 0
    }, 60_000)
  beforeAll(() => turn('deliveries', { url: `${portal.url}api/screening/webhook`, firstRetryMs: 10 }))

  /** On the provider's page; the last name decides. */
  const fill = async (url: string | null, lastName: string): Promise<void> => {
    const body = new URLSearchParams({ first_name: 'Alex', last_name: lastName })
    const response = await fetch(url ?? '', { method: 'POST', body })
    if (!response.ok) throw new Error(`The page answered ${response.status}`)
  }
  return {
    ...testApp,
    standInUrl: sandbox.url,
    screening,
    turn,
    heard,
    fill,
    keys,
    portalUrl: portal.url.href,
  }
}
