import type { NamedPlace, Place } from './endpoints.ts'

/** 'Oakland, CA', 'Temescal, Oakland, CA' or '94609'. */
export const placeText = ({
  kind,
  name,
  city,
  state,
}: Pick<Place, 'kind' | 'name' | 'city' | 'state'>): string =>
  kind === 'zip' ? name : [name, ...(kind === 'neighborhood' ? [city] : []), state].join(', ')

/** They find exactly the homes of this place. */
export const placeFilters = ({
  kind,
  name,
  city,
  state,
}: Pick<Place, 'kind' | 'name' | 'city' | 'state'>): NamedPlace =>
  kind === 'zip'
    ? { location: name }
    : { city, state, ...(kind === 'neighborhood' && { neighborhood: name }) }

/** 'Temescal, Oakland, CA'; blank if the filters name no place exactly. */
export const exactPlaceText = ({ neighborhood, city, state }: NamedPlace): string =>
  [neighborhood, city, state].filter(Boolean).join(', ')
