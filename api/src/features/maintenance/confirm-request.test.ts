import { describe, expect, test } from 'bun:test'
import { confirmDays } from '@portal/contract/maintenance/confirmed'
import { confirmingEndpoints } from '@portal/contract/maintenance/confirming-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { overdueSince, patienceHours } from '@portal/contract/maintenance/overdue'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { Priority } from '@portal/contract/values/priority'
import { eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { newsOf } from '../../../test/until-handled.ts'
import { pictureOf, uploadPhoto } from '../../../test/uploads.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'

const { smtpUrl } = await openMailbox()
const { database, signUp, signUpConfirmed } = await openTestApp({ jobs: true, smtpUrl })
const { complete, estimate, overdueRequests, read, schedule, setStatus } = maintenanceEndpoints
const { confirm, reopen } = confirmingEndpoints

const setUp = async () => {
  const [tenant, landlord] = [await signUpConfirmed('tenant'), await signUpConfirmed('landlord')]
  const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
  const { request } = await tenant.call(filingEndpoints.create, { body: newRequest(home) })
  return { tenant, landlord, home, params: { id: request.id } }
}

/** As if it had been completed that many days ago. */
const completeBefore = async (landlord: TestBrowser, params: { id: string }, days: number) => {
  await landlord.call(complete, { params, body: {} })
  await database
    .update(maintenanceRequests)
    .set({ completedDate: sql`now() - ${days * 24} * interval '1 hour' - interval '1 minute'` })
    .where(eq(maintenanceRequests.id, params.id))
}

test('completed, reopened with a photo, completed and confirmed: four updates in order, and the other side is told of each', async () => {
  const { tenant, landlord, params } = await setUp()
  const photo = await uploadPhoto(tenant, await pictureOf(60, 40), { purpose: 'maintenance' })
  await landlord.call(complete, { params, body: { actualCost: 80 } })
  const body = { message: 'It drips again.', images: [photo.url] }
  const { request: reopened } = await tenant.call(reopen, { params, body })
  expect(reopened).toMatchObject({
    status: 'acknowledged',
    completedDate: null,
    scheduledDate: null,
    reopenedCount: 1,
    confirmedAt: null,
  })
  await landlord.call(complete, { params, body: {} })
  const { request: confirmed } = await tenant.call(confirm, { params })
  expect([confirmed.status, typeof confirmed.confirmedAt, confirmed.dueAt]).toEqual([
    'completed',
    'string',
    null,
  ])
  for (const person of [tenant, landlord]) {
    const { updates } = await person.call(read, { params })
    expect(updates.map(({ updateType, message, attachments }) => [updateType, message, attachments])).toEqual(
      [
        ['completed', null, []],
        ['reopened', 'It drips again.', [photo.url]],
        ['completed', null, []],
        ['confirmed', null, []],
      ],
    )
    const seen = await person.sendTo(photoEndpoints.read, { params: { id: photo.id } })
    expect(seen.status).toBe(200)
  }
  expect(await newsOf(database, tenant)).toEqual(['Request completed', 'Request completed'])
  expect(await newsOf(database, landlord)).toEqual([
    'New maintenance request',
    'Repair reopened',
    'Repair confirmed',
  ])
  const mails = await database
    .select({ content: outgoingMails.content })
    .from(outgoingMails)
    .where(eq(outgoingMails.userId, landlord.user.id))
  const subjects = mails.map(({ content }) => content.subject)
  expect(subjects).toContain('Repair reopened: 12 Fell St')
  expect(JSON.stringify(mails)).not.toContain('drips again')
})

describe('14 days after its completion', () => {
  test('a repair has confirmed itself, and can neither be reopened nor confirmed', async () => {
    const { tenant, landlord, params } = await setUp()
    await completeBefore(landlord, params, confirmDays)
    const { request } = await tenant.call(read, { params })
    const { completedDate } = request
    expect(request.confirmedAt).toBe(
      new Date(Date.parse(completedDate ?? '') + confirmDays * 86_400_000).toISOString(),
    )
    const [mine] = await tenant.call(maintenanceEndpoints.myRequests)
    expect(mine?.confirmedAt).toBe(request.confirmedAt)
    expect((await tenant.refusal(reopen, { params, body: { message: 'Drips.' } })).status).toBe(409)
    expect((await tenant.refusal(confirm, { params })).status).toBe(409)
    expect((await tenant.call(read, { params })).updates).toHaveLength(1)
  })

  test('but not a day before; a corrected cost does not start the days again', async () => {
    const { tenant, landlord, params } = await setUp()
    await completeBefore(landlord, params, confirmDays - 1)
    const { request: before } = await tenant.call(read, { params })
    expect(before.confirmedAt).toBeNull()
    const { request } = await landlord.call(complete, { params, body: { actualCost: 12 } })
    expect(request).toMatchObject({ actualCost: 12, completedDate: before.completedDate })
    await tenant.call(reopen, { params, body: { message: 'It drips.' } })
  })
})

test('a repair is confirmed once, also when two tabs confirm and reopen it at once', async () => {
  const { tenant, landlord, params } = await setUp()
  await landlord.call(complete, { params, body: {} })
  const answers = await Promise.all([
    tenant.sendTo(confirm, { params }),
    tenant.sendTo(confirm, { params }),
    tenant.sendTo(reopen, { params, body: { message: 'It drips.' } }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await tenant.call(read, { params })).updates).toHaveLength(2)
})

test('a landlord who changes the status of a confirmed repair makes it unconfirmed', async () => {
  const { tenant, landlord, params } = await setUp()
  await landlord.call(complete, { params, body: {} })
  await tenant.call(confirm, { params })
  await landlord.call(complete, { params, body: { actualCost: 20 } })
  expect((await tenant.call(read, { params })).request.confirmedAt).not.toBeNull()
  await landlord.call(setStatus, { params, body: { status: 'in_progress' } })
  const { request } = await landlord.call(setStatus, { params, body: { status: 'completed' } })
  expect(request.confirmedAt).toBeNull()
})

test('another person’s photo, and none of these, are refused', async () => {
  const { tenant, landlord, params } = await setUp()
  await landlord.call(complete, { params, body: {} })
  const strangers = await uploadPhoto(await signUp('tenant'), await pictureOf(60, 40), {
    purpose: 'maintenance',
  })
  const refused = await tenant.refusal(reopen, {
    params,
    body: { message: 'It drips.', images: [strangers.url] },
  })
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ['images']])
  const wordless = await tenant.refusal(reopen, { params, body: { message: ' ' } })
  expect(wordless.fields?.message).toBe('Please describe what still needs to be fixed')
  expect((await tenant.call(read, { params })).request.status).toBe('completed')
})

test('an estimate and a final cost are in the request that the tenant reads, and only the estimate is a step of its own', async () => {
  const { tenant, landlord, params } = await setUp()
  await landlord.call(estimate, { params, body: { estimatedCost: 120 } })
  await landlord.call(complete, { params, body: { actualCost: 99.5 } })
  const { request, updates } = await tenant.call(read, { params })
  expect(request).toMatchObject({ estimatedCost: 120, actualCost: 99.5 })
  expect(updates.map(({ updateType, newValue }) => [updateType, newValue])).toEqual([
    ['estimated', '120.00'],
    ['completed', 'completed'],
  ])
})

describe.each(Priority.options)('a request of %s priority', priority => {
  test('has the date that the overdue list uses, scheduled or not, and another once it is reopened', async () => {
    const { tenant, landlord, params } = await setUp()
    const isIt = eq(maintenanceRequests.id, params.id)
    const hours = patienceHours[priority]
    const dueOf = async () => {
      const { request } = await tenant.call(read, { params })
      const listed = (await landlord.call(overdueRequests)).some(({ id }) => id === request.id)
      const isPast = request.dueAt ? Date.parse(request.dueAt) < Date.now() : false
      expect([listed, overdueSince(request, Date.now()) !== null]).toEqual([isPast, isPast])
      return { request, isPast }
    }
    for (const late of [true, false]) {
      const createdAt = sql`now() - ${hours} * interval '1 hour' ${sql.raw(late ? '-' : '+')} interval '1 hour'`
      await database.update(maintenanceRequests).set({ priority, createdAt }).where(isIt)
      const { request, isPast } = await dueOf()
      expect(isPast).toBe(late)
      expect(request.dueAt).toBe(new Date(Date.parse(request.createdAt) + hours * 3_600_000).toISOString())
    }
    for (const scheduledDate of ['2020-05-04T10:00:00.000Z', '2031-05-04T10:00:00.000Z']) {
      await landlord.call(schedule, { params, body: { scheduledDate } })
      expect((await dueOf()).request.dueAt).toBe(scheduledDate)
    }
    await landlord.call(complete, { params, body: {} })
    expect((await dueOf()).request.dueAt).toBeNull()
    await tenant.call(reopen, { params, body: { message: 'It drips.' } })
    expect((await dueOf()).isPast).toBe(false)
  })
})
