import { openBathrooms, openBedrooms } from '@portal/contract/properties/open-ended'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { homeCounts } from '../../../schema/places.ts'
import { exclusiveTraits, pairsOfTraits } from '../../../schema/search.ts'

/** Adds the given changes to the counts of identical homes. */
export const countAlike = async (transaction: Database): Promise<void> => {
  const pairs = pairsOfTraits.map(pair => {
    const bits = sql.raw(String(pair))
    return sql`coalesce(sum(sign) filter (where traits & ${bits} = ${bits}), 0)::integer`
  })
  await transaction.execute(sql`
    insert into ${homeCounts} as kept (traits, bedrooms, bathrooms, rent_step, count, pairs)
    select traits & ${exclusiveTraits}::integer, least(coalesce(bedrooms, -1), ${openBedrooms}::integer),
      least(coalesce(bathrooms, -1), ${openBathrooms}::numeric), rent_step(rent_amount), sum(sign), array[${sql.join(pairs, sql`, `)}]
    from changes_taken where sign <> 0
    group by 1, 2, 3, 4
    on conflict (traits, bedrooms, bathrooms, rent_step) do update set count = kept.count + excluded.count, pairs = array(
      select coalesce(before, 0) + change from unnest(kept.pairs, excluded.pairs) with ordinality as pair (before, change, place) order by place
    )`)
  await transaction.execute(sql`delete from ${homeCounts} where count = 0`)
}
