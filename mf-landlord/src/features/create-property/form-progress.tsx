import { FormOutline } from '@portal/shared-ui/form-outline'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListingForm } from './listing-form.ts'
import { outlineOf } from './listing-outline.ts'

/** The outline of the form as it is filled in now. */
export function FormProgress() {
  const { control, formState } = useFormContext<ListingForm>()
  const values = useWatch({ control })
  return <FormOutline label="Sections of the form" items={outlineOf(values, formState.errors)} />
}
