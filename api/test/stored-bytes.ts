// Each row with its index entries, without the gaps in pages.
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../src/platform/database/database.ts'

const Part = z.object({ name: z.string(), keys: z.nullable(z.array(z.string())) })

/** Bytes for a row's header and pointer, and for an index entry's. */
const overhead = { row: 8, entry: 24 }

/**
 * In bytes, before compression. Scheduled jobs are left out, because they run at any time. An inverted index was
 * measured to be four times what is indexed where every word is new.
 */
export const openScale = async (database: Database) => {
  const found = await database.execute(sql`
    select format('%I.%I', nspname, pg_class.relname) as name, array_remove(array_agg(
      case when am.amname = 'gin' then '4 * ' else '' end || 'pg_column_size(' || pg_get_indexdef(indexrelid, part, false) || ')'
    ), null) as keys
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_index on indrelid = pg_class.oid
    left join pg_class as index on index.oid = indexrelid left join pg_am as am on am.oid = index.relam
    left join lateral generate_series(1, indnkeyatts) as part on true
    where (nspname = 'public' or (nspname, pg_class.relname) = ('pgboss', 'job'))
      and pg_class.relkind in ('r', 'p') and not pg_class.relispartition
    group by 1 order by 1`)
  const tables = z.array(Part).parse([...found])
  const sizes = tables.map(({ name, keys }): SQL => {
    const entries = (keys ?? []).map(key => ` + ${overhead.entry} + coalesce(${key}, 0)`).join('')
    const counted = name === 'pgboss.job' ? ` where kept.name = 'events'` : ''
    return sql.raw(
      `select '${name}' as name, coalesce(sum(pg_column_size(kept.*) + ${overhead.row}${entries}), 0)::float8 as bytes from ${name} as kept${counted}`,
    )
  })
  const Weighed = z.array(z.object({ name: z.string(), bytes: z.number() }))
  return {
    names: tables.map(({ name }) => name),
    weigh: async (): Promise<Map<string, number>> => {
      const weighed = Weighed.parse([...(await database.execute(sql.join(sizes, sql` union all `)))])
      return new Map(weighed.map(({ name, bytes }) => [name, bytes]))
    },
  }
}
