// The search screen's state, kept in the address: filters, view mode, area search, selected home (spec §4).
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterParams, readFilters, writeFilters } from '../listing/filters/filters-in-url.ts'
import { noFilters, type SearchFilters } from '../listing/filters/search-filters.ts'
import { type MapArea, readArea, writeArea } from './map-area.ts'

const viewModes = ['map', 'list', 'split'] as const
export type SearchView = (typeof viewModes)[number]

export interface SearchState {
  filters: SearchFilters
  view: SearchView
  /** Null while no area is searched. */
  area: MapArea | null
  selectedId: string | null
  applyFilters: (filters: SearchFilters) => void
  showView: (view: SearchView) => void
  /** Searching follows the map: `isNew` makes an entry to go back to, later moves replace it. */
  searchArea: (area: MapArea, isNew: boolean) => void
  clearArea: () => void
  /** Back to all homes: no filters, no area. */
  showAll: () => void
  select: (id: string | null) => void
}

const withParam = (params: URLSearchParams, name: string, value: string | null): URLSearchParams => {
  const changed = new URLSearchParams(params)
  if (value === null) changed.delete(name)
  else changed.set(name, value)
  return changed
}

export const useSearchState = (): SearchState => {
  const [params, setParams] = useSearchParams()
  const view = viewModes.find(mode => mode === params.get('view')) ?? 'split'
  const areaText = params.get('area')
  const area = useMemo(() => readArea(areaText), [areaText])
  // Keyed only by the filters, so that choosing a home does not look like new filters.
  const filterText = new URLSearchParams(
    filterParams.map(name => [name, params.get(name) ?? '']).filter(([, value]) => value),
  ).toString()
  const filters = useMemo(() => readFilters(new URLSearchParams(filterText)), [filterText])
  // The router's function is a new one at every address; the map's marks are not drawn again for that.
  const latest = useRef(setParams)
  useLayoutEffect(() => {
    latest.current = setParams
  }, [setParams])
  const set = useCallback(
    (name: string, value: string | null, replace: boolean) =>
      latest.current(current => withParam(current, name, value), { replace, preventScrollReset: true }),
    [],
  )
  const select = useCallback((id: string | null) => set('selected', id, true), [set])
  return {
    filters,
    view,
    area,
    selectedId: params.get('selected'),
    applyFilters: filters => setParams(current => writeFilters(current, filters)),
    showView: view => set('view', view === 'split' ? null : view, true),
    searchArea: (area, isNew) => set('area', writeArea(area), !isNew),
    clearArea: () => set('area', null, false),
    showAll: () => setParams(current => withParam(writeFilters(current, noFilters), 'area', null)),
    select,
  }
}
