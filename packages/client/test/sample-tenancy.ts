import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { sampleProperty } from './sample-property.ts'

const { landlord } = sampleProperty()

export const sampleTenancy = (overrides: Partial<Tenancy> = {}): Tenancy => ({
  id: crypto.randomUUID(),
  propertyId: crypto.randomUUID(),
  title: 'Sunny flat in the Mission',
  address: '12 Guerrero St',
  city: 'San Francisco',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  landlord,
  tenant: { ...landlord, id: crypto.randomUUID(), firstName: 'Ana', lastName: 'Reyes' },
  invitedEmail: null,
  status: 'active',
  expiresAt: null,
  startsOn: '2026-01-01',
  endsOn: null,
  rentAmount: 2450,
  securityDeposit: null,
  rentDueDay: 3,
  lease: null,
  applicationId: null,
  householdId: null,
  threadId: null,
  agreedAt: '2025-12-20T12:00:00.000Z',
  movedInAt: null,
  moveInNote: null,
  moveInPhotos: [],
  notice: null,
  endReason: null,
  createdAt: '2025-12-19T12:00:00.000Z',
  updatedAt: '2025-12-20T12:00:00.000Z',
  ...overrides,
})
