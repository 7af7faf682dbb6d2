import { drawnAnswer } from '@portal/client/first-answers'
import type { Property } from '@portal/contract/properties/property'

export interface PropertyAnswer {
  property: Property
}

/** The state of loading a home; `property` is null if the id is unknown or the home is not public. */
export interface PropertyRead {
  property: Property | null | undefined
  error: Error | null
  retry: () => void
}

/** A copy, because the endpoint would bring all its schemas; @internal except for the test that compares them. */
export const propertyAddress = (id: string): string => `/api/properties/${id}`

/** The home in the server's HTML; undefined if there is none. */
export const drawnProperty = (id: string): PropertyAnswer | undefined =>
  drawnAnswer<PropertyAnswer>(propertyAddress(id))
