import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../../../api/src/platform/database/database.ts'

const writers = 8
const seconds = 5

/** Eight writers insert copies of an existing home, each in its own transaction. */
const insertsASecond = async (url: string, from: number): Promise<number> => {
  const { database, close } = openDatabase(url, { connections: writers, isPatient: true })
  const end = performance.now() + seconds * 1000
  let done = 0
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      await database.execute(sql`
        insert into properties (
          id, landlord_id, title, description, address, city, state, zip_code, neighborhood, latitude, longitude,
          property_type, bedrooms, bathrooms, rent_amount, amenities, images, pet_friendly
        )
        select ${Bun.randomUUIDv7()}::uuid, landlord_id, title, description, address, city, state, zip_code, neighborhood,
          latitude, longitude, property_type, bedrooms, bathrooms, rent_amount, amenities, images, pet_friendly
        from bench_homes where number = ${(from + writer * 997 + turn) % 5000}::integer`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  await close()
  return done / seconds
}

/**
 * With and without the triggers that keep search, map and places up to date. The homes are deleted afterward.
 */
export const countCreations = async (
  url: string,
  database: Database,
): Promise<{ bare: number; kept: number }> => {
  await database.execute(sql`
    create table bench_homes as
    select row_number() over () - 1 as number, homes.* from (select * from properties order by md5(id::text) limit 5000) as homes`)
  await database.execute(sql`create unique index on bench_homes (number)`)
  await database.execute(sql`analyze bench_homes`)
  await insertsASecond(url, 0) // so that both measurements start with the same cache
  const kept = await insertsASecond(url, 1000)
  await database.execute(sql`alter table properties disable trigger user`)
  const bare = await insertsASecond(url, 2000)
  await database.execute(sql`alter table properties enable trigger user`)
  await database.execute(sql`drop table bench_homes`)
  console.log({ bare, kept })
  return { bare, kept }
}
