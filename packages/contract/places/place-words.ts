import type { NamedPlace, Place } from './endpoints.ts'

/** 'Oakland, CA', 'Temescal, Oakland, CA' or '94609': the place in words. */
export const placeText = ({
  kind,
  name,
  city,
  state,
}: Pick<Place, 'kind' | 'name' | 'city' | 'state'>): string =>
  kind === 'zip' ? name : [name, ...(kind === 'neighborhood' ? [city] : []), state].join(', ')

/** The filters that find exactly the homes of this place. */
export const placeFilters = ({
  kind,
  name,
  city,
  state,
}: Pick<Place, 'kind' | 'name' | 'city' | 'state'>): NamedPlace =>
  kind === 'zip'
    ? { location: name }
    : { city, state, ...(kind === 'neighborhood' && { neighborhood: name }) }

/** 'Temescal, Oakland, CA', the place that filters name exactly; blank if they name none. */
export const exactPlaceText = ({ neighborhood, city, state }: NamedPlace): string =>
  [neighborhood, city, state].filter(Boolean).join(', ')
