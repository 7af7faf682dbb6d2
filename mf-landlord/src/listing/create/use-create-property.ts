import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { type Listing, loadListingRules } from '../form/listing-form.ts'

/** Lists a home once, even if it is tried again, then refetches every list of homes (spec §7). */
export const useCreateProperty = () => {
  const send = useSendOnce(async (body: Listing, clientId) => {
    const { listingEndpoints } = await loadListingRules()
    return call(listingEndpoints.create, { body: { ...body, clientId } })
  })
  return useChange({ send, reads: [ownPropertyEndpoints.my, ...Object.values(propertyEndpoints)] })
}

/** The server's message if the plan allows no more homes; null for any other error. */
export const planLimitOf = (error: unknown): string | null =>
  isPlanLimit(error) ? sentenceOf(error, '') : null
