// Sends the listing, and reads what the server says of its fields.
import { ApiError } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Listing, ListingForm } from './listing-form.ts'

/** Lists a home; afterwards every list of homes is fetched again (spec §7). */
export const useCreateProperty = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Listing) => call(listingEndpoints.create, { body }),
    onSuccess: () =>
      Promise.all(
        [ownPropertyEndpoints.my, propertyEndpoints.search].map(list =>
          queryClient.invalidateQueries(queriesOf(list)),
        ),
      ),
  })
}

const names = Object.keys(ListingForm.shape) as (keyof ListingForm)[] // the keys of the form's own schema

/** What the server says of single fields, in the form's order; of other fields the toast's sentence speaks. */
export const fieldMessagesOf = (error: unknown): { name: keyof ListingForm; message: string }[] => {
  const fields = error instanceof ApiError ? error.fields : {}
  return names.flatMap(name => (fields[name] ? [{ name, message: fields[name] }] : []))
}
