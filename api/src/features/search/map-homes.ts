import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import {
  type HomesOnMap,
  type MapCluster,
  type MapHome,
  type MapView,
  maxPins,
} from '@portal/contract/properties/map'
import { exactTotalLimit } from '@portal/contract/properties/search'
import { and, desc, type SQL, sql } from 'drizzle-orm'
import { jsonOf } from '../../domain/property-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Verb } from '../../platform/request/route.ts'
import { finestLevel } from '../../schema/places.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { boxesOf } from './boxes.ts'
import { countCells, readKeptCells } from './map-cells.ts'
import { type Cell, coarser, countInside, gridOf } from './map-grid.ts'
import { columnsFor, countUpToLimit, homesInBoxes } from './map-matches.ts'
import { type Criteria, criteriaOf, planned, within } from './search-criteria.ts'

/** The longest answer in bytes of JSON, which takes a phone on a slow network about a second. */
const maxBytes = 40_000

/**
 * The homes in view: all of them if they are few, otherwise homes alone in their cell plus clusters. Without
 * filters the clusters are stored for each zoom; with filters they are counted live.
 */
export const mapHomes: Verb<typeof propertyEndpoints.map> = async ({ database }, { query }) => {
  const { north: _north, south: _south, east: _east, west: _west, zoom: _zoom, ...filters } = query
  const everywhere = await criteriaOf(database, filters)
  if (!everywhere) return { homes: [], clusters: [], total: 0, truncated: false, withoutCoordinates: 0 }
  const [homes, withoutCoordinates] = await Promise.all([
    showHomes({ database, view: query, everywhere }),
    countUnplaced(database, everywhere),
  ])
  return { ...homes, withoutCoordinates }
}

interface Request {
  database: Database
  view: MapView
  /** The criteria without an area. */
  everywhere: Criteria
}

/** A view without filters can use stored counts. */
export const isPlain = ({ north, south, east, west, zoom, includeRented, ...filters }: MapView): boolean =>
  Object.values(filters).every(value => value === undefined)

const showHomes = async (request: Request): Promise<Omit<HomesOnMap, 'withoutCoordinates'>> => {
  const { database, view, everywhere } = request
  const inView = within(everywhere, boxesOf(view))
  const {
    total: counted,
    ids,
    readCells,
  } = await (isPlain(view) ? lookAtAll : lookAtMatches)(request, inView)
  const total = { total: Math.min(counted, exactTotalLimit), truncated: counted > exactTotalLimit }
  if (counted === 0) return { homes: [], clusters: [], ...total }
  if (counted <= maxPins) {
    const homes = await readHomes(database, inView, ids)
    if (fits({ homes })) return { homes, clusters: [], ...total }
  }
  let cells = await readCells()
  for (;;) {
    const clusters = cells.filter(({ count }) => count > 1).map(asCluster)
    const alone = cells.filter(({ count }) => count === 1)
    // A home takes five times as many bytes as a cluster.
    if (alone.length <= maxPins && fits({ clusters })) {
      const homes = alone.length > 0 ? await readHomes(database, inView, homesAt(alone, inView)) : []
      if (fits({ homes, clusters })) return { homes, clusters, ...total }
    }
    cells = coarser(cells)
  }
}

interface Look {
  /** How many homes are in the view; can stop past `exactTotalLimit`. */
  total: number
  ids: SQL
  readCells: () => Promise<Cell[]>
}

/** Below this zoom, a view of a dense area has more homes than a total counts. */
const closeZoom = 14

/**
 * For a view without filters: nearly every home counts and the cells are stored, so whole cells of a large
 * view are not counted again.
 */
const lookAtAll = async (request: Request, inView: Criteria): Promise<Look> => {
  const { database, view } = request
  const grid = gridOf(view)
  const readKept = () => readKeptCells(database, grid, view.includeRented === 'true')
  const keptCells = view.zoom < closeZoom ? await readKept() : undefined
  const inside = countInside(grid, keptCells ?? [])
  return {
    total:
      inside > exactTotalLimit
        ? inside
        : await countUpToLimit(database, inView, homesInBoxes(inView, sql`1`)),
    ids: homesInBoxes(inView, sql`id`),
    readCells: async () => {
      if (grid.level > finestLevel) return (await countCells({ ...request, grid })).cells
      return keptCells ?? readKept()
    },
  }
}

const lookAtMatches = async (request: Request): Promise<Look> => {
  const { cells, total, ids } = await countCells({ ...request, grid: gridOf(request.view) })
  return { total, ids, readCells: async () => cells }
}

const fits = (homes: Partial<HomesOnMap>): boolean =>
  Buffer.byteLength(JSON.stringify(homes)) < maxBytes - 200

/** Rounds to about a meter. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

const asCluster = ({ count, latitudeSum, longitudeSum, minRent }: Cell): MapCluster => ({
  latitude: round(latitudeSum / count),
  longitude: round(longitudeSum / count),
  count,
  minRent,
})

/** The matching homes at the spots of these cells. */
const homesAt = (alone: readonly Cell[], criteria: Criteria): SQL => {
  const numbers = (all: readonly number[]) => sql`${`{${all.join(',')}}`}::float8[]`
  return sql`
    select home.id
    from unnest(
      ${numbers(alone.map(({ latitudeSum }) => latitudeSum))}, ${numbers(alone.map(({ longitudeSum }) => longitudeSum))}
    ) as alone (its_latitude, its_longitude)
    cross join lateral (
      select ${columnsFor(criteria)} from search_homes
      where spot <@ box(map_spot(its_latitude, its_longitude), map_spot(its_latitude, its_longitude)) offset 0
    ) as home where ${criteria.filter}`
}

const { title, address, city, state, propertyType, bedrooms, bathrooms, squareFootage, rentAmount } =
  properties
const { id, latitude, longitude, isAvailable, availableDate } = properties
const shownHome = jsonOf({
  ...{
    id,
    title,
    address,
    city,
    state,
    latitude,
    longitude,
    propertyType,
    bedrooms,
    bathrooms,
    squareFootage,
  },
  ...{ rentAmount, isAvailable, availableDate, image: sql`${properties.images}[1]` },
})

/** Guarantee: `shownHome` has all fields, and the answer's schema reads them. Null is a home that was unlisted meanwhile. */
const readHomes = async (database: Database, criteria: Criteria, ids: SQL): Promise<MapHome[]> => {
  const isShown = and(sql`${id} in (${ids})`, sql`${properties.visibilityLevel} = 'public'`, isNotDeleted)
  const rows = await database.execute<{ home: MapHome }>(
    planned(
      criteria,
      sql`select ${shownHome} as home from ${properties} where ${isShown} order by ${desc(id)}`,
    ),
  )
  return rows.map(({ home }) => home)
}

const countUnplaced = async (database: Database, criteria: Criteria): Promise<number> => {
  const homes = sql`select 1 from search_homes where latitude is null and ${criteria.filter}`
  return Math.min(exactTotalLimit, await countUpToLimit(database, criteria, homes))
}
