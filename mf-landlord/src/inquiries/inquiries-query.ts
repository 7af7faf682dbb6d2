import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'

/** The query of the inquiries in these states and about this home ('' for all). */
export const inquiriesQuery = (states: readonly InquiryStatus[], property: string) => ({
  status: states.join(','),
  ...(property && { propertyId: property }),
})
