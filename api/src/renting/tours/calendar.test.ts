import { expect, test } from 'bun:test'
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { day } from '../../../test/day.ts'
import { newListing, storedListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { database, signUp, visitor } = await openTestApp()
const { create, propose, choose, cancel, calendar } = inquiryEndpoints

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Read by another library than the one that wrote it. */
const entriesOf = async (response: Response) => {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar'])
  return new ICAL.Component(ICAL.parse(await response.text()))
    .getAllSubcomponents('vevent')
    .map(component => {
      const { uid, sequence, summary, location, startDate } = new ICAL.Event(component)
      const status = component.getFirstPropertyValue('status')
      const zone = startDate.zone?.tzid
      return {
        uid,
        sequence,
        summary,
        location,
        status,
        zone,
        start: startDate.toJSDate().toISOString(),
        isDay: startDate.isDate,
      }
    })
}

const begin = async () => {
  const [landlord, tenant] = [await signUp('landlord'), await signUp('tenant')]
  const propertyId = Bun.randomUUIDv7()
  await database
    .insert(properties)
    .values({ ...storedListing({ title: 'Sunny flat' }), id: propertyId, landlordId: landlord.user.id })
  const body = { propertyId, message: 'May I see it?' }
  const { inquiry } = await tenant.call(create, { body })
  const params = { id: inquiry.id }
  const date = `${inHours(48).slice(0, 19)}.000Z`
  const schedule = async () => {
    await landlord.call(propose, { params, body: { dates: [date] } })
    await tenant.call(choose, { params, body: { date } })
  }
  return { landlord, tenant, propertyId, params, date, schedule }
}

test('a tour is one entry with its start in UTC, and stays it when the tour is called off', async () => {
  const { landlord, tenant, params, date, schedule } = await begin()
  expect((await tenant.sendTo(calendar, { params })).status).toBe(409)
  await schedule()
  const [entry, ...others] = await entriesOf(await tenant.sendTo(calendar, { params }))
  expect(others).toEqual([])
  expect(entry).toMatchObject({ start: date, zone: 'UTC', status: 'CONFIRMED', sequence: 1 })
  expect(entry?.summary).toBe('Tour: Sunny flat')
  expect(await entriesOf(await landlord.sendTo(calendar, { params }))).toMatchObject([
    { uid: entry?.uid ?? '' },
  ])
  await landlord.call(cancel, { params })
  expect(await entriesOf(await tenant.sendTo(calendar, { params }))).toMatchObject([
    { uid: entry?.uid ?? '', start: date, status: 'CANCELLED', sequence: 2 },
  ])
  expect((await (await signUp('tenant')).sendTo(calendar, { params })).status).toBe(404)
})

test('the calendar link has tours, repairs and tenancies of its person, without streets and names, until a new one replaces it', async () => {
  const { landlord, tenant, propertyId, date, schedule } = await begin()
  await schedule()
  const [tenantId, landlordId] = [tenant.user.id, landlord.user.id]
  const stay = { propertyId, tenantId, startsOn: day(-2), endsOn: '2099-12-31' }
  await database
    .insert(tenancies)
    .values([
      stay,
      { ...stay, startsOn: '2020-01-01', endsOn: '2020-12-31' },
      { ...stay, status: 'offered' },
      { ...stay, status: 'declined' },
      { ...stay, status: 'cancelled' },
    ])
  await database.insert(maintenanceRequests).values({
    propertyId,
    tenantId,
    landlordId,
    title: 'Dripping tap',
    description: 'It drips.',
    category: 'plumbing',
    status: 'acknowledged',
    scheduledDate: date,
  })
  const linkOf = async (person: typeof tenant) => {
    const { url } = await person.call(calendarEndpoints.open)
    return { params: { token: url.split('/').at(-1) ?? '' } }
  }
  expect(await tenant.call(calendarEndpoints.link)).toEqual({ madeAt: null })
  const link = await linkOf(tenant)
  const { madeAt } = await tenant.call(calendarEndpoints.link)
  expect(madeAt).not.toBeNull()
  const reader = visitor()
  const entries = await entriesOf(await reader.sendTo(calendarEndpoints.read, link))
  expect(entries.map(({ summary }) => summary).toSorted()).toEqual([
    'Move-in: Sunny flat',
    'Move-out: Sunny flat',
    'Repair: Sunny flat',
    'Tour: Sunny flat',
  ])
  expect(entries.filter(({ isDay }) => isDay)).toHaveLength(2)
  const text = await (await reader.sendTo(calendarEndpoints.read, link)).text()
  for (const secret of [newListing().address, tenant.user.lastName, landlord.user.lastName, 'Dripping'])
    expect(text).not.toContain(secret)
  expect(await entriesOf(await reader.sendTo(calendarEndpoints.read, await linkOf(landlord)))).toHaveLength(4)
  expect(
    await entriesOf(await reader.sendTo(calendarEndpoints.read, await linkOf(await signUp('tenant')))),
  ).toEqual([])
  const next = await linkOf(tenant)
  expect((await tenant.call(calendarEndpoints.link)).madeAt).not.toBe(madeAt)
  expect((await reader.sendTo(calendarEndpoints.read, link)).status).toBe(404)
  expect((await reader.sendTo(calendarEndpoints.read, next)).status).toBe(200)
  await tenant.call(calendarEndpoints.turnOff)
  expect(await tenant.call(calendarEndpoints.link)).toEqual({ madeAt: null })
  expect((await reader.sendTo(calendarEndpoints.read, next)).status).toBe(404)
  const last = await linkOf(tenant)
  await database
    .update(users)
    .set({ closesAt: inHours(-1) })
    .where(eq(users.id, tenantId))
  expect((await reader.sendTo(calendarEndpoints.read, last)).status).toBe(404)
})

test('what is next is in the calendar of a landlord who showed homes to hundreds', async () => {
  const { landlord, tenant, propertyId, date, schedule } = await begin()
  await schedule()
  const parties = { propertyId, tenantId: tenant.user.id, landlordId: landlord.user.id }
  const done = Array.from({ length: 500 }, (_, index) => ({
    ...parties,
    message: 'May I see it?',
    status: 'completed' as const,
    scheduledDate: inHours(-49 - index),
  }))
  await database.insert(propertyInquiries).values(done)
  const { url } = await landlord.call(calendarEndpoints.open)
  const params = { token: url.split('/').at(-1) ?? '' }
  const entries = await entriesOf(await visitor().sendTo(calendarEndpoints.read, { params }))
  expect(entries.map(({ start }) => start)).toContain(date)
})
