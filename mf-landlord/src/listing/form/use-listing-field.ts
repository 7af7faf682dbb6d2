import { useFormContext } from 'react-hook-form'
import { type FieldName, fieldLabels, type ListingForm } from './listing-form.ts'

/** What binds a field to a name of the listing form around it, with its label: `<TextField {...field('title')} />`. */
export const useListingField = () => {
  const { control } = useFormContext<ListingForm>()
  return <Name extends FieldName>(name: Name) => ({ control, name, label: fieldLabels[name] })
}
