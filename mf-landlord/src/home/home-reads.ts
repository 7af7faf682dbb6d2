import { firstRead } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'

export const homeReads = ({ params: { id = '' } }: PageVisit): FirstRead[] => [
  firstRead(ownPropertyEndpoints.my, { query: { id } }),
  firstRead(tenancyEndpoints.list, { query: tenantsOf(id) }),
  firstRead(inquiryEndpoints.list, { query: { propertyId: id, status: openInquiries } }),
  firstRead(maintenanceEndpoints.landlordRequests, { query: repairsOf(id) }),
]

export const openInquiries = 'pending,responded,scheduled'

export const tenantsOf = (propertyId: string) => ({ propertyId, limit: 100 })

/** Enough for its panel, and open ones first. */
export const repairsOf = (propertyId: string) => ({ propertyId, sort: 'urgency' as const, limit: 3 })
