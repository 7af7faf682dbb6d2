// The location of a typed address, as precisely as the portal knows.
import { call } from '@portal/client/call'
import { placeEndpoints, type TypedAddress } from '@portal/contract/places/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { defaultPlace, type MapView } from './place.ts'

/** How long typing must pause before an address is looked up. */
const restMs = 600

const zooms = { address: 17, street: 16, neighborhood: 15, zip: 15, city: 13 }

export type Closeness = keyof typeof zooms

const defaultView: MapView = { center: defaultPlace, zoom: 12 }

const useLocated = (typed: TypedAddress, isAsked = true) => {
  const body = useRested(typed)
  const { method, path } = placeEndpoints.locate
  return useQuery({
    queryKey: [method, path, body],
    queryFn: ({ signal }) => call(placeEndpoints.locate, { body, signal, isQuiet: true }),
    enabled: isAsked && (body.city.trim() !== '' || body.zipCode.trim() !== ''),
    placeholderData: keepPreviousData,
    // If this fails, the map starts in San Francisco, and there is no question about the city.
    retry: false,
    staleTime: 60_000,
  })
}

/** The map's first view, and its precision; the precision is null for the default, San Francisco (spec §9). */
export const useStart = (typed: TypedAddress, isAsked: boolean): { view: MapView; of: Closeness | null } => {
  const { data } = useLocated(typed, isAsked)
  const spot = data?.spot
  if (!spot) return { view: defaultView, of: null }
  const { latitude, longitude, of } = spot
  return { view: { center: { latitude, longitude }, zoom: zooms[of] }, of }
}

/** The known city that an unknown one is possibly a misspelling of. */
export const useMeantCity = ({ city, state }: Pick<TypedAddress, 'city' | 'state'>) => {
  const { data, isPlaceholderData } = useLocated({ address: '', city, state, zipCode: '', neighborhood: '' })
  return isPlaceholderData ? null : (data?.meantCity ?? null)
}

const useRested = (typed: TypedAddress): TypedAddress => {
  const { address, city, state, zipCode, neighborhood } = typed
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested({ address, city, state, zipCode, neighborhood }), restMs)
    return () => clearTimeout(timer)
  }, [address, city, state, zipCode, neighborhood])
  return rested
}
