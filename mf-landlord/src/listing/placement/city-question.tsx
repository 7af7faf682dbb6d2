import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { useFormContext } from 'react-hook-form'
import type { ListingForm } from '../form/listing-form.ts'
import type { OpenCityQuestion } from './use-city-question.ts'

/** Asks about an unknown city whose name is close to a known one. It can be kept. */
export function CityQuestion({ city, meant, take, keep }: OpenCityQuestion) {
  const { setFocus } = useFormContext<ListingForm>()
  const answerWith = (answer: () => void) => () => {
    answer()
    setFocus('city')
  }
  return (
    <Notice
      live
      title={`Did you mean ${meant}?`}
      action={
        <>
          <Button variant="outline" size="sm" onClick={answerWith(take)}>
            Use {meant}
          </Button>
          <Button variant="ghost" size="sm" onClick={answerWith(keep)}>
            Keep {city}
          </Button>
        </>
      }
    >
      We don’t know a city called {city}.
    </Notice>
  )
}
