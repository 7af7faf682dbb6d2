import { drawnAnswer } from '@portal/client/first-answers'
import type { Property } from '@portal/contract/properties/property'

export interface PropertyAnswer {
  property: Property
}

/** What is known of a home; `property` is null when there is none with this id, or it is not shown to everyone. */
export interface PropertyRead {
  property: Property | null | undefined
  error: Error | null
  retry: () => void
}

/** Written again, because the endpoint brings all its schemas; @internal but for the test that compares them. */
export const propertyAddress = (id: string): string => `/api/properties/${id}`

/** The home that the page was drawn with; undefined when it was drawn without one. */
export const drawnProperty = (id: string): PropertyAnswer | undefined =>
  drawnAnswer<PropertyAnswer>(propertyAddress(id))
