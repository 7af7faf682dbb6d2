import { queryOf } from '@portal/client/call'
import { searchCards } from '@portal/contract/properties/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { areaOf, defaultPlace, type MapView } from './place.ts'

interface Address {
  city: string
  state: string
  zipCode: string
}

/** How long typing must pause before the area is looked up. */
const restMs = 600
const defaultView: MapView = { center: defaultPlace, zoom: 12 }

/**
 * Where the address roughly is, as far as the portal knows: among the homes that are listed there. Nothing outside is asked
 * where a person's home is. `isKnown` is false for a place without homes, whose view is San Francisco (spec §9).
 */
export const useArea = (address: Address, isAsked: boolean): { view: MapView; isKnown: boolean } => {
  const { city, state, zipCode } = useRested(address)
  const { data } = useQuery({
    ...queryOf(searchCards, {
      // Rented homes are somewhere, too.
      query: {
        city: city.trim(),
        state: state.trim(),
        includeRented: 'true',
        limit: '100',
        fields: 'card' as const,
      },
    }),
    enabled: isAsked && city.trim() !== '' && state.trim() !== '',
  })
  const area = areaOf(data?.properties ?? [], zipCode)
  return { view: area ?? defaultView, isKnown: area !== null }
}

/** The address as it is when typing pauses. */
const useRested = ({ city, state, zipCode }: Address): Address => {
  const [rested, setRested] = useState({ city, state, zipCode })
  useEffect(() => {
    const timer = setTimeout(() => setRested({ city, state, zipCode }), restMs)
    return () => clearTimeout(timer)
  }, [city, state, zipCode])
  return rested
}
