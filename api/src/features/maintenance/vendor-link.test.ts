import { describe, expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { maxVendorPhotos, vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { photoLimits } from '@portal/contract/photos/photo'
import { eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { newsOf } from '../../../test/until-handled.ts'
import { pictureOf, uploadPhoto } from '../../../test/uploads.ts'
import { signedAddressOf } from '../../domain/signed-address.ts'
import { runHousekeeping } from '../../platform/database/housekeeping.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { maintenanceRequestUpdates, maintenanceVendorLinks } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { photos } from '../../schema/photos.ts'

const { smtpUrl, untilMailed } = await openMailbox()
const { database, services, signUp, signUpConfirmed, visitor, forgetLimits } = await openTestApp({
  jobs: true,
  smtpUrl,
})
const { read, setStatus, complete, assign } = maintenanceEndpoints
const { makeLink, endLink, link, job, update, addPhoto, photo } = vendorEndpoints

const tokenIn = (url: string): string => url.slice(url.indexOf('#') + 1)

const setUp = async (fields: object = {}, { hasPicture = false } = {}) => {
  await forgetLimits()
  const [tenant, landlord] = [await signUp('tenant'), await signUpConfirmed('landlord')]
  const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
  const upload = async () => uploadPhoto(tenant, await pictureOf(60, 40), { purpose: 'maintenance' })
  const images = hasPicture ? [(await upload()).url] : []
  const body = newRequest(home, { images, ...fields })
  const { request } = await tenant.call(filingEndpoints.create, { body })
  const parts = { params: { id: request.id } }
  const invite = async () => {
    const { url } = await landlord.call(makeLink, { ...parts, body: { vendorName: 'Bay Plumbing', days: 7 } })
    return { params: { token: tokenIn(url) } }
  }
  return { tenant, landlord, parts, invite, own: await invite() }
}

const send = (
  { params }: { params: { token: string } },
  file: Uint8Array | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
  browser: TestBrowser = visitor(),
) => browser.sendTo(addPhoto, { params, body: file, headers: { 'content-type': 'image/jpeg', ...headers } })

const keys = async () =>
  (await Array.fromAsync(services.objects.list('photos/'))).map(({ key }) => key).toSorted()

test('a vendor sees the job without names, contact details or costs, schedules it, writes, adds a photo and says it is done', async () => {
  const reach = 'Ruth Keller, ruth.keller@gmail.com or 415-555-0142'
  const words = { title: 'Tap', description: `It drips. ${reach}` }
  const { tenant, landlord, parts, own } = await setUp(words, { hasPicture: true })
  await landlord.call(maintenanceEndpoints.estimate, { ...parts, body: { estimatedCost: 137.25 } })
  const vendor = visitor()
  const response = await vendor.sendTo(job, own)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  for (const { user } of [tenant, landlord])
    for (const secret of [user.id, user.email, user.lastName]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/gmail|0142|137/)
  const { job: first } = await vendor.call(job, own)
  expect(first).toMatchObject({
    title: 'Tap',
    home: { address: '12 Fell St' },
    status: 'submitted',
    scheduledDate: null,
    photosLeft: maxVendorPhotos,
  })
  const [address = ''] = first.photos
  const shown = await vendor.send('GET', address)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const scheduledDate = '2031-05-04T10:00:00.000Z'
  const planned = await vendor.call(update, { ...own, body: { scheduledDate, message: 'In the morning.' } })
  expect(planned.job.scheduledDate).toBe(scheduledDate)
  for (const size of [80, 90]) {
    const added = await send(own, await pictureOf(size, 60))
    expect(added.status).toBe(200)
  }
  const { job: last } = await vendor.call(update, { ...own, body: { isDone: true } })
  expect([last.photos.length, last.photosLeft, last.status]).toEqual([3, maxVendorPhotos - 2, 'submitted'])

  const { request, updates } = await tenant.call(read, parts)
  expect(request).toMatchObject({ assignedTo: 'Bay Plumbing', scheduledDate, status: 'submitted' })
  const byVendor = updates.filter(({ userId }) => userId === null)
  expect(byVendor.map(({ updateType, message, newValue }) => [updateType, message, newValue])).toEqual([
    ['vendor_updated', 'In the morning.', scheduledDate],
    ['photo_added', null, null],
    ['photo_added', null, null],
    ['vendor_updated', null, 'done'],
  ])
  for (const { attachments } of byVendor.slice(1, 3))
    for (const person of [tenant, landlord])
      expect((await person.send('GET', attachments[0] ?? '')).status).toBe(200)
  const news = ['Update from the vendor', 'Photos from the vendor', 'Update from the vendor']
  expect(await newsOf(database, tenant)).toEqual(['Request assigned', 'Cost estimate', ...news])
  expect(await newsOf(database, landlord)).toEqual(['New maintenance request', ...news])
  expect((await landlord.call(link, parts)).link).toMatchObject({
    vendorName: 'Bay Plumbing',
    lastUsedAt: expect.any(String),
  })
})

describe('a link', () => {
  const statusesOf = async (own: { params: { token: string } }) => {
    const [seen, said, added] = [
      await visitor().sendTo(job, own),
      await visitor().sendTo(update, { ...own, body: { message: 'Hello' } }),
      await send(own, await pictureOf(30, 30)),
    ]
    return [seen.status, said.status, added.status]
  }

  test('that was guessed is 404', async () => {
    const { own } = await setUp()
    const guessed = `${own.params.token.startsWith('A') ? 'B' : 'A'}${own.params.token.slice(1)}`
    for (const token of [guessed, 'short', crypto.randomUUID()])
      expect(await statusesOf({ params: { token } })).toEqual([404, 404, 404])
    expect((await visitor().sendTo(job, own)).status).toBe(200)
  })

  test('that was ended is 404 at once, and its photos a minute later', async () => {
    const { landlord, parts, own } = await setUp({}, { hasPicture: true })
    const { job: seen } = await visitor().call(job, own)
    await landlord.call(endLink, parts)
    expect(await statusesOf(own)).toEqual([404, 404, 404])
    expect((await landlord.call(link, parts)).link).toBeNull()
    const [address = ''] = seen.photos
    const id = /vendor-photos\/([^?]*)/.exec(address)?.[1] ?? ''
    const signedAt = (ms: number) =>
      signedAddressOf({ kind: 'repair photo', key: id }, services.secretKeys, Date.now() - ms)
    expect((await visitor().send('GET', signedAt(0))).status).toBe(200)
    expect((await visitor().send('GET', signedAt(60_001))).status).toBe(404)
    expect((await visitor().sendTo(photo, { params: { id } })).status).toBe(404)
    const [other] = await database.select().from(photos).where(sql`${photos.id} <> ${id}`)
    expect((await visitor().send('GET', signedAt(0).replace(id, other?.id ?? ''))).status).toBe(404)
  })

  test('that was replaced, has lapsed, or is of a canceled or reassigned request or a closed account is 404', async () => {
    const { landlord, parts, own, invite } = await setUp()
    const second = await invite()
    expect(await statusesOf(own)).toEqual([404, 404, 404])
    expect((await visitor().sendTo(job, second)).status).toBe(200)
    await database
      .update(maintenanceVendorLinks)
      .set({ expiresAt: sql`now()` })
      .where(eq(maintenanceVendorLinks.requestId, parts.params.id))
    expect(await statusesOf(second)).toEqual([404, 404, 404])
    expect((await landlord.call(link, parts)).link).toBeNull()
    const third = await invite()
    await landlord.call(setStatus, { ...parts, body: { status: 'cancelled' } })
    expect(await statusesOf(third)).toEqual([404, 404, 404])
    await landlord.call(setStatus, { ...parts, body: { status: 'in_progress' } })
    expect((await visitor().sendTo(job, third)).status).toBe(200)
    await landlord.call(assign, { ...parts, body: { assignedTo: 'Another plumber' } })
    expect(await statusesOf(third)).toEqual([404, 404, 404])
    const fourth = await invite()
    await database.update(users).set({ closesAt: sql`now()` }).where(eq(users.id, landlord.user.id))
    expect(await statusesOf(fourth)).toEqual([404, 404, 404])
  })

  test('of completed work shows it, and changes nothing', async () => {
    const { landlord, parts, own } = await setUp()
    await landlord.call(complete, { ...parts, body: {} })
    expect(await statusesOf(own)).toEqual([200, 409, 409])
    const body = { vendorName: 'Late', days: 1 }
    expect((await landlord.refusal(makeLink, { ...parts, body })).status).toBe(409)
  })

  test('that was forwarded allows thirty calls an hour, whoever makes them', async () => {
    const { own } = await setUp()
    const statuses = await Promise.all(
      Array.from({ length: 33 }, async () => (await visitor().sendTo(job, own)).status),
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(30)
    expect(statuses.filter(status => status === 429)).toHaveLength(3)
    expect((await send(own, await pictureOf(30, 30))).status).toBe(429)
    const { own: another } = await setUp()
    expect((await visitor().sendTo(job, another)).status).toBe(200)
  })

  test('is only made for 1 to 30 days, by the landlord', async () => {
    const { tenant, landlord, parts } = await setUp()
    for (const days of [0, 31, 1.5]) {
      const refused = await landlord.refusal(makeLink, { ...parts, body: { vendorName: 'Bay', days } })
      expect(refused.fields?.days).toBe('Choose 1 to 30 days')
    }
    const stranger = await signUp('landlord')
    const body = { vendorName: 'Bay', days: 3 }
    expect((await tenant.refusal(makeLink, { ...parts, body })).status).toBe(403)
    expect((await stranger.refusal(makeLink, { ...parts, body })).status).toBe(404)
    expect((await stranger.refusal(endLink, parts)).status).toBe(404)
    expect((await stranger.refusal(link, parts)).status).toBe(404)
  })
})

describe('a link that is mailed', () => {
  const newAddress = () => `vendor-${crypto.randomUUID()}@example.org`
  const asVendor = (email: string) => ({ vendorName: 'Bay Plumbing', days: 1, email })
  const mailRows = (email: string) => database.$count(outgoingMails, eq(outgoingMails.recipient, email))

  test('says who asks, where and what for, and nothing that people wrote; the address goes with the link', async () => {
    const { landlord, parts } = await setUp({ title: 'Zebra tap', description: 'Ruth’s zebra drips.' })
    const email = newAddress()
    const { url } = await landlord.call(makeLink, { ...parts, body: asVendor(email) })
    const [mail] = await untilMailed(email)
    const { firstName, lastName } = landlord.user
    const sentence = `${firstName} ${lastName} asks you to take care of a repair at 12 Fell St: plumbing.`
    expect(mail?.subject).toBe('A repair at 12 Fell St: plumbing')
    expect(mail?.text).toContain(sentence)
    expect(mail?.text).toContain(url)
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/zebra|ruth|bay plumbing/i)
    const [row] = await database.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
    expect(JSON.stringify(row)).not.toContain(tokenIn(url))
    expect((await visitor().sendTo(job, { params: { token: tokenIn(url) } })).status).toBe(200)
    await landlord.call(endLink, parts)
    expect(await mailRows(email)).toBe(0)
  })

  test('and lapses is deleted with its address', async () => {
    const { landlord, parts } = await setUp()
    const email = newAddress()
    await landlord.call(makeLink, { ...parts, body: asVendor(email) })
    await untilMailed(email)
    await runHousekeeping(database)
    expect(await mailRows(email)).toBe(1)
    const isIts = eq(maintenanceVendorLinks.requestId, parts.params.id)
    await database.update(maintenanceVendorLinks).set({ expiresAt: sql`now()` }).where(isIts)
    await runHousekeeping(database)
    expect([await mailRows(email), await database.$count(maintenanceVendorLinks, isIts)]).toEqual([0, 0])
  })

  test('needs an address, which the refusal names, and the landlord’s own confirmed', async () => {
    const { landlord, parts } = await setUp()
    const refused = await landlord.refusal(makeLink, { ...parts, body: asVendor('bay plumbing') })
    expect([refused.status, refused.fields]).toEqual([422, { email: 'Please enter a valid email address' }])
    await database.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, landlord.user.id))
    const email = newAddress()
    const { code } = await landlord.refusal(makeLink, { ...parts, body: asVendor(email) })
    expect([code, await mailRows(email)]).toEqual(['email_unconfirmed', 0])
    await landlord.call(makeLink, { ...parts, body: { vendorName: 'Bay Plumbing', days: 1 } })
  })

  test('is one of twenty that a landlord mails in a day', async () => {
    const { landlord, parts } = await setUp()
    for (let made = 0; made < 20; made += 1)
      await landlord.call(makeLink, { ...parts, body: asVendor(newAddress()) })
    const { status, message } = await landlord.refusal(makeLink, { ...parts, body: asVendor(newAddress()) })
    expect(status).toBe(429)
    expect(message).toContain('Please make the link without an address')
    const isIts = eq(outgoingMails.vendorLinkId, parts.params.id)
    // Each link ended the one before, with its mail.
    expect(await database.$count(outgoingMails, isIts)).toBe(1)
  })
})

describe('a vendor’s photo', () => {
  test('is one of five; the same picture counts once, and a sixth is not even read', async () => {
    const { own, parts } = await setUp()
    const same = await pictureOf(50, 50)
    for (const picture of [same, same]) expect((await send(own, picture)).status).toBe(200)
    for (const size of [51, 52, 53, 54]) expect((await send(own, await pictureOf(size, 50))).status).toBe(200)
    let isRead = false
    const sixth = new ReadableStream<Uint8Array>(
      {
        pull: controller => {
          isRead = true
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    expect((await send(own, sixth)).status).toBe(409)
    expect(isRead).toBe(false)
    const isIts = eq(maintenanceRequestUpdates.requestId, parts.params.id)
    const updates = await database.select().from(maintenanceRequestUpdates).where(isIts)
    expect(updates.filter(({ updateType }) => updateType === 'photo_added')).toHaveLength(5)
  })

  test('that is too large or no picture is refused, and leaves nothing', async () => {
    const { own } = await setUp()
    const before = await keys()
    const large = new Uint8Array(photoLimits.bytes + 1)
    const length = { 'content-length': `${large.byteLength}` }
    expect((await send(own, large, length)).status).toBe(413)
    expect((await send(own, Buffer.from('<svg/>'))).status).toBe(422)
    expect(await keys()).toEqual(before)
  })

  test('whose link ends while it arrives is 404, and leaves nothing', async () => {
    const { landlord, parts, own } = await setUp()
    const before = await keys()
    const picture = new Uint8Array(await pictureOf(60, 40))
    const arriving = new ReadableStream<Uint8Array>({
      start: controller => controller.enqueue(picture.subarray(0, 200)),
      pull: async controller => {
        await landlord.call(endLink, parts)
        controller.enqueue(picture.subarray(200))
        controller.close()
      },
    })
    expect((await send(own, arriving)).status).toBe(404)
    expect(await keys()).toEqual(before)
    const { updates } = await landlord.call(read, parts)
    expect(updates.map(({ updateType }) => updateType)).toEqual(['assigned'])
  })

  test('comes at most five times when ten arrive at once', async () => {
    const { own, parts } = await setUp()
    const pictures = await Promise.all(Array.from({ length: 10 }, (_, index) => pictureOf(40 + index, 40)))
    const statuses = await Promise.all(pictures.map(async picture => (await send(own, picture)).status))
    expect(statuses.filter(status => status === 200)).toHaveLength(maxVendorPhotos)
    const [row] = await database
      .select()
      .from(maintenanceVendorLinks)
      .where(eq(maintenanceVendorLinks.requestId, parts.params.id))
    expect(row?.photos).toBe(maxVendorPhotos)
  })
})

test('what a vendor writes passes the contact filter', async () => {
  const { tenant, parts, own } = await setUp()
  const some = await visitor().sendTo(update, { ...own, body: { message: 'Call 415-555-0142' } })
  expect(some.status).toBe(200)
  const many = 'Call 415-555-0142 or 415-555-0143, or write to bay@plumbers.example, www.plumbers.example'
  const refused = await visitor().refusal(update, { ...own, body: { message: many } })
  expect([refused.status, refused.code]).toEqual([422, 'contact_details'])
  const { updates } = await tenant.call(read, parts)
  expect(updates.at(-1)?.message).toBe('Call [PHONE REMOVED]')
  for (const message of ['My cell begins with 415 555', 'and it ends with 0178'])
    await visitor().sendTo(update, { ...own, body: { message } })
  const { updates: split } = await tenant.call(read, parts)
  expect(JSON.stringify(split)).not.toContain('0178')
  expect((await visitor().refusal(update, { ...own, body: {} })).fields).toEqual({
    message: 'Please write a message, choose a time, or mark the work as done',
  })
})
