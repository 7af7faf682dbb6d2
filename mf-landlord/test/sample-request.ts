import { sampleRequest as sampleOf } from '@portal/client/test/sample-request'
import type { MaintenanceRequest, MaintenanceUpdate } from '@portal/contract/maintenance/maintenance-request'

export const tenantId = '0190a000-0000-7000-8000-000000000002'
/** The user in the tests' platform. */
export const landlordId = '0190a000-0000-7000-8000-000000000001'

/** A request to the landlord, filed an hour ago, with the given values. */
export const sampleRequest = (overrides: Partial<MaintenanceRequest> = {}): MaintenanceRequest =>
  sampleOf({ tenantId, landlordId, createdAt: new Date(Date.now() - 3_600_000).toISOString(), ...overrides })

export const sampleUpdate = (overrides: Partial<MaintenanceUpdate> = {}): MaintenanceUpdate => ({
  id: crypto.randomUUID(),
  requestId: crypto.randomUUID(),
  userId: landlordId,
  updateType: 'note_added',
  message: null,
  oldValue: null,
  newValue: 'A part was ordered.',
  attachments: [],
  createdAt: '2026-11-03T13:00:00.000Z',
  ...overrides,
})
