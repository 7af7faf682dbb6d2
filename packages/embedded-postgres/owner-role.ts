import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Installation } from './server-process.ts'

const role = 'portal'
/** Of several starts at once, one makes the role. */
const lockKey = 7_301_042_020

/**
 * Makes the role that owns the portal's database and may do nothing else on the server, and gives it what an earlier
 * version left to the superuser. Returns the database's URL for it.
 */
export const prepareOwner = async (superuserUrl: string, installation: Installation): Promise<string> => {
  const driver = postgres(superuserUrl, { max: 1, fetch_types: false, onnotice: () => {} })
  try {
    return await driver.begin(async transaction => {
      await transaction`select pg_advisory_xact_lock(${lockKey})`
      const password = await keptPassword(installation)
      const [found] = await transaction`select 1 from pg_roles where rolname = ${role}`
      if (!found) await transaction.unsafe(`create role ${role} login nosuperuser nocreatedb nocreaterole`)
      await transaction.unsafe(`alter role ${role} password '${password}'`)
      await transaction.unsafe(changeOwners)
      return Object.assign(new URL(superuserUrl), { username: role, password }).href
    })
  } finally {
    await driver.end({ timeout: 1 })
  }
}

/** Next to the superuser's; letters, digits, `-` and `_`. */
const keptPassword = async ({ home, user }: Installation): Promise<string> => {
  const file = join(home, 'portal-password')
  if (!existsSync(file)) {
    const aside = `${file}-new`
    await writeFile(aside, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (user.uid !== undefined && user.gid !== undefined) await chown(aside, user.uid, user.gid)
    await rename(aside, file)
  }
  return readFile(file, 'utf8')
}

/** Everything in the database that PostgreSQL itself does not need; what belongs to a table follows it. */
const changeOwners = `do $$
  declare
    statement text;
    superuser oid := (select oid from pg_roles where rolname = current_user);
  begin
    execute format('alter database %I owner to ${role}', current_database());
    for statement in
      with ours as (
        select oid from pg_namespace
        where nspname not like 'pg\\_%' and nspname <> 'information_schema'
      )
      select format('alter schema %I owner to ${role}', nspname) from pg_namespace
        where oid in (select oid from ours) and nspowner = superuser
      union all
      select format('alter %s %s owner to ${role}',
          case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
            else 'table' end,
          oid::regclass)
        from pg_class
        where relnamespace in (select oid from ours) and relowner = superuser and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
            and deptype in ('a', 'i', 'e'))
      union all
      select format('alter routine %s owner to ${role}', oid::regprocedure) from pg_proc
        where pronamespace in (select oid from ours) and proowner = superuser
          and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid
            and deptype = 'e')
      union all
      select format('alter type %s owner to ${role}', oid::regtype) from pg_type
        where typnamespace in (select oid from ours) and typowner = superuser and typtype in ('e', 'd')
    loop
      execute statement;
    end loop;
  end
$$`
