import type { PropertyFilters } from '@portal/contract/properties/search'
import { sql } from 'drizzle-orm'
import { timeZoneAt } from '../../domain/time-zone-at.ts'
import type { Database } from '../../platform/database/database.ts'
import { criteriaOf } from '../search/search-criteria.ts'

const defaultZone = 'America/Los_Angeles'

/** This many homes are enough to locate a place. */
const enoughHomes = 100

interface Spot {
  latitude: number
  longitude: number
}

/** The time zone of the filters' place: of the middle of their area, or else of the homes in their place. */
export const zoneOf = async (database: Database, filters: PropertyFilters): Promise<string> => {
  const spot = middleOf(filters) ?? (await middleOfHomes(database, filters))
  return (spot && timeZoneAt(spot)) ?? defaultZone
}

const middleOf = ({ north, south, east, west }: PropertyFilters): Spot | undefined => {
  if (north === undefined || south === undefined || east === undefined || west === undefined) return undefined
  const longitude = (west + (west <= east ? east : east + 360)) / 2
  return { latitude: (north + south) / 2, longitude: longitude > 180 ? longitude - 360 : longitude }
}

const middleOfHomes = async (
  database: Database,
  { city, state, neighborhood, location }: PropertyFilters,
): Promise<Spot | undefined> => {
  if ([city, neighborhood, location].every(named => named === undefined)) return undefined
  const criteria = await criteriaOf(database, {
    city,
    state,
    neighborhood,
    location,
    includeRented: 'true',
  })
  if (!criteria) return undefined
  const [middle] = await database.execute<{ [Degrees in keyof Spot]: number | null }>(sql`
    select avg(latitude) as latitude, avg(longitude) as longitude from (
      select latitude, longitude from search_homes where ${criteria.filter} and latitude is not null limit ${enoughHomes}
    ) as homes`)
  if (!middle || middle.latitude === null || middle.longitude === null) return undefined
  return { latitude: middle.latitude, longitude: middle.longitude }
}
