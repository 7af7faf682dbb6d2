import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { sampleProperty } from './sample-property.ts'

const tenantId = '0190a000-0000-7000-8000-000000000001'

export const sampleInquiry = (overrides: Partial<Inquiry> = {}): Inquiry => {
  const { id, title, address, city, state, timeZone, landlord } = sampleProperty()
  return {
    id: crypto.randomUUID(),
    propertyId: id,
    tenantId,
    landlordId: landlord.id,
    message: 'May I see it on Sunday?',
    status: 'pending',
    inquiryType: 'viewing',
    askedDate: null,
    scheduledDate: null,
    responseMessage: null,
    responseDate: null,
    earlierResponses: [],
    wishedDates: [],
    proposedDates: [],
    durationMinutes: 30,
    firstResponseAt: null,
    outcome: null,
    canceledBy: null,
    cancelledBy: null,
    endReason: null,
    sequence: 0,
    property: { id, title, address, city, state, timeZone },
    tenant: { ...landlord, id: tenantId, firstName: 'Ana', lastName: 'Reyes' },
    landlord,
    createdAt: '2026-11-03T12:00:00.000Z',
    updatedAt: '2026-11-03T12:00:00.000Z',
    ...overrides,
  }
}
