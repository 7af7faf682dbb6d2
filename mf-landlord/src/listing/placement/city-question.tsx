import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListingForm } from '../form/listing-form.ts'
import { useMeantCity } from './use-located.ts'

/** Asks about an unknown city whose name is close to a known one. It may be kept. */
export function CityQuestion() {
  const { control, setValue, setFocus } = useFormContext<ListingForm>()
  const [city = '', state = ''] = useWatch({ control, name: ['city', 'state'] })
  const meant = useMeantCity({ city, state })
  const [kept, setKept] = useState('')
  if (!meant || kept === city) return null
  const take = () => {
    const asTyped = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
    setValue('city', meant.city, asTyped)
    if (!state.trim()) setValue('state', meant.state, asTyped)
    setFocus('city')
  }
  return (
    <Notice
      live
      title={`Did you mean ${meant.city}?`}
      action={
        <>
          <Button variant="outline" size="sm" onClick={take}>
            Use {meant.city}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setKept(city)
              setFocus('city')
            }}
          >
            Keep {city.trim()}
          </Button>
        </>
      }
    >
      We don’t know a city called {city.trim()}.
    </Notice>
  )
}
