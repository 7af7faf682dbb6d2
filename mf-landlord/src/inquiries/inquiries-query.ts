import type { InquiryStatus } from '@portal/contract/inquiries/inquiry'

/** `property` is '' for all homes. */
export const inquiriesQuery = (states: readonly InquiryStatus[], property: string) => ({
  status: states.join(','),
  ...(property && { propertyId: property }),
})
