// The home in the address, for pages that can be limited to one home.
import { firstRead, queryOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { FirstRead } from '@portal/shared-ui/platform/app-page'
import { useQuery } from '@tanstack/react-query'

/** Empty for ''. */
export const homeReads = (id: string): FirstRead[] =>
  id === '' ? [] : [firstRead(propertyEndpoints.read, { params: { id } })]

/** Undefined while loading, if the home is gone, and for ''. */
export const useHomeTitle = (id: string): string | undefined =>
  useQuery({ ...queryOf(propertyEndpoints.read, { params: { id } }), enabled: id !== '' }).data?.property
    .title
