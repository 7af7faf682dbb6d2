// `npm run bench -- neighbors`: measures the searches of other people while ten connections from one network send the most
// expensive ones, on two processes and one database of 100,000 homes (`--homes` sets another number, `--runs` other than five
// runs).
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { maxSavedSearches } from '@portal/contract/saved-searches/saved-search'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase, patiently } from '../../../api/src/platform/database/database.ts'
import { properties } from '../../../api/src/schema/properties.ts'
import { savedSearches } from '../../../api/src/schema/saved-searches.ts'
import { loadManyHomes } from '../../../api/test/many-homes.ts'
import { prepareDatabases } from '../../../api/test/prepare-databases.ts'
import { casesOf, spotsIn } from '../../../api/test/search-cases.ts'
import { registration } from '../../../api/test/test-app.ts'
import { createDatabase, dropDatabase } from '../../../api/test/test-database.ts'
import { untilCounted } from '../../../api/test/until-counted.ts'
import { percentile } from './measure-calls.ts'
import { startPortal } from './start-portal.ts'

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
  },
})
const runs = Number(values.runs)
const seconds = Number(values.seconds)
const others = 8
const connections = 10
/** As if they were reading a page. */
const pauseMs = 100
const network = '198.51.100.7'

interface Tally {
  times: number[]
  statuses: Map<number, number>
}

const newTally = (): Tally => ({ times: [], statuses: new Map() })

const ask = async (tally: Tally, address: string, from: string, cookie = ''): Promise<void> => {
  const began = performance.now()
  const { status, ...response } = await fetch(address, { headers: { 'x-forwarded-for': from, cookie } }).then(
    async answered => ({ status: answered.status, bytes: (await answered.arrayBuffer()).byteLength }),
    () => ({ status: 0 }),
  )
  if (response && status < 400) tally.times.push(performance.now() - began)
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  // A call that is refused because of load is retried, but not forever.
  if (status === 429) await Bun.sleep(20)
}

const signUp = async (origin: string, database: Database): Promise<string> => {
  const response = await fetch(`${origin}${accountEndpoints.register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': network },
    body: JSON.stringify(registration()),
  })
  if (!response.ok) throw new Error(await response.text())
  const { user } = accountEndpoints.register.answer.parse(await response.json())
  const filters = { north: 50, south: 24, west: -125, east: -66 }
  await database.insert(savedSearches).values(
    Array.from({ length: maxSavedSearches }, (_, index) => ({
      userId: user.id,
      name: 'Homes',
      alert: 'never' as const,
      filters: { ...filters, q: ['fireplace', 'claw-foot', 'harpsichord'][index % 3] ?? '' },
      zone: 'UTC',
      seenAt: '2000-01-01T00:00:00Z',
    })),
  )
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

const addressesIn = async (database: Database): Promise<{ usual: string[]; worst: string[] }> => {
  const cases = casesOf(await spotsIn(database))
  const of = (names: readonly string[], most: number) =>
    cases
      .filter(({ name }) => names.includes(name))
      .flatMap(({ path, queries }) =>
        queries.slice(0, most).map(query => `${path}?${new URLSearchParams(query)}`),
      )
  const homes = await database
    .select({ id: properties.id })
    .from(properties)
    .where(sql`visibility_level = 'public'`)
    .limit(300)
  const word = (q: string) => `${propertyEndpoints.facets.path}?${new URLSearchParams({ q })}`
  return {
    usual: of(['a city’s box', 'a city by name', 'several filters in a city', 'words in a city'], 24),
    worst: homes.flatMap(({ id }, index) => [
      word(['loft', 'bay wind', 'garden', 'lemon tree station'][index % 4] ?? ''),
      `/api/properties/${id}/picture`,
      ...of(['map, filtered'], 60).slice(index % 24, (index % 24) + 1),
      '/api/saved-searches',
      '/api/ai/insights',
      ...of(['words'], 60).slice(index % 30, (index % 30) + 1),
    ]),
  }
}

const url = await (async () => {
  const { env } = await prepareDatabases()
  Object.assign(process.env, env)
  const made = await createDatabase(env.TEST_TEMPLATE_URL, env.TEST_TEMPLATE_URL)
  await patiently(made, async database => {
    await loadManyHomes(database, Number(values.homes))
    await untilCounted(database)
    await database.execute(sql`vacuum (analyze)`)
  })
  return made
})()
const { database, close } = openDatabase(url)
const portals = [await startPortal(url), await startPortal(url)]
const origins = portals.map(({ origin }) => origin)
const { usual, worst } = await addressesIn(database)
const cookie = await signUp(origins[0] ?? '', database)

const measure = async (attackers: number) => {
  const end = performance.now() + seconds * 1000
  const [searches, attack] = [newTally(), newTally()]
  let [nextUsual, nextWorst] = [0, 0]
  const usedBefore = process.cpuUsage()
  await Promise.all([
    ...Array.from({ length: others }, async (_, index) => {
      await Bun.sleep((index * pauseMs) / others)
      while (performance.now() < end) {
        const next = nextUsual++
        await ask(searches, `${origins[next % 2]}${usual[next % usual.length]}`, `203.0.113.${index + 1}`)
        await Bun.sleep(pauseMs)
      }
    }),
    ...Array.from({ length: attackers }, async () => {
      while (performance.now() < end) {
        const next = nextWorst++
        await ask(attack, `${origins[next % 2]}${worst[next % worst.length]}`, network, cookie)
      }
    }),
  ])
  const { user, system } = process.cpuUsage(usedBefore)
  const sorted = searches.times.toSorted((one, other) => one - other)
  return {
    p95: percentile(sorted, 0.95),
    median: percentile(sorted, 0.5),
    refused: [...searches.statuses].filter(([status]) => status !== 200),
    attack: [...attack.statuses].toSorted(([one], [other]) => one - other),
    ownPart: (user + system) / 1e6 / seconds,
  }
}

const shown = (statuses: readonly [number, number][]): string =>
  statuses.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'

try {
  await measure(0) // warms up
  const p95s: { quiet: number; loaded: number }[] = []
  for (let run = 1; run <= runs; run += 1) {
    const [quiet, loaded] = [await measure(0), await measure(connections)]
    p95s.push({ quiet: quiet.p95, loaded: loaded.p95 })
    console.log(
      `run ${run}: others’ searches ${quiet.median.toFixed(1)} / ${quiet.p95.toFixed(1)} ms alone, ${loaded.median.toFixed(1)} / ${loaded.p95.toFixed(1)} ms beside the load (median / p95); ` +
        `others refused: ${shown([...quiet.refused, ...loaded.refused])}; the load’s answers: ${shown(loaded.attack)}; asking itself took ${loaded.ownPart.toFixed(2)} of a core (${quiet.ownPart.toFixed(2)} alone)`,
    )
  }
  const middle = (numbers: readonly number[]) =>
    percentile(
      numbers.toSorted((one, other) => one - other),
      0.5,
    )
  const [quiet, loaded] = [middle(p95s.map(one => one.quiet)), middle(p95s.map(one => one.loaded))]
  console.log(
    `${Number(values.homes).toLocaleString('en-US')} homes, two API processes, ${cpus().length} cores, load average ${(loadavg()[0] ?? 0).toFixed(1)}: median p95 of ${runs} runs ${quiet.toFixed(1)} ms alone, ${loaded.toFixed(1)} ms beside ${connections} connections of one network (${(loaded / quiet).toFixed(1)} times; at most ${Math.max(200, 3 * quiet).toFixed(0)} ms is the goal).`,
  )
} finally {
  for (const { stop } of portals) await stop()
  await close()
  await dropDatabase(url)
}
process.exit(0)
