import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'

/** The query for inquiries in these states about this home ('' for all homes). */
export const inquiriesQuery = (states: readonly InquiryStatus[], property: string) => ({
  status: states.join(','),
  ...(property && { propertyId: property }),
})
