// Walks the lifecycle: tries every action in each state, as tenant, landlord and others.
import { describe, expect, test } from 'bun:test'
import type { Endpoint } from '@portal/contract/endpoint'
import { statesOf } from '@portal/contract/lifecycle'
import { confirmingEndpoints } from '@portal/contract/maintenance/confirming-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { maintenanceActions, maintenanceLifecycle, mayTake } from '@portal/contract/maintenance/lifecycle'
import { eq } from 'drizzle-orm'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../schema/maintenance.ts'

const { database, signUp, visitor } = await openTestApp()
const owners = { tenant: await signUp('tenant'), landlord: await signUp('landlord') }
const others = { tenant: await signUp('tenant'), landlord: await signUp('landlord') }
const tenantId = owners.tenant.user.id
const landlordId = owners.landlord.user.id
const propertyId = await makeTenancy(database, { tenant: tenantId, landlord: landlordId })

type MaintenanceState = keyof typeof maintenanceLifecycle

interface Action {
  name: string
  endpoint: Endpoint
  body?: object
  /** The next state; if missing, the state does not change. */
  to?: MaintenanceState
  isOpenIn: (state: MaintenanceState) => boolean
}

const { assign, estimate, schedule, addLandlordNote, setStatus, complete, read } = maintenanceEndpoints
const always = () => true
const byName = Object.entries(maintenanceActions).map(([name, { to }]): Action => {
  const action = name as keyof typeof maintenanceActions // the keys of a constant
  const body = name === 'reopen' ? { message: 'It still drips.' } : undefined
  const endpoint = { ...maintenanceEndpoints, ...confirmingEndpoints }[action]
  return { name, endpoint, ...(body && { body }), to, isOpenIn: state => mayTake(action, state) }
})
const actions: Action[] = [
  ...byName,
  { name: 'assign', endpoint: assign, body: { assignedTo: 'Bay Plumbing' }, isOpenIn: always },
  { name: 'estimate', endpoint: estimate, body: { estimatedCost: 120 }, isOpenIn: always },
  { name: 'schedule', endpoint: schedule, body: { scheduledDate: '2031-05-04T10:00:00Z' }, isOpenIn: always },
  { name: 'leave a note', endpoint: addLandlordNote, body: { note: 'On Tuesday.' }, isOpenIn: always },
  ...statesOf(maintenanceLifecycle).map(status => ({
    name: `set ${status}`,
    endpoint: setStatus,
    body: { status },
    to: status,
    isOpenIn: (state: MaintenanceState) => maintenanceLifecycle[state].includes(status),
  })),
]

const requestIn = async (status: MaintenanceState): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database
    .insert(maintenanceRequests)
    .values({ ...newRequest(propertyId), id, propertyId, category: 'plumbing', tenantId, landlordId, status })
  return id
}
const stateOf = async (id: string) => {
  const [request] = await database.select().from(maintenanceRequests).where(eq(maintenanceRequests.id, id))
  const isForRequest = eq(maintenanceRequestUpdates.requestId, id)
  return { status: request?.status, updates: await database.$count(maintenanceRequestUpdates, isForRequest) }
}

describe.each(statesOf(maintenanceLifecycle))('a request that is %s', from => {
  test.each(actions)('to $name: only the right side may, in the allowed states', async action => {
    const { endpoint, body, to = from, isOpenIn } = action
    const id = await requestIn(from)
    const attempt = async (browser: ReturnType<typeof visitor>) =>
      (await browser.sendTo(endpoint, { params: { id }, ...(body && { body }) })).status
    const [mine, theirs] =
      endpoint.access === 'tenant' ? (['tenant', 'landlord'] as const) : (['landlord', 'tenant'] as const)

    expect(await attempt(visitor())).toBe(401)
    expect(await attempt(owners[theirs])).toBe(403)
    expect(await attempt(others[theirs])).toBe(403)
    expect(await attempt(others[mine])).toBe(404)
    expect(await stateOf(id)).toEqual({ status: from, updates: 0 })

    const isOpen = isOpenIn(from)
    expect(await attempt(owners[mine])).toBe(isOpen ? 200 : 409)
    expect(await stateOf(id)).toEqual(isOpen ? { status: to, updates: 1 } : { status: from, updates: 0 })
  })
})

test('only these actions are refused in some states', () => {
  const closed = byName.flatMap(({ name, isOpenIn }) =>
    statesOf(maintenanceLifecycle)
      .filter(state => !isOpenIn(state))
      .map(state => `${name} ${state}`),
  )
  expect(closed).toEqual([
    'acknowledge acknowledged',
    'acknowledge in_progress',
    'acknowledge completed',
    'acknowledge cancelled',
    'cancel in_progress',
    'cancel completed',
    'cancel cancelled',
    'confirm submitted',
    'confirm acknowledged',
    'confirm in_progress',
    'confirm cancelled',
    'reopen submitted',
    'reopen acknowledged',
    'reopen in_progress',
    'reopen cancelled',
  ])
})

test('every note that a landlord ever gave stays readable, also once the work is completed', async () => {
  const params = { id: await requestIn('submitted') }
  const { landlord, tenant } = owners
  await landlord.call(addLandlordNote, { params, body: { note: 'first' } })
  await landlord.call(setStatus, { params, body: { status: 'acknowledged', notes: 'second' } })
  await landlord.call(addLandlordNote, { params, body: { note: 'third' } })
  await landlord.call(setStatus, { params, body: { status: 'in_progress', notes: ' ' } })
  await landlord.call(complete, { params, body: { notes: 'fourth' } })
  await landlord.call(setStatus, { params, body: { status: 'in_progress', notes: 'fifth' } })
  await landlord.call(complete, { params, body: {} })
  for (const person of [tenant, landlord]) {
    const { request, updates } = await person.call(read, { params })
    const history = updates.map(({ updateType, message, newValue }) =>
      updateType === 'note_added' ? newValue : message,
    )
    expect(history).toEqual(['first', 'second', 'third', null, 'fourth', 'fifth', null])
    expect(request.landlordNotes).toBe('fifth')
  }
})
