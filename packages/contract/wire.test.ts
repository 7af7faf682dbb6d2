// Pins what others rely on, as it is spelled: the calls of spec §7, and the values that are sent and stored.
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { consentLifecycle, interactionLifecycle } from './consents/lifecycle.ts'
import type { Endpoint } from './endpoint.ts'
import { inquiryLifecycle } from './inquiries/lifecycle.ts'
import { maintenanceLifecycle } from './maintenance/lifecycle.ts'
import { MaintenanceCategory } from './maintenance/maintenance-request.ts'
import { AccountType, PlanKey, UserType } from './people/person.ts'
import { subscriptionLifecycle } from './subscriptions/lifecycle.ts'
import { isRecord } from './values/json.ts'
import { Priority } from './values/priority.ts'
import { violationLifecycle } from './warnings/lifecycle.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && 'answer' in value && 'path' in value

const calls = new Set<string>()
for (const file of new Bun.Glob('**/*endpoints.ts').scanSync(import.meta.dirname)) {
  const groups: Record<string, unknown> = await import(join(import.meta.dirname, file))
  for (const group of Object.values(groups))
    for (const endpoint of [group, ...(isRecord(group) ? Object.values(group) : [])].filter(isEndpoint))
      calls.add(`${endpoint.method} ${endpoint.path}`)
}

test('calls are in files that are named for them, by which tests and tools find all', async () => {
  const elsewhere: string[] = []
  for (const file of new Bun.Glob('*/**/*.ts').scanSync(import.meta.dirname))
    if (!file.endsWith('endpoints.ts') && !file.startsWith('node_modules/'))
      if ((await Bun.file(join(import.meta.dirname, file)).text()).includes(' endpoint({'))
        elsewhere.push(file)
  expect(elsewhere).toEqual([])
})

test.each([
  'POST /api/auth/login',
  'POST /api/auth/register',
  'GET /api/auth/me',
  'GET /api/auth/profile',
  'POST /api/stripe/create-checkout-session',
  'POST /api/stripe/create-portal-session',
  'GET /api/subscriptions/current',
  'GET /api/subscriptions/usage',
  'GET /api/subscriptions/invoices',
  'POST /api/subscriptions/cancel',
  'POST /api/subscriptions/reactivate',
  'GET /api/maintenance/requests/my-requests',
  'GET /api/maintenance/statistics',
  'POST /api/maintenance/requests',
  'GET /api/maintenance/requests/landlord',
  'GET /api/maintenance/requests/urgent',
  'GET /api/maintenance/requests/overdue',
  'POST /api/maintenance/requests/:id/acknowledge',
  'PUT /api/maintenance/requests/:id/status',
  'POST /api/maintenance/requests/:id/assign',
  'POST /api/maintenance/requests/:id/estimate',
  'POST /api/maintenance/requests/:id/schedule',
  'POST /api/maintenance/requests/:id/complete',
  'POST /api/maintenance/requests/:id/landlord-note',
  'GET /api/ai/notifications',
  'PUT /api/ai/notifications/:id/read',
  'PUT /api/ai/notifications/read-all',
  'DELETE /api/ai/notifications/:id',
  'GET /api/ai/stats',
  'GET /api/ai/insights',
  'GET /api/ai/reminders',
  'GET /api/ai/conversations',
  'GET /api/ai/conversations/:id/messages',
  'POST /api/ai/conversations',
  'POST /api/ai/conversations/:id/messages',
  'GET /api/properties/search',
  'POST /api/properties',
  'GET /api/properties/my',
  'GET /api/properties/my-properties',
  'GET /api/warnings',
  'POST /api/warnings',
  'POST /api/warnings/:id/acknowledge',
])('the specification’s call %s is there', call => {
  expect(calls.has(call)).toBe(true)
})

test.each([
  'GET /api/favourites',
  'GET /api/favourites/ids',
  'PUT /api/favourites/:propertyId',
  'DELETE /api/favourites/:propertyId',
  'POST /api/maintenance/requests/:id/cancel',
  'POST /api/inquiries/:id/cancel',
])('our call %s keeps its spelling, for apps that were released before', call => {
  expect(calls.has(call)).toBe(true)
})

test.each([
  ['maintenance status', maintenanceLifecycle, 'submitted, acknowledged, in_progress, completed, cancelled'],
  ['subscription status', subscriptionLifecycle, 'active, past_due, canceled, incomplete'],
  [
    'inquiry status',
    inquiryLifecycle,
    'pending, responded, scheduled, completed, declined, cancelled, expired',
  ],
  ['consent status', consentLifecycle, 'pending, granted, denied, revoked, expired'],
  ['interaction status', interactionLifecycle, 'pending, accepted, declined, expired'],
  ['violation status', violationLifecycle, 'pending, confirmed, dismissed, appealed'],
])('%s has its values', (_, lifecycle, values) => {
  expect(Object.keys(lifecycle).sort()).toEqual(values.split(', ').sort())
})

test.each([
  ['priority', Priority, 'low, medium, high, urgent'],
  [
    'category',
    MaintenanceCategory,
    'plumbing, electrical, hvac, appliance, structural, cleaning, pest_control, other',
  ],
  ['user type', UserType, 'tenant, landlord'],
  ['account type', AccountType, 'individual, representative, organization, realtor'],
  ['plan key', PlanKey, 'free, basic, premium, enterprise'],
])('%s has its values', (_, schema, values) => {
  expect(values.split(', ').filter(value => !schema.safeParse(value).success)).toEqual([])
  expect(schema.safeParse('another').success).toBe(false)
})
