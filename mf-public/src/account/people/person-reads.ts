import { firstRead } from '@portal/client/call'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

export const landlordHomes = (id: string, cursor?: string) => ({
  params: { id },
  query: { limit: 12, cursor },
})

/** A tenant has no homes, so their list is empty. */
export const personReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(peopleEndpoints.read, { params: { id } }),
  firstRead(propertyEndpoints.ofLandlord, landlordHomes(id)),
]
