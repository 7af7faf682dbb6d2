import { sampleProperty } from '@portal/client/test/sample-property'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'

const home = sampleProperty({ id: '0190a000-0000-7000-8000-000000000101' })

/** An inquiry as the API sends it to the landlord, with what a test needs to differ. */
export const sampleInquiry = (given: Partial<Inquiry> = {}): Inquiry => ({
  id: crypto.randomUUID(),
  propertyId: home.id,
  tenantId: '0190a000-0000-7000-8000-000000000002',
  landlordId: home.landlordId,
  message: 'Could I see it on Sunday?',
  status: 'pending',
  inquiryType: 'viewing',
  scheduledDate: null,
  responseMessage: null,
  responseDate: null,
  earlierResponses: [],
  property: { id: home.id, title: home.title, address: home.address, city: home.city, state: home.state },
  tenant: {
    ...home.landlord,
    id: '0190a000-0000-7000-8000-000000000002',
    firstName: 'Ana',
    lastName: 'Reyes',
  },
  landlord: home.landlord,
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...given,
})
