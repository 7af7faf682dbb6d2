import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Listing, ListingForm } from '../form/listing-form.ts'
import { useMeantCity } from './use-located.ts'

/** The question about an unknown city whose name is close to a known one. */
export interface OpenCityQuestion {
  /** As typed. */
  city: string
  meant: string
  /** Replaces the typed city, and fills in the state if it is blank. */
  take: () => void
  /** Keeps the typed city, so that it is not asked about again. */
  keep: () => void
}

/** Null if there is no question about the typed city, or it was answered. */
export const useCityQuestion = ({
  control,
  setValue,
}: Pick<UseFormReturn<ListingForm, unknown, Listing>, 'control' | 'setValue'>): OpenCityQuestion | null => {
  const [city = '', state = ''] = useWatch({ control, name: ['city', 'state'] })
  const meant = useMeantCity({ city, state })
  const [kept, setKept] = useState('')
  if (!meant || kept === city) return null
  return {
    city: city.trim(),
    meant: meant.city,
    take: () => {
      const asTyped = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
      setValue('city', meant.city, asTyped)
      if (!state.trim()) setValue('state', meant.state, asTyped)
    },
    keep: () => setKept(city),
  }
}
