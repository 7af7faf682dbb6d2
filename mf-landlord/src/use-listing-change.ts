// Changes to whether a home is listed, and available, from wherever a landlord makes them.
import { type Read, useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { withoutCode } from '@portal/client/connection-error'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { UpdateProperty } from '@portal/contract/properties/listing'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import type { Property } from '@portal/contract/properties/property'
import { formatDate } from '@portal/shared-ui/format-date'

/** The endpoints include the contact filter, which is too large to load with the page. */
const loadEndpoints = () =>
  import('@portal/contract/properties/listing-endpoints').catch(() => {
    throw withoutCode('write')
  })

/** What tenants see of homes. */
export const publicLists: readonly Read[] = Object.values(propertyEndpoints)

export interface ListingChange {
  change: Pick<UpdateProperty, 'isAvailable' | 'availableDate' | 'visibilityLevel'>
  done: string
}

interface ChangeOptions {
  /** What else shows the home. */
  reads?: readonly Read[]
  onDone?: (property: Property) => void
}

export const useListingChange = ({ id }: Pick<Property, 'id'>, { reads = [], onDone }: ChangeOptions) =>
  useChange({
    send: async ({ change }: ListingChange) => {
      const { listingEndpoints } = await loadEndpoints()
      return call(listingEndpoints.update, { params: { id }, body: change })
    },
    reads: [...publicLists, ...reads],
    onDone: ({ property }) => onDone?.(property),
    done: (_, { done }) => ({ title: done }),
    failed: 'We couldn’t make that change',
  })

/** Makes a rented home available again: while people are to live there, from the day after they leave. */
export const toAvailable = ({
  availableDate,
  freeFrom,
}: Pick<OwnProperty, 'availableDate' | 'freeFrom'>): ListingChange => {
  const isTooEarly = freeFrom !== null && (availableDate === null || availableDate < freeFrom)
  return {
    change: { isAvailable: true, ...(isTooEarly && { availableDate: freeFrom }) },
    done: isTooEarly ? `Available from ${formatDate(freeFrom)}` : 'Marked as available',
  }
}
