import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Installation } from './server-process.ts'

const role = 'portal'
/** One of several starts at once creates the role. */
const lockKey = 7_301_042_020

/**
 * Creates the role that owns the portal's database and has no other rights, and gives it what an earlier
 * version left to the superuser. Returns the database's URL for this role.
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

/** Letters, digits, `-` and `_`. */
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

/**
 * Everything with an owner that the portal created (its oid is 16384 or more). Dependent objects have no own
 * statement.
 */
const changeOwners = `do $$
  declare
    statement text;
    superuser oid := (select oid from pg_roles where rolname = current_user);
  begin
    execute format('alter database %I owner to ${role}', current_database());
    for statement in
      with owned (class, id, owner) as (
        select 'pg_namespace'::regclass, oid, nspowner from pg_namespace
        union all select 'pg_class'::regclass, oid, relowner from pg_class
          where relkind in ('r', 'p', 'f', 'v', 'm') or relkind = 'S' and not exists (select 1 from pg_depend
            where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i'))
        union all select 'pg_type'::regclass, oid, typowner from pg_type
          where typtype in ('e', 'd', 'r') or exists (select 1 from pg_class where oid = typrelid and relkind = 'c')
        union all select 'pg_proc'::regclass, oid, proowner from pg_proc
        union all select 'pg_operator'::regclass, oid, oprowner from pg_operator
        union all select 'pg_opclass'::regclass, oid, opcowner from pg_opclass
        union all select 'pg_opfamily'::regclass, oid, opfowner from pg_opfamily
        union all select 'pg_collation'::regclass, oid, collowner from pg_collation
        union all select 'pg_conversion'::regclass, oid, conowner from pg_conversion
        union all select 'pg_ts_config'::regclass, oid, cfgowner from pg_ts_config
        union all select 'pg_ts_dict'::regclass, oid, dictowner from pg_ts_dict
        union all select 'pg_statistic_ext'::regclass, oid, stxowner from pg_statistic_ext
      )
      select format('alter %s %s owner to ${role}', replace(type, 'statistics object', 'statistics'), identity)
        from owned, pg_identify_object(class, id, 0)
        where owner = superuser and id >= 16384
          and coalesce(schema, name) not like 'pg\\_%' -- where others keep what is temporary
          and not exists (select 1 from pg_depend where classid = class and objid = id and deptype = 'e')
    loop
      execute statement;
    end loop;
  end
$$`
