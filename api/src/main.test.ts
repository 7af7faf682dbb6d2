import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { placeEndpoints } from '@portal/contract/places/endpoints'
import { howMany, inRounds } from '@portal/server/test/length'
import { registration } from '../test/test-app.ts'
import { TestBrowser } from '../test/test-browser.ts'
import { createDatabase, dropDatabase } from '../test/test-database.ts'

/** Resolves when the API listens, or ends before that. */
const runApi = async (databaseUrl: string, settings: Record<string, string>) => {
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', NODE_ENV: 'development', ...settings },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += new TextDecoder().decode(chunk)
    if (said.includes('The API listens')) break
  }
  const origin = /The API listens on (http:\S+?)"?\s/.exec(said)?.[1]
  return { child, origin, why: origin ? '' : await new Response(child.stderr).text() }
}

test(
  'several processes start at once on an empty database, and all of them listen and ask the geocoder that their settings name',
  async () => {
    const geocoder = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: () => Response.json([{ lat: '37.7525', lon: '-122.4210' }]),
    })
    const settings = { GEOCODER_URL: `${geocoder.url}search` }
    const url = await createDatabase(process.env.TEST_TEMPLATE_URL ?? '')
    const started = await Promise.all(Array.from({ length: howMany(2, 3) }, () => runApi(url, settings)))
    expect(started.map(({ why }) => why)).toEqual(started.map(() => ''))
    const landlord = new TestBrowser(fetch, started[0]?.origin)
    await landlord.call(accountEndpoints.register, { body: registration({ userType: 'landlord' }) })
    const place = { city: 'San Francisco', state: 'CA', zipCode: '', neighborhood: '' }
    const body = { address: '1200 Valencia St', ...place }
    const { spot } = await landlord.call(placeEndpoints.locate, { body })
    for (const { child } of started) child.kill()
    await Promise.all(started.map(({ child }) => child.exited))
    await geocoder.stop(true)
    await dropDatabase(url)
    expect(spot).toEqual({ of: 'address', latitude: 37.7525, longitude: -122.421 })
  },
  inRounds(10),
)
