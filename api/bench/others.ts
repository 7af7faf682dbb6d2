// The servers that a bench compares, each a process of its own, and pgbench.
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { propertyJson } from '../src/domain/property-rows.ts'
import type { Database } from '../src/platform/database/database.ts'

interface Server {
  origin: string
  stop: () => Promise<void>
}

const api = join(import.meta.dirname, '..')
const peers = join(import.meta.dirname, 'peers')

/** Starts a process and returns once it says at which address it listens. */
const startServer = async (command: string[], cwd: string, env: Record<string, string>): Promise<Server> => {
  const child = Bun.spawn(command, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill()
    await child.exited
  }
  let said = ''
  const decoder = new TextDecoder()
  for await (const part of child.stdout) {
    said += decoder.decode(part, { stream: true })
    const [origin] = /http:\/\/[\w.:[\]]+/.exec(said) ?? []
    if (origin) return { origin, stop }
  }
  throw new Error(`${command.join(' ')} did not start:\n${said}`)
}

/** Our API, which believes who says where calls come from. */
export const startPortal = (databaseUrl: string): Promise<Server> =>
  startServer([process.execPath, 'src/main.ts'], api, {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    TRUSTED_PROXIES: '1',
    METRICS_PORT: '',
  })

export const startPeer = async (databaseUrl: string): Promise<Server> => {
  if (!existsSync(join(peers, 'node_modules')))
    await Bun.$`npm install --no-package-lock --no-audit --no-fund --silent`.cwd(peers)
  return startServer(['node', 'server.mjs'], peers, { DATABASE_URL: databaseUrl, NODE_ENV: 'production' })
}

/** As ours. pgbench takes the colons of a time's format for its own, unless they are quoted. */
const homeAsJson = new PgDialect()
  .sqlToQuery(propertyJson(sql`page.id`).inlineParams())
  .sql.replaceAll(/:(?=MI|SS)/g, '":"')

/** A street's page as JSON and its total in one statement, as ours; `:n` is one of the spots. */
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

/** What the database alone does a second, with eight connections, by statements planned once or each time; undefined where there is no pgbench. */
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
      const said = await Bun.$`pgbench -n -M ${mode} -c 8 -j 2 -T 5 -f ${script} ${url}`.quiet().text()
      return Number(/tps = ([\d.]+)/.exec(said)?.[1])
    }
    return { prepared: await run('prepared'), planned: await run('extended') }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await database.execute(sql`drop table bench_spots`)
  }
}
