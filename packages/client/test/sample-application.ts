import type { Application } from '@portal/contract/applications/application'
import { sampleProperty } from './sample-property.ts'

const tenantId = '0190a000-0000-7000-8000-000000000001'

export const sampleApplication = (overrides: Partial<Application> = {}): Application => {
  const { id, title, address, city, state, timeZone, landlord } = sampleProperty()
  return {
    id: crypto.randomUUID(),
    propertyId: id,
    tenantId,
    landlordId: landlord.id,
    status: 'submitted',
    moveInDate: '2036-12-01',
    leaseMonths: 12,
    occupants: 2,
    decidedAt: null,
    expiresAt: '2036-12-03T12:00:00.000Z',
    propertyTitle: title,
    property: { id, title, address, city, state, timeZone },
    tenant: { id: tenantId, firstName: 'Ana', lastName: 'Reyes' },
    landlord,
    threadId: null,
    tenancy: null,
    householdId: null,
    message: 'We would love to live there.',
    terms: {
      rentAmount: 2800,
      securityDeposit: null,
      minimumIncome: 6000,
      availableDate: null,
      petFriendly: false,
      smokingAllowed: true,
      requiresBackgroundCheck: false,
    },
    rentToday: 2800,
    fit: [
      { name: 'income', isMet: false },
      { name: 'pets', isMet: true },
      { name: 'background_check', isMet: null },
    ],
    consents: [],
    declineReason: null,
    declineCriteria: [],
    declineMessage: null,
    createdAt: '2026-11-03T12:00:00.000Z',
    updatedAt: '2026-11-03T12:00:00.000Z',
    ...overrides,
  }
}
