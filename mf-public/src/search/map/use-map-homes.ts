// The map shows all homes in its view, whether or not the list has fetched them (departs from spec §2.9: only the list's).
import { call, queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { HomesOnMap, MapHome } from '@portal/contract/properties/map'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { filterQueryOf } from '../../listing/filters/filter-query.ts'
import { type MapArea, tidyArea } from '../map-area.ts'
import type { SearchedFor } from '../search-query.ts'

export interface SeenMap {
  area: MapArea
  zoom: number
}

/** Single homes, and clusters with their counts. */
export interface MapMarks extends Pick<HomesOnMap, 'homes' | 'clusters'> {
  /** Homes that the person points at in the list, and that are inside a cluster. */
  pointedAt: readonly MapHome[]
}

const nowhere: SeenMap = { area: { north: 0, south: 0, east: 0, west: 0 }, zoom: 0 }

/**
 * The previous view's homes are shown until the next have loaded, so that nothing flickers. Before any have loaded,
 * or if loading fails, the map shows the list's. @param seen null until the map is ready
 */
export const useMapHomes = (
  { filters }: Pick<SearchedFor, 'filters'>,
  seen: SeenMap | null,
  listed: readonly MapHome[] | undefined,
  pointedAtIds: readonly (string | null)[],
): { marks: MapMarks | undefined; found: HomesOnMap | undefined; isStale: boolean } => {
  const { area, zoom } = seen ?? nowhere
  const query = { ...filterQueryOf(filters), ...tidyArea(area), zoom: Math.min(Math.max(zoom, 0), 22) }
  const { queryKey } = queryOf(propertyEndpoints.map, { query })
  const { data: found, isPlaceholderData: isStale } = useQuery({
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
  return { marks, found, isStale }
}
