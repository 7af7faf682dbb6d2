// What the map shows: all homes in its view, whatever the list has fetched (departs from spec §2.9, where it shows the list's).
import { call, queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { HomesOnMap, MapHome } from '@portal/contract/properties/map'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { filterQueryOf } from '../../listing/filters/filter-query.ts'
import { type MapArea, tidyArea } from '../map-area.ts'
import type { SearchedFor } from '../search-query.ts'

/** What the map looks at. */
export interface SeenMap {
  area: MapArea
  zoom: number
}

/** Homes alone, and homes close together, counted. */
export interface MapMarks extends Pick<HomesOnMap, 'homes' | 'clusters'> {
  /** Homes that someone points at in the list, and that are counted in a cluster. */
  pointedAt: readonly MapHome[]
}

const nowhere: SeenMap = { area: { north: 0, south: 0, east: 0, west: 0 }, zoom: 0 }

/**
 * Those of the view before stay until the next have come, so that nothing flickers while one moves. Before there are any, and when
 * they cannot be had, the map has those of the list. @param seen null before the map is there
 */
export const useMapHomes = (
  { filters }: Pick<SearchedFor, 'filters'>,
  seen: SeenMap | null,
  listed: readonly MapHome[] | undefined,
  pointedAtIds: readonly (string | null)[],
): { marks: MapMarks | undefined; found: HomesOnMap | undefined } => {
  const { area, zoom } = seen ?? nowhere
  const query = { ...filterQueryOf(filters), ...tidyArea(area), zoom: Math.min(Math.max(zoom, 0), 22) }
  const { queryKey } = queryOf(propertyEndpoints.map, { query })
  const { data: found } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(propertyEndpoints.map, { query, signal }),
    enabled: seen !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const shown = useMemo(() => found ?? (listed && { homes: [...listed], clusters: [] }), [found, listed])
  const missing = pointedAtIds
    .filter(id => id !== null && shown?.clusters.length && shown.homes.every(home => home.id !== id))
    .join()
  const marks = useMemo(
    () => shown && { ...shown, pointedAt: listed?.filter(({ id }) => missing.includes(id)) ?? [] },
    [shown, listed, missing],
  )
  return { marks, found }
}
