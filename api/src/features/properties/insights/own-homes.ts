import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import { isNotDeleted, properties } from '../../../schema/properties.ts'
import { exclusiveTraits, searchHomes } from '../../../schema/search.ts'

/**
 * Homes of the same type with as many bedrooms are similar. Each home is compared with up to this many of the
 * nearest.
 */
export const similarHomes = { max: 25, min: 5, withinMiles: 20 }

/** Looks at this many of a landlord's homes, newest first, and at this many others around each, similar or not. */
const maxRead = { homes: 50, around: 1000 }

export const recentDays = 30

/** The circumference at the equator, which is the width of the map. */
const milesAround = 24_901

interface SimilarHome {
  rentAmount: number
  miles: number
  inquiries: number
}

export interface OwnHome {
  id: string
  title: string
  propertyType: string
  bedrooms: number | null
  rentAmount: number
  isOnMap: boolean
  daysOnOffer: number
  inquiries: number
  /** Homes of other landlords, nearest first. */
  similar: SimilarHome[]
}

/** Reads all their homes or one, and at most the nearest thousand homes around each of fifty. */
export const readOwnHomes = async (
  database: Database,
  landlordId: string,
  propertyId?: string,
): Promise<OwnHome[]> => {
  const recentInquiries = (homeId: ReturnType<typeof sql>) => sql`(
    select count(*)::integer from ${propertyInquiries} as inquiry
    where inquiry.property_id = ${homeId} and inquiry.created_at > now() - ${recentDays} * interval '1 day'
  )`
  const similar = sql`
    select near.id, near.rent_amount, near.miles
    from (
      select id, rent_amount, traits, bedrooms,
        (spot <-> home.spot) * ${milesAround} * cos(radians(home.latitude)) as miles
      from ${searchHomes} where spot is not null order by spot <-> home.spot limit ${maxRead.around}
    ) as near
    where near.traits & ${exclusiveTraits}::integer = home.traits & ${exclusiveTraits}::integer
      and near.bedrooms is not distinct from home.bedrooms and near.miles <= ${similarHomes.withinMiles}
      and near.id not in (select id from ${properties} where ${eq(properties.landlordId, landlordId)})
    limit ${similarHomes.max}`
  return database.execute<OwnHome & Record<string, unknown>>(sql`
    select own.id, own.title, own.property_type as "propertyType", own.bedrooms,
      own.rent_amount::float8 as "rentAmount", home.spot is not null as "isOnMap",
      extract(epoch from now() - own.listed_at)::float8 / 86400 as "daysOnOffer",
      ${recentInquiries(sql`own.id`)} as inquiries,
      coalesce((
        select json_agg(json_build_object(
          'rentAmount', nearest.rent_amount, 'miles', nearest.miles, 'inquiries', ${recentInquiries(sql`nearest.id`)}
        ))
        from (${similar}) as nearest where home.spot is not null
      ), '[]') as "similar"
    from (
      select * from ${properties}
      where ${eq(properties.landlordId, landlordId)} and ${isNotDeleted} and is_available
        and visibility_level = 'public' and ${propertyId === undefined || eq(properties.id, propertyId)}
      order by id desc limit ${maxRead.homes}
    ) as own join ${searchHomes} as home on home.id = own.id`)
}

/** Two-bedroom apartments, studios, offices: the name for similar homes. */
export const kindOf = ({ propertyType, bedrooms }: Pick<OwnHome, 'propertyType' | 'bedrooms'>): string => {
  const kind = `${propertyType}s`
  if (bedrooms === null) return kind
  return bedrooms === 0 ? `studio ${kind}` : `${bedrooms}-bedroom ${kind}`
}
