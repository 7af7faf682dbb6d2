import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { UpdateProperty } from '@portal/contract/properties/listing'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { loadListingRules } from '../form/listing-form.ts'

/** Changes a home unless it changed after `updatedAt`, then refetches everything that shows it. */
export const useSaveListing = (id: string) =>
  useChange({
    send: async (body: UpdateProperty & { updatedAt: string }) => {
      const { listingEndpoints } = await loadListingRules()
      return call(listingEndpoints.update, { params: { id }, body })
    },
    reads: [ownPropertyEndpoints.my, ...Object.values(propertyEndpoints)],
  })
