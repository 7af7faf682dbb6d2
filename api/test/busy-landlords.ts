// Eight concurrent writers create, edit, pause and delete homes in a few places at random, while the jobs of this process count
// them. Arguments: a database, a landlord, and the total number of writes; prints "half", "written" and "stopped". If the
// database goes down in the middle, the writers wait for it and try again.
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/platform/database/database.ts'
import { isUnavailable } from '../src/platform/request/error-response.ts'
import { properties } from '../src/schema/properties.ts'
import { startJobs } from '../src/start-jobs.ts'
import { newListing } from './new-listing.ts'

const [url = '', landlordId = '', writes = ''] = process.argv.slice(2)
const writers = 8
const { database, close } = openDatabase(url, { connections: writers })
const jobs = await startJobs(url)

type Home = Partial<typeof properties.$inferInsert>

const pick = <Choice>(first: Choice, ...others: Choice[]): Choice =>
  [first, ...others][Math.floor(Math.random() * (others.length + 1))] ?? first
const near = (center: number) => center + (Math.random() - 0.5) * 0.02

const place = () =>
  pick<Home>(
    { city: 'Oakland', neighborhood: pick('Temescal', null), zipCode: '94609' },
    { city: pick('Berkeley', 'BERKELEY'), neighborhood: null, zipCode: pick('94704', '94609') },
    { city: 'Eureka', state: pick('CA', 'NV'), neighborhood: 'Downtown', zipCode: '95501' },
  )
const spot = () =>
  pick<Home>(
    { latitude: near(37.83), longitude: near(-122.26) },
    { latitude: near(37.83), longitude: near(-122.26) },
    { latitude: 37.83, longitude: -122.26 }, // one building
    { latitude: near(-17), longitude: pick(180, -180, near(179.9)) },
    { latitude: pick(90, -90, 85.06), longitude: near(0) },
    { latitude: null, longitude: null },
  )
const rent = (): { rentAmount: number } => ({ rentAmount: 500 + Math.floor(Math.random() * 40) * 25 })
const kind = () =>
  pick<Home>(
    { propertyType: 'house', bedrooms: pick(0, 4, 7), bathrooms: pick(1, 2.5, 6) },
    { propertyType: 'office', bedrooms: null, bathrooms: null },
    { amenities: pick(['Gym', 'Pool', 'Furnished'], ['WiFi'], []), petFriendly: pick(true, false) },
  )
const home = () => ({
  ...newListing(),
  ...place(),
  ...spot(),
  ...rent(),
  ...kind(),
  isAvailable: pick(true, true, false),
})

const anyHome = sql`${properties.id} = (
  select id from ${properties} offset floor(random() * (select count(*) from ${properties})) limit 1
)`
const change = (set: Home) => database.update(properties).set(set).where(anyHome)

const write = (): PromiseLike<unknown> =>
  pick<() => PromiseLike<unknown>>(
    () => database.insert(properties).values({ ...home(), landlordId }),
    () => database.insert(properties).values([home(), home()].map(fields => ({ ...fields, landlordId }))),
    () =>
      change(
        pick<Home>(
          place(),
          spot(),
          rent(),
          kind(),
          { isAvailable: pick(true, false) },
          { title: 'Another title' },
        ),
      ),
    () => change({ visibilityLevel: pick('public', 'public', 'private') }),
    () => change({ deletedAt: pick(null, new Date().toISOString()) }),
    () => database.delete(properties).where(anyHome),
  )()

const awaitDatabase = async (thrown: unknown): Promise<void> => {
  if (!isUnavailable(thrown)) throw thrown
  await Bun.sleep(100)
}

let done = 0
const keepWriting = async () => {
  while (done < Number(writes)) {
    done += 1
    if (done === Number(writes) >> 1) console.log('half')
    await write().then(null, awaitDatabase)
  }
}
await Promise.all(Array.from({ length: writers }, keepWriting))
console.log('written')
await jobs.stop()
await close()
console.log('stopped')
// A connection that the driver was opening when it was told to close may still open.
process.exit(0)
