import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'

/** A request as the API sends it, with an id of its own and the fields that a test overrides. */
export const sampleRequest = (given: Partial<MaintenanceRequest> = {}): MaintenanceRequest => ({
  id: crypto.randomUUID(),
  propertyId: '0190a000-0000-7000-8000-000000000101',
  property: {
    title: 'Sunny flat in the Mission',
    address: '12 Guerrero St',
    city: 'San Francisco',
    state: 'CA',
  },
  timeZone: 'America/Los_Angeles',
  tenantId: '0190a000-0000-7000-8000-000000000001',
  tenant: { firstName: 'Ana', lastName: 'Quist' },
  landlordId: '0190a000-0000-7000-8000-000000000002',
  title: 'Water under the sink',
  description: 'The pipe drips steadily.',
  category: 'plumbing',
  priority: 'medium',
  status: 'submitted',
  images: [],
  tenantNotes: null,
  landlordNotes: null,
  estimatedCost: null,
  actualCost: null,
  assignedTo: null,
  scheduledDate: null,
  completedDate: null,
  isUrgent: false,
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...given,
})
