import { describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { blockedMessage, filteredMessage } from '@portal/language/contact-filter/verdict'
import { inRounds } from '@portal/server/test/length'
import { and, eq, sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { pictureOf, uploadPhoto } from '../../../test/uploads.ts'
import { routes } from '../../app.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { rateLimits } from '../../schema/sessions.ts'
import { threadMessages, threads } from '../../schema/threads.ts'
import { contentViolations } from '../../schema/warnings.ts'

const { database, signUp, forgetLimits } = await openTestApp()
const { list, messages, write, read, close, reopen } = threadEndpoints
const inquiries = inquiryEndpoints

type Person = Awaited<ReturnType<typeof signUp>>

const listHome = async (landlord: Person, fields: Record<string, unknown> = {}) =>
  (await landlord.call(listingEndpoints.create, { body: newListing(fields) })).property

const begin = async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const home = await listHome(landlord)
  const question = { propertyId: home.id, message: 'Is it quiet?' }
  const { inquiry } = await tenant.call(inquiries.create, { body: question })
  const params = { id: inquiry.threadId ?? '' }
  const say = async (person: Person, message: string, fields: object = {}) =>
    (await person.call(write, { params, body: { message, ...fields } })).message
  const bodiesFor = async (person: Person) =>
    (await person.call(messages, { params })).messages.map(({ body, event }) => body ?? event?.type)
  return { tenant, landlord, home, inquiry, params, say, bodiesFor }
}

describe('a conversation', () => {
  test('begins with an inquiry, and both see it with the other person and the home', async () => {
    const { tenant, landlord, home, inquiry, params } = await begin()
    const [mine] = (await tenant.call(list)).threads
    expect(mine).toMatchObject({
      id: params.id,
      property: { id: home.id, title: home.title, address: home.address },
      other: { id: landlord.user.id },
      lastMessage: { body: 'Is it quiet?', senderId: tenant.user.id, position: 1 },
      unreadCount: 0,
      readPosition: 1,
      closedBy: null,
      nextStep: { type: 'answer_inquiry', isYours: false, actionUrl: `/inquiries?inquiry=${inquiry.id}` },
    })
    const answer = await landlord.call(list)
    expect(answer).toMatchObject({
      unread: 1,
      threads: [{ other: { id: tenant.user.id }, unreadCount: 1, nextStep: { isYours: true } }],
    })
  })

  test('asks first for what waits for its reader, also after a newer tour', async () => {
    const { tenant, landlord, inquiry } = await begin()
    const [asked] = await database
      .select()
      .from(propertyInquiries)
      .where(eq(propertyInquiries.id, inquiry.id))
    const tour = {
      status: 'scheduled',
      inquiryType: 'viewing',
      scheduledDate: '2036-05-04T17:00:00.000Z',
    } as const
    if (asked) await database.insert(propertyInquiries).values({ ...asked, ...tour, id: Bun.randomUUIDv7() })
    const stepOf = async (person: Person) => (await person.call(list)).threads[0]?.nextStep?.type
    expect([await stepOf(tenant), await stepOf(landlord)]).toEqual(['attend_viewing', 'answer_inquiry'])
    expect((await landlord.call(list, { query: { waiting: 'true' } })).threads).toHaveLength(1)
  })

  test('has one of each home, tenant and landlord', async () => {
    const { tenant, landlord, home, inquiry } = await begin()
    const again = await tenant.call(inquiries.create, { body: { propertyId: home.id, message: 'And warm?' } })
    expect(again.inquiry.threadId).toBe(inquiry.threadId)
    const other = await listHome(landlord)
    await tenant.call(inquiries.create, { body: { propertyId: other.id, message: 'And this?' } })
    const idsOf = async (query: Record<string, string>) =>
      (await tenant.call(list, { query })).threads.map(({ property }) => property?.id)
    expect(await idsOf({})).toEqual([other.id, home.id])
    expect(await idsOf({ propertyId: home.id })).toEqual([home.id])
    expect(await idsOf({ personId: landlord.user.id })).toEqual([other.id, home.id])
    expect(await idsOf({ personId: tenant.user.id })).toEqual([])
  })

  test('is found by parts of words of the person, the home and what was said, as its reader sees them', async () => {
    const { tenant, landlord, home, params, say } = await begin()
    await say(landlord, 'Quiet_ly 100% so.')
    const finds = async (person: Person, q: string) =>
      (await person.call(list, { query: { q } })).threads.map(({ id }) => id)
    const { firstName, lastName } = landlord.user
    for (const q of [firstName, `${lastName} qui`, home.title.slice(2), home.address, '100% _ly'])
      expect([q, await finds(tenant, q)]).toEqual([q, [params.id]])
    expect(await finds(landlord, tenant.user.firstName)).toEqual([params.id])
    for (const q of ['nowhere', `${firstName} nowhere`, '1000%', 'Quiet\\_ly', '%%%', '___'])
      expect([q, await finds(tenant, q)]).toEqual([q, []])
    expect(await finds(await signUp('tenant'), 'quiet')).toEqual([])
    const hidden = { visibilityLevel: 'private', title: 'Secret loft', address: '9 Hidden Alley' } as const
    await database.update(properties).set(hidden).where(eq(properties.id, home.id))
    for (const q of ['Secret', 'Hidden']) {
      expect([q, await finds(landlord, q)]).toEqual([q, [params.id]])
      expect([q, await finds(tenant, q)]).toEqual([q, []])
    }
    await database.update(threadMessages).set({ removedAt: new Date().toISOString() })
    expect(await finds(tenant, '100%')).toEqual([])
    await landlord.call(ownPropertyEndpoints.delete, { params: { id: home.id } })
    expect(await finds(tenant, home.title)).toEqual([params.id])
    expect(await finds(tenant, home.address)).toEqual([])
  })

  test('is what both write, in order, and counts what one has not read', async () => {
    const { tenant, landlord, params, say, bodiesFor } = await begin()
    await say(landlord, 'Very.')
    await say(landlord, 'And sunny.')
    for (const person of [tenant, landlord])
      expect(await bodiesFor(person)).toEqual(['Is it quiet?', 'Very.', 'And sunny.'])
    const unread = async () => {
      const { threads: found, unread } = await tenant.call(list)
      return [unread, found[0]?.unreadCount]
    }
    expect(await unread()).toEqual([1, 2])
    await tenant.call(read, { params, body: { position: 2 } })
    expect(await unread()).toEqual([1, 1])
    await tenant.call(read, { params, body: { position: 99 } })
    expect(await unread()).toEqual([0, 0])
    await tenant.call(read, { params, body: { position: 1 } })
    expect((await tenant.call(messages, { params })).thread).toMatchObject({
      readPosition: 3,
      unreadCount: 0,
    })
  })

  test('is for its two people alone', async () => {
    const { params } = await begin()
    const body = { message: 'Hello', position: 1 }
    for (const stranger of [await signUp('tenant'), await signUp('landlord')])
      for (const endpoint of [messages, write, read, close, reopen])
        expect((await stranger.refusal(endpoint, { params, body })).status).toBe(404)
  })

  test('stays when its home is gone, under the title that it had', async () => {
    const { tenant, landlord, home, params } = await begin()
    await landlord.call(ownPropertyEndpoints.delete, { params: { id: home.id } })
    const { thread, messages: texts } = await tenant.call(messages, { params })
    expect(thread).toMatchObject({ property: null, propertyTitle: home.title, nextStep: null })
    expect(texts).toHaveLength(1)
  })

  test('shows the tenant no newer title of a home that is private', async () => {
    const { tenant, landlord, home, params } = await begin()
    const body = { title: 'Secret flat', visibilityLevel: 'private' }
    await landlord.call(listingEndpoints.update, { params: { id: home.id }, body })
    const titleFor = async (person: Person) =>
      (await person.call(messages, { params })).thread.property?.title
    expect([await titleFor(tenant), await titleFor(landlord)]).toEqual([home.title, 'Secret flat'])
  })

  test(
    'takes one message for ten tries with one client id',
    async () => {
      await forgetLimits()
      const { tenant, params, bodiesFor } = await begin()
      const body = { message: 'Is it warm?', clientId: crypto.randomUUID() }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => tenant.call(write, { params, body })),
      )
      expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1)
      expect(await bodiesFor(tenant)).toEqual(['Is it quiet?', 'Is it warm?'])
    },
    inRounds(50),
  )

  test('takes thirty messages a minute of one person', async () => {
    const { limit } = routes.find(({ endpoint }) => endpoint === write) ?? {}
    expect(limit).toMatchObject({ tries: 30, perSeconds: 60, by: 'person' })
    await forgetLimits()
    const { tenant, landlord, params, say } = await begin()
    await say(tenant, 'Hi')
    // A moment that is too late counts as the latest possible one: no try is free, however slow the machine is.
    await database.update(rateLimits).set({ freeAt: sql`now() + interval '1 day'` })
    expect((await tenant.refusal(write, { params, body: { message: 'Hi' } })).status).toBe(429)
    await say(landlord, 'Hello')
    await forgetLimits()
  })

  test('takes answers and tour times as messages: they share the thirty a minute', () => {
    const limitOf = (target: unknown) => routes.find(({ endpoint }) => endpoint === target)?.limit
    for (const endpoint of [
      inquiries.create,
      inquiries.respond,
      inquiries.propose,
      inquiries.choose,
      inquiries.cancel,
    ])
      expect(limitOf(endpoint)).toBe(limitOf(write))
  })

  test('takes only words and photos of its writer, whatever else they send', async () => {
    const { tenant, landlord, params } = await begin()
    const forged = {
      message: 'Welcome',
      kind: 'event',
      event: { type: 'tenancy_agreed', subjectId: crypto.randomUUID() },
      senderId: landlord.user.id,
      position: 99,
      inquiryId: crypto.randomUUID(),
      removedAt: '2026-01-01T00:00:00.000Z',
      createdAt: '2026-01-01T00:00:00.000Z',
    }
    const { message } = await tenant.call(write, { params, body: forged })
    expect(message).toMatchObject({
      kind: 'text',
      body: 'Welcome',
      event: null,
      senderId: tenant.user.id,
      position: 2,
      removedAt: null,
    })
    expect(message.createdAt).not.toBe(forged.createdAt)
  })

  test('is read from any position and cursor that may exist, and no further than it goes', async () => {
    const { tenant, landlord, params, say } = await begin()
    await say(landlord, 'Very.')
    const pageFrom = async (cursor: string) =>
      (await tenant.call(messages, { params, query: { cursor } })).messages.map(({ position }) => position)
    expect([await pageFrom('999999999'), await pageFrom('2'), await pageFrom('1')]).toEqual([[1, 2], [1], []])
    for (const cursor of ['0', '-1', '1.5', '1e9', 'NaN', '2147483648', ' 1', params.id])
      expect((await tenant.sendTo(messages, { params, query: { cursor } })).status).toBe(422)
    for (const position of [0, -1, 1.5, 2_147_483_648, '1', null])
      expect((await tenant.sendTo(read, { params, body: { position } })).status).toBe(422)
    // A cursor from another person's list shows nothing of that list.
    const stranger = await signUp('tenant')
    const cursor = `9999999999999~${params.id}`
    expect((await stranger.call(list, { query: { cursor } })).threads).toEqual([])
    expect((await stranger.call(list, { query: { personId: tenant.user.id } })).threads).toEqual([])
  })

  test('shows that a message was removed, in its place', async () => {
    const { tenant, landlord, params, say } = await begin()
    const { id } = await say(landlord, 'Rude words')
    await database
      .update(threadMessages)
      .set({ removedAt: new Date().toISOString() })
      .where(eq(threadMessages.id, id))
    const { thread, messages: texts } = await tenant.call(messages, { params })
    for (const message of [texts.at(-1), thread.lastMessage])
      expect(message).toMatchObject({ id, position: 2, kind: 'text', body: null })
  })
})

describe('a closed conversation', () => {
  test('takes no text, says who closed it, and opens again for that person alone', async () => {
    const { tenant, landlord, home, inquiry, params, say, bodiesFor } = await begin()
    const { thread } = await landlord.call(close, { params })
    expect(thread.closedBy).toBe(landlord.user.id)
    await landlord.call(close, { params })
    const body = { message: 'Are you there?' }
    expect(await tenant.refusal(write, { params, body })).toMatchObject({
      status: 409,
      message: 'The landlord archived this conversation.',
    })
    expect(await landlord.refusal(write, { params, body })).toMatchObject({
      status: 409,
      message: 'You archived this conversation. Reopen it to write.',
    })
    const question = { ...body, propertyId: home.id }
    expect((await tenant.refusal(inquiries.create, { body: question })).status).toBe(409)
    const respond = { params: { id: inquiry.id }, body }
    expect((await landlord.refusal(inquiries.respond, respond)).status).toBe(409)
    for (const endpoint of [close, reopen])
      expect((await tenant.refusal(endpoint, { params })).status).toBe(409)
    await tenant.call(inquiries.cancel, { params: { id: inquiry.id } })
    expect(await bodiesFor(landlord)).toEqual(['Is it quiet?', 'inquiry_cancelled'])
    expect((await landlord.call(reopen, { params })).thread.closedBy).toBeNull()
    await say(tenant, 'Hello again')
  })
})

test('a tenant who asks and closes the conversation gets one answer, beside it: a landlord is not kept from answering', async () => {
  const { tenant, landlord, inquiry, params, bodiesFor } = await begin()
  await tenant.call(close, { params })
  const answer = (message: string, status = 'responded') => ({
    params: { id: inquiry.id },
    body: { message, status },
  })
  const { inquiry: answered } = await landlord.call(inquiries.respond, answer('Very quiet.'))
  expect(answered).toMatchObject({ status: 'responded', responseMessage: 'Very quiet.' })
  expect((await landlord.refusal(inquiries.respond, answer('And sunny.'))).status).toBe(409)
  expect((await landlord.refusal(write, { params, body: { message: 'Hello?' } })).status).toBe(409)
  const { inquiry: declined } = await landlord.call(inquiries.respond, answer('Never mind.', 'declined'))
  expect(declined).toMatchObject({ status: 'declined', responseMessage: 'Never mind.' })
  expect(await bodiesFor(tenant)).toEqual(['Is it quiet?', 'inquiry_declined'])
})

describe('inquiries of a conversation', () => {
  test('are answered by the landlord’s first text, which the inquiry shows as its answer', async () => {
    const { tenant, landlord, inquiry, say } = await begin()
    const readInquiry = async () =>
      (await tenant.call(inquiries.read, { params: { id: inquiry.id } })).inquiry
    await say(tenant, 'Please tell me.')
    expect((await readInquiry()).status).toBe('pending')
    const { createdAt } = await say(landlord, 'Very quiet.')
    expect(await readInquiry()).toMatchObject({
      status: 'responded',
      responseMessage: 'Very quiet.',
      responseDate: createdAt,
      earlierResponses: [],
    })
    await say(landlord, 'Do come and see it.')
    expect((await readInquiry()).responseMessage).toBe('Very quiet.')
    const [thread] = (await tenant.call(list)).threads
    expect(thread?.nextStep).toBeNull()
  })

  test('are answered by an app of before, whose answers and decisions are in the conversation', async () => {
    const { tenant, landlord, inquiry, bodiesFor } = await begin()
    const at = '2036-05-04T17:00:00.000Z'
    const params = { id: inquiry.id }
    // The tenant wished for it, so it needs no proposal.
    const wished = { askedDate: at, scheduledDate: at }
    await database.update(propertyInquiries).set(wished).where(eq(propertyInquiries.id, inquiry.id))
    await landlord.call(inquiries.respond, { params, body: { message: 'Very.' } })
    const scheduled = { message: 'Come on Sunday.', status: 'scheduled', scheduledDate: at }
    const answer = await landlord.call(inquiries.respond, { params, body: scheduled })
    expect(answer.inquiry).toMatchObject({
      responseMessage: 'Come on Sunday.',
      earlierResponses: [{ message: 'Very.' }],
    })
    const { threads: found } = await tenant.call(list)
    expect(found[0]).toMatchObject({
      lastMessage: { event: { type: 'viewing_scheduled', subjectId: inquiry.id, at } },
      nextStep: { type: 'attend_viewing', isYours: true, at },
    })
    await landlord.call(inquiries.respond, { params, body: { message: 'Sorry.', status: 'declined' } })
    expect(await bodiesFor(tenant)).toEqual([
      'Is it quiet?',
      'Very.',
      'Come on Sunday.',
      'viewing_scheduled',
      'Sorry.',
      'inquiry_declined',
    ])
  })

  test('that an API of before stored, without a conversation, get one with their words', async () => {
    const { tenant, landlord, home } = await begin()
    const id = Bun.randomUUIDv7()
    const stored = { message: 'Any pets?', responseMessage: 'A cat.', responseDate: new Date().toISOString() }
    const people = { tenantId: tenant.user.id, landlordId: landlord.user.id, propertyId: home.id }
    await database.insert(propertyInquiries).values({ ...people, ...stored, id, status: 'responded' })
    const { inquiry } = await landlord.call(inquiries.respond, {
      params: { id },
      body: { message: 'And a dog.' },
    })
    const { messages: texts } = await tenant.call(messages, { params: { id: inquiry.threadId ?? '' } })
    expect(texts.map(({ body }) => body)).toEqual(['Is it quiet?', 'Any pets?', 'A cat.', 'And a dog.'])
  })
})

describe('contact details in a message', () => {
  const violationsOf = ({ user }: Person) =>
    database.$count(
      contentViolations,
      and(eq(contentViolations.userId, user.id), eq(contentViolations.source, 'message')),
    )

  test('are taken out, and the writer is told', async () => {
    const { tenant, landlord, params, bodiesFor } = await begin()
    const body = { message: 'Write to jane@example.com' }
    const { message, notice } = await tenant.call(write, { params, body })
    expect([message.body, notice]).toEqual(['Write to [EMAIL REMOVED]', filteredMessage])
    expect(await bodiesFor(landlord)).toEqual(['Is it quiet?', 'Write to [EMAIL REMOVED]'])
    expect(await violationsOf(tenant)).toBe(1)
  })

  test('block it if there are too many: nothing is sent, and what was found is kept', async () => {
    const { tenant, landlord, params, bodiesFor } = await begin()
    const body = { message: 'jane@example.com, jane@example.org or jane@example.net' }
    expect(await tenant.refusal(write, { params, body })).toMatchObject({
      status: 422,
      code: 'contact_details',
      message: blockedMessage,
    })
    expect(await bodiesFor(landlord)).toEqual(['Is it quiet?'])
    expect(await violationsOf(tenant)).toBe(1)
  })

  test('are found if one half is in each of two conversations', async () => {
    const { tenant, landlord, say } = await begin()
    expect((await say(tenant, '415-555')).body).toBe('415-555')
    const other = await listHome(landlord)
    const { inquiry } = await tenant.call(inquiries.create, {
      body: { propertyId: other.id, message: 'And this home?' },
    })
    const params = { id: inquiry.threadId ?? '' }
    const { message } = await tenant.call(write, { params, body: { message: '0137' } })
    expect(message.body).toBe('[PHONE REMOVED]')
    expect(await violationsOf(tenant)).toBe(1)
  })

  test('are found if one half was in an answer to an inquiry', async () => {
    const { landlord, inquiry, say } = await begin()
    const params = { id: inquiry.id }
    await landlord.call(inquiries.respond, { params, body: { message: 'Please call 415-555' } })
    expect((await say(landlord, '0137')).body).toBe('[PHONE REMOVED]')
  })
})

test('details are found if one half was in proposed times, and the other in the reason for calling off', async () => {
  const { tenant, landlord, inquiry, bodiesFor } = await begin()
  const params = { id: inquiry.id }
  const date = new Date(Date.now() + 86_400_000).toISOString()
  const proposal = { dates: [date], message: 'Please call 415-555' }
  await landlord.call(inquiries.propose, { params, body: proposal })
  await tenant.call(inquiries.choose, { params, body: { date } })
  await landlord.call(inquiries.cancel, { params, body: { reason: '0137' } })
  expect((await bodiesFor(tenant)).at(-2)).toBe('[PHONE REMOVED]')
})

test('a reason without words is none', async () => {
  const { tenant, landlord, inquiry, bodiesFor } = await begin()
  await tenant.call(inquiries.cancel, { params: { id: inquiry.id }, body: { reason: ' \u200b\n' } })
  expect(await bodiesFor(landlord)).toEqual(['Is it quiet?', 'inquiry_cancelled'])
})

test('people who are restricted read, and write nothing', async () => {
  const { tenant, inquiry, params } = await begin()
  await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, tenant.user.id))
  expect(await tenant.refusal(write, { params, body: { message: 'Hello' } })).toMatchObject({
    status: 403,
    code: 'restricted',
  })
  expect((await tenant.call(messages, { params })).messages).toHaveLength(1)
  const withdraw = { params: { id: inquiry.id }, body: { reason: 'Call me' } }
  expect((await tenant.refusal(inquiries.cancel, withdraw)).code).toBe('restricted')
  await tenant.call(inquiries.cancel, { params: { id: inquiry.id } })
})

describe('photos of a message', () => {
  const pictureFor = async (person: Person, purpose = 'message') =>
    (await uploadPhoto(person, await pictureOf(60, 40), { purpose })).url

  test('are shown to its two people, and to nobody else', async () => {
    const { tenant, landlord, say } = await begin()
    const photo = await pictureFor(landlord)
    const photoId = photo.split('/').at(-1) ?? ''
    const look = async (person: Person) =>
      (await person.sendTo(photoEndpoints.read, { params: { id: photoId } })).status
    expect(await look(tenant)).toBe(404)
    const { photos } = await say(landlord, 'The kitchen', { photos: [photo] })
    expect(photos).toEqual([photo])
    const people = [tenant, landlord, await signUp('tenant'), await signUp('landlord')]
    expect(await Promise.all(people.map(look))).toEqual([200, 200, 404, 404])
    await database.update(threads).set({ closedBy: landlord.user.id })
    expect(await look(tenant)).toBe(200)
  })

  test('are shown once each, and not once the message was removed', async () => {
    const { tenant, landlord, say } = await begin()
    const photo = await pictureFor(landlord)
    const { id, photos } = await say(landlord, 'The kitchen', { photos: [photo, photo, photo] })
    expect(photos).toEqual([photo])
    await database
      .update(threadMessages)
      .set({ removedAt: new Date().toISOString() })
      .where(eq(threadMessages.id, id))
    const photoId = photo.split('/').at(-1) ?? ''
    expect((await tenant.sendTo(photoEndpoints.read, { params: { id: photoId } })).status).toBe(404)
  })

  test('are the writer’s own, and for messages', async () => {
    const { tenant, landlord, params } = await begin()
    for (const photo of [await pictureFor(landlord), await pictureFor(tenant, 'avatar')]) {
      const { status, fields } = await tenant.refusal(write, {
        params,
        body: { message: 'Look', photos: [photo] },
      })
      expect([status, fields]).toEqual([422, { photos: 'This is not one of your photos' }])
    }
  })
})
