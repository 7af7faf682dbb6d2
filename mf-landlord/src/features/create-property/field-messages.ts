import { ApiError } from '@portal/client/api-error'
import { ListingForm } from './listing-form.ts'

const names = Object.keys(ListingForm.shape) as (keyof ListingForm)[] // the keys of the form's own schema

/** What the server says of single fields, in the form's order; of other fields the toast's sentence speaks. */
export const fieldMessagesOf = (error: unknown): { name: keyof ListingForm; message: string }[] => {
  const fields = error instanceof ApiError ? error.fields : {}
  return names.flatMap(name => (fields[name] ? [{ name, message: fields[name] }] : []))
}
