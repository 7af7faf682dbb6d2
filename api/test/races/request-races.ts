import { expect } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { confirmingEndpoints } from '@portal/contract/maintenance/confirming-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { propertyInquiries } from '../../src/schema/inquiries.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../../src/schema/maintenance.ts'
import { properties } from '../../src/schema/properties.ts'
import { newListing } from '../new-listing.ts'
import { registration } from '../test-app.ts'
import { calling, type Race, type Stage, statusesOf, times } from './race.ts'

const { acknowledge, cancel, setStatus, assign, estimate, schedule, complete, addLandlordNote } =
  maintenanceEndpoints
const { confirm, reopen } = confirmingEndpoints
const { create, respond, propose, choose, outcome, cancel: takeBack } = inquiryEndpoints

const makeHome = async ({ database, landlord }: Stage): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id, landlordId: landlord.user.id })
  return id
}

const makeRequest = async (stage: Stage): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await stage.database.insert(maintenanceRequests).values({
    id,
    propertyId: await makeHome(stage),
    tenantId: stage.tenant.user.id,
    landlordId: stage.landlord.user.id,
    title: 'Dripping tap',
    description: 'It drips all night.',
    category: 'plumbing',
  })
  return id
}

const makeInquiry = async (stage: Stage): Promise<{ id: string; propertyId: string }> => {
  const [id, propertyId] = [Bun.randomUUIDv7(), await makeHome(stage)]
  const [tenantId, landlordId] = [stage.tenant.user.id, stage.landlord.user.id]
  await stage.database
    .insert(propertyInquiries)
    .values({ id, propertyId, tenantId, landlordId, message: 'Is it quiet?' })
  return { id, propertyId }
}

const updatesOf = ({ database }: Stage, requestId: string) =>
  database
    .select()
    .from(maintenanceRequestUpdates)
    .where(eq(maintenanceRequestUpdates.requestId, requestId))
    .orderBy(asc(maintenanceRequestUpdates.position))

export const requestRaces: readonly Race[] = [
  {
    name: 'a request acknowledged and canceled',
    endpoints: [acknowledge, cancel],
    round: async (stage, meet) => {
      const params = { id: await makeRequest(stage) }
      const { acknowledge: seen, cancel: back } = await meet({
        acknowledge: times(2, () => calling(stage.landlord, acknowledge, { params })),
        cancel: times(2, () => calling(stage.tenant, cancel, { params })),
      })
      expect(statusesOf(back)).toEqual([200, 409])
      expect([
        [200, 409],
        [409, 409],
      ]).toContainEqual(statusesOf(seen))
      const done = [...seen, ...back].filter(({ status }) => status === 200).length
      const updates = await updatesOf(stage, params.id)
      expect(updates.map(({ position }) => position)).toEqual(times(done, index => index + 1))
      expect(updates.at(-1)?.newValue).toBe('cancelled')
    },
  },
  {
    name: 'everything that a landlord does to a request',
    endpoints: [setStatus, assign, estimate, schedule, complete, addLandlordNote],
    round: async (stage, meet) => {
      const params = { id: await makeRequest(stage) }
      const act = (endpoint: Parameters<typeof calling>[1], body: object) =>
        times(2, () => calling(stage.landlord, endpoint, { params, body }))
      const answers = await meet({
        status: act(setStatus, { status: 'in_progress' }),
        assign: act(assign, { assignedTo: 'Bay Plumbing' }),
        estimate: act(estimate, { estimatedCost: 120 }),
        schedule: act(schedule, { scheduledDate: '2031-05-04T10:00:00Z' }),
        complete: act(complete, { actualCost: 99.5 }),
        note: act(addLandlordNote, { note: 'On Tuesday.' }),
      })
      expect(statusesOf(Object.values(answers).flat())).toEqual(times(12, () => 200))
      const updates = await updatesOf(stage, params.id)
      expect(updates.map(({ position }) => position)).toEqual(times(12, index => index + 1))
      const statuses = updates.filter(({ updateType }) => /^(status_changed|completed)$/.test(updateType))
      for (const [index, { oldValue }] of statuses.entries())
        expect(oldValue).toBe(index === 0 ? 'submitted' : (statuses[index - 1]?.newValue ?? null))
    },
  },
  {
    name: 'a completed request confirmed, reopened and completed again',
    endpoints: [confirm, reopen, complete],
    round: async (stage, meet) => {
      const params = { id: await makeRequest(stage) }
      await stage.landlord.call(complete, { params, body: {} })
      const body = { message: 'It drips again.' }
      const { confirmed, reopened, completed } = await meet({
        confirmed: times(2, () => calling(stage.tenant, confirm, { params })),
        reopened: times(2, () => calling(stage.tenant, reopen, { params, body })),
        completed: [calling(stage.landlord, complete, { params, body: {} })],
      })
      expect(statusesOf(completed)).toEqual([200])
      const done = [...confirmed, ...reopened].filter(({ status }) => status === 200).length
      for (const { status } of [...confirmed, ...reopened]) expect([200, 409]).toContain(status)
      const updates = await updatesOf(stage, params.id)
      expect(updates.map(({ position }) => position)).toEqual(times(done + 2, index => index + 1))
      const [stored] = await stage.database
        .select()
        .from(maintenanceRequests)
        .where(eq(maintenanceRequests.id, params.id))
      expect(stored?.reopenedCount).toBe(reopened.filter(({ status }) => status === 200).length)
      // Nothing comes after a confirmation but the landlord's correction.
      const since = updates.findIndex(({ updateType }) => updateType === 'confirmed')
      if (since >= 0)
        expect(updates.slice(since + 1).every(({ updateType }) => updateType === 'completed')).toBe(true)
      expect(stored?.confirmedAt !== null).toBe(since >= 0)
    },
  },
  {
    name: 'two last words on an inquiry',
    endpoints: [respond],
    round: async (stage, meet) => {
      const { id } = await makeInquiry(stage)
      await stage.database
        .update(propertyInquiries)
        .set({ status: 'responded' })
        .where(eq(propertyInquiries.id, id))
      const say = (status: string) =>
        calling(stage.landlord, respond, { params: { id }, body: { message: `It is ${status}.`, status } })
      const { decline, complete: completed } = await meet({
        decline: [say('declined')],
        complete: [say('completed')],
      })
      expect(statusesOf([...decline, ...completed])).toEqual([200, 409])
      const [stored] = await stage.database
        .select()
        .from(propertyInquiries)
        .where(eq(propertyInquiries.id, id))
      expect(stored?.responseMessage).toBe(`It is ${stored?.status}.`)
    },
  },
  {
    name: 'an inquiry answered, declined and taken back',
    endpoints: [respond, takeBack],
    round: async (stage, meet) => {
      const { id } = await makeInquiry(stage)
      const params = { id }
      const say = (status: string) =>
        calling(stage.landlord, respond, { params, body: { message: 'So be it.', status } })
      const { answer, decline, back } = await meet({
        answer: [say('responded')],
        decline: [say('declined')],
        back: times(2, () => calling(stage.tenant, takeBack, { params })),
      })
      const [stored] = await stage.database
        .select()
        .from(propertyInquiries)
        .where(eq(propertyInquiries.id, id))
      const isBack = stored?.status === 'cancelled'
      expect([statusesOf(back), statusesOf(decline)]).toEqual(
        isBack ? [[200, 409], [409]] : [[409, 409], [200]],
      )
      for (const { status } of answer) expect([200, 409]).toContain(status)
      expect(['cancelled', 'declined']).toContain(stored?.status ?? '')
    },
  },
  {
    name: 'an answer, and the end of the home that it is about',
    endpoints: [respond, ownPropertyEndpoints.delete],
    round: async (stage, meet) => {
      const { id, propertyId } = await makeInquiry(stage)
      const { respond: said, delete: deleted } = await meet({
        respond: times(2, () =>
          calling(stage.landlord, respond, { params: { id }, body: { message: 'Very.' } }),
        ),
        delete: [calling(stage.landlord, ownPropertyEndpoints.delete, { params: { id: propertyId } })],
      })
      expect(statusesOf(deleted)).toEqual([204])
      for (const { status } of said) expect([200, 404]).toContain(status)
      const { inquiries } = await stage.landlord.call(inquiryEndpoints.list)
      expect(inquiries.filter(inquiry => inquiry.id === id)).toEqual([])
    },
  },
  {
    name: 'a tour chosen, and its home deleted',
    endpoints: [choose, ownPropertyEndpoints.delete],
    round: async (stage, meet) => {
      const { id, propertyId } = await makeInquiry(stage)
      const date = new Date(Date.now() + 86_400_000).toISOString()
      const isIt = eq(propertyInquiries.id, id)
      await stage.database
        .update(propertyInquiries)
        .set({ status: 'responded', proposedDates: [date] })
        .where(isIt)
      const { chosen, deleted } = await meet({
        chosen: [calling(stage.tenant, choose, { params: { id }, body: { date } })],
        deleted: [calling(stage.landlord, ownPropertyEndpoints.delete, { params: { id: propertyId } })],
      })
      const isChosen = chosen[0]?.status === 200
      expect([statusesOf(chosen), statusesOf(deleted)]).toEqual(isChosen ? [[200], [409]] : [[404], [204]])
      await stage.database.delete(propertyInquiries).where(isIt)
    },
  },
  {
    name: 'a tour chosen by ten tenants at five homes of one landlord',
    endpoints: [choose],
    round: async (stage, meet) => {
      await stage.database.delete(propertyInquiries)
      const from = new Date(Date.now() + 86_400_000).toISOString()
      const propertyIds = await Promise.all(times(5, () => makeHome(stage)))
      // Calls of one person take turns, so each time is another tenant's.
      const offers = await Promise.all(
        times(10, async index => {
          const { id } = await makeInquiry(stage)
          const tenant = stage.visitor()
          const { user } = await tenant.call(accountEndpoints.register, { body: registration() })
          const date = new Date(Date.parse(from) + (index % 4) * 10 * 60_000).toISOString()
          const propertyId = propertyIds[index % 5] ?? ''
          await stage.database
            .update(propertyInquiries)
            .set({ status: 'responded', proposedDates: [date], propertyId, tenantId: user.id })
            .where(eq(propertyInquiries.id, id))
          return { id, propertyId, date, tenant }
        }),
      )
      const { chosen } = await meet({
        chosen: offers.map(({ id, date, tenant }) =>
          calling(tenant, choose, { params: { id }, body: { date } }),
        ),
      })
      for (const { status } of chosen) expect([200, 409]).toContain(status)
      const set = await stage.database
        .select()
        .from(propertyInquiries)
        .where(
          and(eq(propertyInquiries.status, 'scheduled'), inArray(propertyInquiries.propertyId, propertyIds)),
        )
      const isClash = (one: { propertyId: string; date: string }) =>
        set.some(
          ({ propertyId, scheduledDate }) =>
            propertyId !== one.propertyId &&
            Math.abs(Date.parse(scheduledDate ?? '') - Date.parse(one.date)) < 30 * 60_000,
        )
      expect(set.length).toBeGreaterThan(0)
      const isSet = (id: string) => set.some(inquiry => inquiry.id === id)
      // Those who were not refused have the landlord for themselves.
      expect(offers.map(isClash)).toEqual(offers.map(({ id }) => !isSet(id)))
    },
  },
  {
    name: 'a tour proposed again, chosen and called off',
    endpoints: [propose, choose, outcome, takeBack],
    round: async (stage, meet) => {
      // Tours of other rounds would clash with this one.
      await stage.database.delete(propertyInquiries)
      const { id } = await makeInquiry(stage)
      const params = { id }
      const date = new Date(Date.now() + 86_400_000).toISOString()
      await stage.landlord.call(propose, { params, body: { dates: [date] } })
      const { chosen, proposed, back, said } = await meet({
        chosen: times(2, () => calling(stage.tenant, choose, { params, body: { date } })),
        proposed: [calling(stage.landlord, propose, { params, body: { dates: [date] } })],
        back: [calling(stage.landlord, takeBack, { params })],
        said: [calling(stage.landlord, outcome, { params, body: { outcome: 'attended' } })],
      })
      expect(statusesOf(proposed)).toEqual([200])
      expect(statusesOf(said)).toEqual([409])
      for (const { status } of [...chosen, ...back]) expect([200, 409]).toContain(status)
      const [stored] = await stage.database
        .select()
        .from(propertyInquiries)
        .where(eq(propertyInquiries.id, id))
      expect(['responded', 'scheduled']).toContain(stored?.status ?? '')
    },
  },
  {
    name: 'the last inquiry of a month, twice',
    endpoints: [create],
    round: async (stage, meet) => {
      const { database, tenant, landlord } = stage
      await database.delete(propertyInquiries)
      const [propertyId, ...homes] = [
        await makeHome(stage),
        await makeHome(stage),
        await makeHome(stage),
        await makeHome(stage),
      ]
      const [tenantId, landlordId] = [tenant.user.id, landlord.user.id]
      await database
        .insert(propertyInquiries)
        .values(times(9, () => ({ propertyId, tenantId, landlordId, message: 'Is it quiet?' })))
      const message = 'Is it bright?'
      const { ask } = await meet({
        ask: homes.map(propertyId => calling(tenant, create, { body: { propertyId, message } })),
      })
      expect(statusesOf(ask)).toEqual([201, 403, 403])
      expect(await database.$count(propertyInquiries, eq(propertyInquiries.tenantId, tenantId))).toBe(10)
    },
  },
]
