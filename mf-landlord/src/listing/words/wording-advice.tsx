// Points out words that describe tenants rather than the home, while typing; they are allowed.
import { adviseListingWords } from '@portal/contract/properties/listing-advice'
import { Notice } from '@portal/shared-ui/notice'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListingForm } from '../form/listing-form.ts'
import { AdviceList } from './advice-list.tsx'

/** Renders nothing if all words are about the home. */
export function WordingAdvice() {
  const { control } = useFormContext<ListingForm>()
  const [title, description] = useDeferredValue(useWatch({ control, name: ['title', 'description'] }))
  const advice = adviseListingWords({ title, description })
  if (advice.length === 0) return null
  return (
    <Notice title="Describe the home, not the people" live>
      <AdviceList advice={advice} />
    </Notice>
  )
}
