import { type FieldName, fieldOf } from '@portal/contract/properties/home-fields'
import { useFormContext } from 'react-hook-form'
import type { ListingForm } from './listing-form.ts'

/** What binds an input to a field of the listing form around it, as its record describes it: `<TextField {...field('title')} />`. */
export const useListingField = () => {
  const { control } = useFormContext<ListingForm>()
  return <Name extends FieldName>(name: Name) => {
    const { label, help, isRequired = false } = fieldOf(name)
    return { control, name, label, help, required: isRequired }
  }
}
