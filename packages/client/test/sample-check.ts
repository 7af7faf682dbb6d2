import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { landlord, tenant } from './sample-consent.ts'

/** A landlord's request, which waits for the tenant. */
export const sampleCheck = (overrides: Partial<BackgroundCheck> = {}): BackgroundCheck => ({
  id: '0190a000-0000-7000-8000-000000000071',
  subjectId: tenant.id,
  requesterId: landlord.id,
  applicationId: '0190a000-0000-7000-8000-000000000072',
  propertyTitle: 'Sunny flat near the park',
  subject: { id: tenant.id, firstName: tenant.firstName, lastName: tenant.lastName },
  requester: landlord,
  status: 'invited',
  result: null,
  acceptBy: '2036-11-10T12:00:00.000Z',
  readyAt: null,
  releasesAt: null,
  disputedAt: null,
  statement: null,
  expiresAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

export const readyCheck = (overrides: Partial<BackgroundCheck> = {}): BackgroundCheck =>
  sampleCheck({
    status: 'ready',
    result: 'consider',
    acceptBy: null,
    readyAt: '2026-11-04T12:00:00.000Z',
    releasesAt: '2036-11-09T12:00:00.000Z',
    expiresAt: '2037-02-02T12:00:00.000Z',
    ...overrides,
  })
