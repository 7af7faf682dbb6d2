import { firstRead } from '@portal/client/call'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

export const personReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(peopleEndpoints.read, { params: { id } }),
]
