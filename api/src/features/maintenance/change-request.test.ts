import { describe, expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { type MaintenanceRequest, MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { howMany, inRounds } from '@portal/server/test/length'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'

const { database, signUp, forgetLimits } = await openTestApp()
const tenant = await signUp('tenant')
const landlord = await signUp('landlord')
const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
const { acknowledge, addLandlordNote, assign, cancel, complete, estimate, read, schedule, setStatus } =
  maintenanceEndpoints
const { create } = filingEndpoints

const file = async () => {
  const { request } = await tenant.call(create, { body: newRequest(home) })
  return { params: { id: request.id } }
}
const updatesOf = async (parts: { params: { id: string } }) => (await landlord.call(read, parts)).updates

const actions = [
  { endpoint: assign, body: { assignedTo: 'Bay Plumbing' }, newValue: 'Bay Plumbing' },
  { endpoint: estimate, body: { estimatedCost: 120.5 }, newValue: '120.50' },
  {
    endpoint: schedule,
    body: { scheduledDate: '2031-05-04T10:00:00.000Z' },
    newValue: '2031-05-04T10:00:00.000Z',
  },
  {
    endpoint: addLandlordNote,
    body: { note: 'On Tuesday.' },
    changed: { landlordNotes: 'On Tuesday.' },
    newValue: 'On Tuesday.',
  },
]

describe('a landlord’s actions on a request', () => {
  test.each(actions)('$endpoint.path changes it and writes one update', async action => {
    const { endpoint, body, changed = body, newValue } = action
    const filed = await file()
    const { request } = await landlord.call(endpoint, { ...filed, body })
    expect(request).toMatchObject({ status: 'submitted', ...changed })
    const updates = await updatesOf(filed)
    expect(updates).toHaveLength(1)
    expect(updates[0]).toMatchObject({ oldValue: null, newValue, userId: landlord.user.id })
  })

  test('acknowledging is for what was just submitted', async () => {
    const filed = await file()
    expect((await landlord.call(acknowledge, filed)).request.status).toBe('acknowledged')
    expect((await landlord.refusal(acknowledge, filed)).status).toBe(409)
    expect(await updatesOf(filed)).toHaveLength(1)
  })

  test('any status may follow any other, including the same one', async () => {
    const filed = await file()
    for (const from of MaintenanceStatus.options)
      for (const status of MaintenanceStatus.options) {
        await landlord.call(setStatus, { ...filed, body: { status: from } })
        expect((await landlord.call(setStatus, { ...filed, body: { status } })).request.status).toBe(status)
      }
    expect(await updatesOf(filed)).toHaveLength(50)
  })

  test('notes with a status are visible to the tenant, and stay with the update', async () => {
    const filed = await file()
    await landlord.call(setStatus, { ...filed, body: { status: 'in_progress', notes: 'The part is here.' } })
    await landlord.call(setStatus, { ...filed, body: { status: 'in_progress', notes: '' } })
    const { request, updates } = await tenant.call(read, filed)
    expect(request.landlordNotes).toBe('The part is here.')
    expect(updates.map(({ message }) => message)).toEqual(['The part is here.', null])
  })

  test('completing records the time, and the cost if it is given', async () => {
    const filed = await file()
    const first = await landlord.call(complete, {
      ...filed,
      body: { actualCost: 99.999, notes: 'New washer.' },
    })
    expect(first.request).toMatchObject({
      status: 'completed',
      actualCost: 100,
      landlordNotes: 'New washer.',
    })
    expect(Date.parse(first.request.completedDate ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const again = await landlord.call(complete, { ...filed, body: {} })
    expect(again.request.actualCost).toBe(100)
    const reopened = await landlord.call(setStatus, { ...filed, body: { status: 'in_progress' } })
    expect(reopened.request.completedDate).toBeNull()
  })

  test('a moment without an offset counts as UTC', async () => {
    const filed = await file()
    const dates = ['2031-05-04T10:00', '2031-05-04T10:00:00Z', '2031-05-04T12:00:00+02:00']
    for (const scheduledDate of dates) {
      const { request } = await landlord.call(schedule, { ...filed, body: { scheduledDate } })
      expect(request.scheduledDate).toBe('2031-05-04T10:00:00.000Z')
    }
  })

  test.each([
    { endpoint: setStatus, body: {}, fields: { status: 'Status is required' } },
    { endpoint: setStatus, body: { status: 'lost' }, fields: { status: 'Status is required' } },
    {
      endpoint: assign,
      body: { assignedTo: ' ' },
      fields: { assignedTo: 'Assigned person/company is required' },
    },
    { endpoint: estimate, body: { estimatedCost: -1 }, fields: { estimatedCost: 'Cost must be positive' } },
    {
      endpoint: estimate,
      body: { estimatedCost: 'a lot' },
      fields: { estimatedCost: 'Cost must be positive' },
    },
    { endpoint: schedule, body: {}, fields: { scheduledDate: 'Scheduled date is required' } },
    {
      endpoint: schedule,
      body: { scheduledDate: 'soon' },
      fields: { scheduledDate: 'Scheduled date is required' },
    },
    { endpoint: complete, body: { actualCost: -0.01 }, fields: { actualCost: 'Cost must be positive' } },
    { endpoint: addLandlordNote, body: {}, fields: { note: 'Note is required' } },
  ])('$endpoint.path refuses what is wrong and changes nothing', async ({ endpoint, body, fields }) => {
    const filed = await file()
    expect(await landlord.refusal(endpoint, { ...filed, body })).toMatchObject({ status: 422, fields })
    expect(await updatesOf(filed)).toEqual([])
  })

  test(
    'of many writes of one status at once, each that is answered leaves an update, which continues where the last ended',
    async () => {
      await forgetLimits()
      const filed = await file()
      const statuses = Array.from({ length: howMany(30, 100) }, (_, index): MaintenanceRequest['status'] => {
        const options = MaintenanceStatus.options
        return options[index % options.length] ?? 'submitted'
      })
      const answers = await Promise.all(
        statuses.map(status => landlord.sendTo(setStatus, { ...filed, body: { status } })),
      )
      // A busy machine refuses some after their deadline, and nothing of those can be left.
      const codes = answers.map(({ status }) => status)
      expect([200, 503]).toEqual(expect.arrayContaining([...new Set(codes)]))
      const written = statuses.filter((_, index) => codes[index] === 200)
      const { request, updates } = await landlord.call(read, filed)
      expect(written.length).toBeGreaterThan(10)
      expect(updates.map(({ newValue }) => String(newValue)).toSorted()).toEqual(written.toSorted())
      const chain = ['submitted', ...updates.map(({ newValue }) => newValue)]
      expect(updates.map(({ oldValue }) => oldValue)).toEqual(chain.slice(0, -1))
      expect(request).toMatchObject({ status: chain.at(-1) })
    },
    inRounds(60),
  )
})

describe('a tenant', () => {
  test('cancels a request while nobody is working on it', async () => {
    const filed = await file()
    await landlord.call(acknowledge, filed)
    expect((await tenant.call(cancel, filed)).request.status).toBe('cancelled')
    expect((await tenant.refusal(cancel, filed)).status).toBe(409)
    expect((await updatesOf(filed)).map(({ userId }) => userId)).toEqual([landlord.user.id, tenant.user.id])
  })

  test('cannot once work has begun', async () => {
    const filed = await file()
    await landlord.call(setStatus, { ...filed, body: { status: 'in_progress' } })
    expect((await tenant.refusal(cancel, filed)).status).toBe(409)
  })
})
