import { openDatabase } from '@portal/api/database'

/** Each object as the statement that would make it, with its owner; and the migrations. */
export const readCatalog = async (url: string): Promise<string[]> => {
  const { database, close } = openDatabase(url, { connections: 1 })
  const found = await database.execute<{ written: string }>(catalog)
  await close()
  return found.map(({ written }) => written)
}

const catalog = `
  with own (class, id, owner) as (
    select 'pg_class'::regclass, oid, relowner from pg_class where relnamespace = 'public'::regnamespace
    union all select 'pg_proc'::regclass, oid, proowner from pg_proc where pronamespace = 'public'::regnamespace
  ),
  things as (
    select class, id, pg_get_userbyid(owner) as owner from own
    where not exists (select from pg_depend where classid = class and objid = id and deptype = 'e')
  ),
  tables as (select id from things join pg_class on oid = id where class = 'pg_class'::regclass and relkind = 'r')
  select concat_ws(' ', owner, relkind, relname, array_to_string(reloptions, ','), obj_description(id, 'pg_class')) as written
    from things join pg_class on oid = id where class = 'pg_class'::regclass
  union all select pg_get_viewdef(id)
    from things join pg_class on oid = id where class = 'pg_class'::regclass and relkind = 'v'
  union all select concat_ws(' ', owner, pg_get_functiondef(id))
    from things where class = 'pg_proc'::regclass
  union all select pg_get_indexdef(indexrelid) from pg_index join tables on id = indrelid
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint join tables on id = conrelid
  union all select concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) from pg_trigger join tables on id = tgrelid where not tgisinternal
  union all select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity,
      pg_get_expr(adbin, adrelid))
    from pg_attribute join tables on id = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
  union all select concat_ws(' ', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle)
    from pg_sequence join things on id = seqrelid
  union all select concat_ws(' ', extname, extnamespace::regnamespace) from pg_extension
  union all select concat_ws(' ', hash, created_at) from drizzle.__drizzle_migrations
  order by written`
