import { expect, test } from 'bun:test'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { filteredMessage } from '@portal/language/contact-filter/verdict'
import { inRounds } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { inDays, makeHome, newApplication } from '../../../test/new-application.ts'
import { confirmAddress, makePerson } from '../../../test/new-consent.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { contentViolations } from '../../schema/warnings.ts'

const { database, signUp } = await openTestApp({ jobs: true })
const { cancel, create, declineOthers, list, others, respond } = inquiryEndpoints

type Person = Awaited<ReturnType<typeof signUp>>

const begin = async () => {
  const landlord = await signUp('landlord', 'premium')
  const propertyId = await makeHome(database, landlord.user.id)
  const ask = async (fields: object = {}) => {
    const tenant = await signUp('tenant')
    const { inquiry } = await tenant.call(create, {
      body: { propertyId, message: 'Is it quiet?', ...fields },
    })
    return { tenant, inquiry, thread: { id: inquiry.threadId ?? '' } }
  }
  const setTaken = (isTaken = true) =>
    database.update(properties).set({ isAvailable: !isTaken }).where(eq(properties.id, propertyId))
  const decline = (message = 'It is taken. Thank you!') =>
    landlord.call(declineOthers, { params: { id: propertyId }, body: { message } })
  const left = async () => (await landlord.call(others, { params: { id: propertyId } })).others
  const statusFor = async (person: Person) => (await person.call(list)).inquiries[0]?.status
  return { landlord, propertyId, ask, setTaken, decline, left, statusFor }
}

test('once a home is taken, all others hear so in one press, and nothing waits any more', async () => {
  const { landlord, propertyId, ask, setTaken, decline, left, statusFor } = await begin()
  const [waiting, answered, closed, archived, tour, applicant, lodger] = [
    await ask({ inquiryType: 'question' }),
    await ask(),
    await ask(),
    await ask(),
    await ask({ wishedDates: [inDays(3)] }),
    await ask(),
    await ask(),
  ]
  await landlord.call(respond, { params: { id: answered.inquiry.id }, body: { message: 'Very.' } })
  const scheduled = {
    message: 'See you',
    status: 'scheduled',
    scheduledDate: tour.inquiry.askedDate,
  } as const
  await landlord.call(respond, { params: { id: tour.inquiry.id }, body: scheduled })
  await closed.tenant.call(threadEndpoints.close, { params: closed.thread })
  await landlord.call(threadEndpoints.close, { params: archived.thread })
  await confirmAddress(database, applicant.tenant.user.id)
  await applicant.tenant.call(applicationEndpoints.create, { body: newApplication(propertyId) })
  await database.insert(tenancies).values({ propertyId, tenantId: lodger.tenant.user.id, startsOn: day(20) })
  await setTaken()
  expect(await left()).toBe(3)
  expect(await decline('It is taken. Call 415-555-0137!')).toEqual({
    declined: 3,
    others: 0,
    notice: filteredMessage,
  })
  const isOwn = eq(contentViolations.userId, landlord.user.id)
  expect(await database.$count(contentViolations, isOwn)).toBe(1)
  for (const { tenant } of [waiting, answered, closed]) expect(await statusFor(tenant)).toBe('declined')
  for (const { tenant } of [archived, applicant, lodger]) expect(await statusFor(tenant)).toBe('pending')
  expect(await statusFor(tour.tenant)).toBe('scheduled')
  const { messages } = await waiting.tenant.call(threadEndpoints.messages, { params: waiting.thread })
  expect(messages.map(({ body, event }) => body ?? event?.type)).toEqual([
    'Is it quiet?',
    'It is taken. Call [PHONE REMOVED]!',
    'inquiry_declined',
  ])
  await untilHandled(database)
  const { notifications } = await waiting.tenant.call(notificationEndpoints.list)
  expect(notifications.map(({ title }) => title)).toContain('Inquiry declined')
  expect(await decline()).toEqual({ declined: 0, others: 0, notice: null })
})

test('is for the landlord of a home that is taken, and says what is wrong', async () => {
  const { landlord, propertyId, ask, setTaken, statusFor } = await begin()
  const { tenant } = await ask()
  const refusal = async (person: Person, body: object) => {
    const { status, code, fields } = await person.refusal(declineOthers, { params: { id: propertyId }, body })
    return [status, code, Object.keys(fields ?? {})]
  }
  const body = { message: 'It is taken.' }
  expect(await refusal(landlord, body)).toEqual([409, 'conflict', []])
  await setTaken()
  expect(await refusal(await signUp('landlord'), body)).toEqual([404, 'not_found', []])
  expect((await refusal(tenant, body))[0]).toBe(403)
  expect(await refusal(landlord, { message: ' ' })).toEqual([422, 'invalid', ['message']])
  expect(await statusFor(tenant)).toBe('pending')
})

test('fifty are told at once, and the answer says how many are left', async () => {
  const { landlord, propertyId, setTaken, decline, left } = await begin()
  const tenants = await Promise.all(Array.from({ length: 70 }, () => makePerson(database, 'tenant')))
  const asked = { propertyId, landlordId: landlord.user.id, message: 'Is it quiet?' }
  await database.insert(propertyInquiries).values(tenants.map(tenantId => ({ ...asked, tenantId })))
  await setTaken()
  expect(await left()).toBe(70)
  expect(await decline()).toMatchObject({ declined: 50, others: 20 })
  expect(await decline()).toMatchObject({ declined: 20, others: 0 })
})

test(
  'while they cancel, archive and are answered one by one, each inquiry is settled once',
  async () => {
    const { landlord, ask, setTaken, decline, statusFor } = await begin()
    const asked = await Promise.all([ask(), ask(), ask(), ask()])
    const [first, second, third] = asked
    await setTaken()
    const body = { message: 'Sorry, no.', status: 'declined' } as const
    const ok = (work: Promise<unknown>) => work.then(() => 1).catch(() => 0)
    const [all, canceled, single] = await Promise.all([
      decline(),
      ok(first.tenant.call(cancel, { params: { id: first.inquiry.id }, body: {} })),
      ok(landlord.call(respond, { params: { id: second.inquiry.id }, body })),
      third.tenant.call(threadEndpoints.close, { params: third.thread }),
    ])
    expect(all.declined + canceled + single).toBe(4)
    for (const { tenant, thread } of asked) {
      const { messages } = await tenant.call(threadEndpoints.messages, { params: thread })
      const ends = messages.filter(({ event }) => /^inquiry_(?:declined|cancelled)$/.test(event?.type ?? ''))
      expect(ends).toHaveLength(1)
    }
    expect(await statusFor(third.tenant)).toBe('declined')
  },
  inRounds(60),
)
