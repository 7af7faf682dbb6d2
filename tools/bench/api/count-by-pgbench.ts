import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { propertyJson } from '../../../api/src/domain/property-rows.ts'
import type { Database } from '../../../api/src/platform/database/database.ts'

/** In a time's format, pgbench reads unquoted colons as its own variables. */
const homeAsJson = new PgDialect()
  .sqlToQuery(propertyJson(sql`page.id`).inlineParams())
  .sql.replaceAll(/:(?=MI|SS)/g, '":"')

/** As our API does; `:n` is one of the spots. */
const streetStatement = (limit: number): string => `
  with here as materialized (select latitude, longitude from bench_spots where number = :n),
  matched as materialized (
    select id from search_homes
    where spot <@ (select box(map_spot(latitude + 0.002, longitude - 0.0026), map_spot(latitude - 0.002, longitude + 0.0026)) from here)
      and traits & 64 = 64
    limit 1001
  ),
  page as (select id from matched order by id desc limit ${limit + 1})
  select (select count(*) from matched), (select json_agg(${homeAsJson}) from page);`

/**
 * On eight connections, with statements that are planned once or each time; undefined where pgbench is not
 * installed.
 */
export const countByPgbench = async (
  url: string,
  database: Database,
  limit: number,
): Promise<{ prepared: number; planned: number } | undefined> => {
  if (!Bun.which('pgbench')) return undefined
  await database.execute(sql`
    create table bench_spots as select row_number() over () as number, latitude, longitude from (
      select latitude, longitude from properties where latitude is not null order by md5(id::text) limit 40
    ) as homes`)
  await database.execute(sql`create unique index on bench_spots (number)`)
  await database.execute(sql`analyze bench_spots`)
  const folder = await mkdtemp(join(tmpdir(), 'rental-portal-bench-'))
  try {
    const script = join(folder, 'street.sql')
    await writeFile(script, `\\set n random(1, 40)\n${streetStatement(limit).replaceAll('\n', ' ')}\n`)
    const run = async (mode: string): Promise<number> => {
      const output = await Bun.$`pgbench -n -M ${mode} -c 8 -j 2 -T 5 -f ${script} ${url}`.quiet().text()
      return Number(/tps = ([\d.]+)/.exec(output)?.[1])
    }
    return { prepared: await run('prepared'), planned: await run('extended') }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await database.execute(sql`drop table bench_spots`)
  }
}
