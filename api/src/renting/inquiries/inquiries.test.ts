import { beforeEach, describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { blockedMessage, filteredMessage } from '@portal/language/contact-filter/verdict'
import { inRounds } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { threadMessages } from '../../schema/threads.ts'
import { contentViolations } from '../../schema/warnings.ts'

const { database, signUp, forgetLimits } = await openTestApp()
beforeEach(forgetLimits)
const landlord = await signUp('landlord')
const { create, list, read, respond, cancel } = inquiryEndpoints

const listHome = async (fields: Record<string, unknown> = {}) =>
  (await landlord.call(listingEndpoints.create, { body: newListing(fields) })).property
type Person = Awaited<ReturnType<typeof signUp>>
const home = await listHome()
const asking = (fields: Record<string, unknown> = {}) => ({
  body: { propertyId: home.id, message: 'May I see it on Sunday?', ...fields },
})

describe('asking about a home', () => {
  test('reaches its landlord, and stays with the tenant', async () => {
    const tenant = await signUp('tenant')
    const { inquiry, notice } = await tenant.call(create, asking())
    expect(notice).toBeNull()
    expect(inquiry).toMatchObject({
      status: 'pending',
      inquiryType: 'viewing',
      message: 'May I see it on Sunday?',
      tenantId: tenant.user.id,
      landlordId: landlord.user.id,
      property: { id: home.id, title: home.title },
      tenant: { firstName: tenant.user.firstName },
    })
    expect((await tenant.call(list)).inquiries).toEqual([inquiry])
    expect((await landlord.call(list)).inquiries[0]).toEqual(inquiry)
    expect((await (await signUp('landlord')).call(list)).inquiries).toEqual([])
  })

  test('shows its sender the earlier title once the home is private, and the landlord the current one', async () => {
    const tenant = await signUp('tenant')
    const { id } = await listHome({ title: 'Quiet flat' })
    await tenant.call(create, asking({ propertyId: id }))
    const titles = async () =>
      Promise.all([tenant, landlord].map(async one => (await one.call(list)).inquiries[0]?.property.title))
    const { update } = listingEndpoints
    await landlord.call(update, { params: { id }, body: { title: 'Sunny flat' } })
    expect(await titles()).toEqual(['Sunny flat', 'Sunny flat'])
    await landlord.call(update, {
      params: { id },
      body: { visibilityLevel: 'private', title: 'Secret flat' },
    })
    expect(await titles()).toEqual(['Quiet flat', 'Secret flat'])
  })

  test('keeps the time that the tenant asked for, whatever the landlord sets later', async () => {
    const tenant = await signUp('tenant')
    const requestedDate = '2036-05-04T17:00:00.000Z'
    const { inquiry } = await tenant.call(create, asking({ scheduledDate: requestedDate }))
    expect(inquiry).toMatchObject({ askedDate: requestedDate, scheduledDate: requestedDate })
    const params = { id: inquiry.id }
    const set = new Date(Date.now() + 86_400_000).toISOString()
    for (const status of ['scheduled', 'responded', 'declined']) {
      const body = { message: 'Please come then.', status, scheduledDate: set }
      await landlord.call(respond, { params, body })
      for (const person of [tenant, landlord])
        expect((await person.call(read, { params })).inquiry).toMatchObject({
          askedDate: requestedDate,
          scheduledDate: set,
        })
    }
    const { inquiry: open } = await tenant.call(create, asking())
    expect(open).toMatchObject({ askedDate: null, scheduledDate: null })
  })

  test('is limited to homes that everyone may see', async () => {
    const tenant = await signUp('tenant')
    const hidden = await listHome({ visibilityLevel: 'private' })
    for (const propertyId of [hidden.id, crypto.randomUUID()])
      expect((await tenant.refusal(create, asking({ propertyId }))).status).toBe(404)
  })

  test('names what is missing', async () => {
    const { status, fields } = await (await signUp('tenant')).refusal(create, { body: { message: ' ' } })
    expect(status).toBe(422)
    expect(fields).toEqual({ propertyId: 'Property is required', message: 'Message is required' })
  })

  test('is for a viewing or a question, and not for anything that could be a phone number', async () => {
    const tenant = await signUp('tenant')
    const { inquiry } = await tenant.call(create, asking({ inquiryType: 'question' }))
    expect(inquiry.inquiryType).toBe('question')
    const { fields } = await tenant.refusal(create, asking({ inquiryType: '415-555-0137' }))
    expect(fields).toEqual({ inquiryType: 'Please choose a tour or a question' })
    await database
      .update(propertyInquiries)
      .set({ inquiryType: 'of an older time' })
      .where(eq(propertyInquiries.id, inquiry.id))
    expect((await tenant.call(list)).inquiries).toMatchObject([{ inquiryType: 'of an older time' }])
  })

  test('takes contact details out, and says so', async () => {
    const tenant = await signUp('tenant')
    const { inquiry, notice } = await tenant.call(create, asking({ message: 'I am jane@example.com' }))
    expect([inquiry.message, notice]).toEqual(['I am [EMAIL REMOVED]', filteredMessage])
  })

  test('with too many of them is blocked, stored for a reviewer and sent to nobody', async () => {
    const tenant = await signUp('tenant')
    const message = 'jane@example.com, jane@example.org or jane@example.net'
    const { status, message: explanation } = await tenant.refusal(create, asking({ message }))
    expect([status, explanation]).toEqual([422, blockedMessage])
    expect((await tenant.call(list)).inquiries).toEqual([])
    const kept = eq(contentViolations.userId, tenant.user.id)
    expect(await database.$count(contentViolations, kept)).toBe(1)
  })

  test(
    'has a monthly limit that depends on the plan and holds under concurrency',
    async () => {
      await forgetLimits()
      const tenant = await signUp('tenant')
      const landlordId = (await signUp('landlord')).user.id
      const homes = Array.from({ length: 14 }, () => ({
        ...newListing(),
        id: Bun.randomUUIDv7(),
        landlordId,
      }))
      await database.insert(properties).values(homes)
      const about = (index: number) => asking({ propertyId: homes[index]?.id })
      const answers = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => (await tenant.sendTo(create, about(index))).status),
      )
      expect(answers.toSorted()).toEqual([...Array(10).fill(201), 403, 403])
      expect(await tenant.refusal(create, about(12))).toMatchObject({
        status: 403,
        code: 'plan_limit',
        limit: 10,
        plan: 'basic',
      })
      await database
        .update(propertyInquiries)
        .set({ createdAt: '2020-01-01T00:00:00.000Z' })
        .where(eq(propertyInquiries.tenantId, tenant.user.id))
      await tenant.call(create, about(12))
      await database.update(users).set({ currentPlan: 'premium' }).where(eq(users.id, tenant.user.id))
      for (let number = 0; number < 12; number += 1) await tenant.call(create, about(number))
    },
    inRounds(60),
  )
})

test('inquiries come in pages', async () => {
  const tenant = await signUp('tenant')
  for (let number = 0; number < 5; number += 1)
    await tenant.call(create, asking({ message: `number ${number}` }))
  const messagesFrom = async (cursor: string): Promise<(string | null)[]> => {
    const { inquiries, nextCursor } = await tenant.call(list, { query: { limit: '2', cursor } })
    expect(inquiries.length).toBeLessThanOrEqual(2)
    const messages = inquiries.map(({ message }) => message)
    return nextCursor ? [...messages, ...(await messagesFrom(nextCursor))] : messages
  }
  expect(await messagesFrom('')).toEqual(['number 4', 'number 3', 'number 2', 'number 1', 'number 0'])
})

test('inquiries can be asked for by state and by home', async () => {
  const tenant = await signUp('tenant')
  const other = await listHome()
  const first = (await tenant.call(create, asking())).inquiry
  const second = (await tenant.call(create, asking({ propertyId: other.id }))).inquiry
  await landlord.call(respond, { params: { id: first.id }, body: { message: 'No.', status: 'declined' } })
  const idsOf = async (query: { status?: string; propertyId?: string }) =>
    (await tenant.call(list, { query })).inquiries.map(({ id }) => id)
  expect(await idsOf({ status: 'pending' })).toEqual([second.id])
  expect(await idsOf({ status: 'completed,declined' })).toEqual([first.id])
  expect(await idsOf({ status: 'pending,declined' })).toEqual([second.id, first.id])
  expect(await idsOf({ propertyId: other.id })).toEqual([second.id])
  expect(await idsOf({ propertyId: other.id, status: 'declined' })).toEqual([])
  expect((await tenant.refusal(list, { query: { status: 'lost' } })).status).toBe(422)
})

test('only its sender and receiver can read an inquiry', async () => {
  const tenant = await signUp('tenant')
  const { inquiry } = await tenant.call(create, asking())
  const params = { id: inquiry.id }
  for (const person of [tenant, landlord])
    expect((await person.call(read, { params })).inquiry).toEqual(inquiry)
  for (const person of [await signUp('tenant'), await signUp('landlord')])
    expect((await person.refusal(read, { params })).status).toBe(404)
})

describe('answering', () => {
  const ask = async (fields: Record<string, unknown> = {}) => {
    const tenant = await signUp('tenant')
    const { inquiry } = await tenant.call(create, asking(fields))
    return { tenant, inquiry, params: { id: inquiry.id } }
  }

  test('tells the tenant what was answered and when', async () => {
    const scheduledDate = '2031-05-04T10:00:00Z'
    const { tenant, params } = await ask({ scheduledDate })
    const body = { message: 'Sunday it is.', status: 'scheduled', scheduledDate }
    const { inquiry } = await landlord.call(respond, { params, body })
    expect(inquiry).toMatchObject({
      status: 'scheduled',
      responseMessage: 'Sunday it is.',
      scheduledDate: '2031-05-04T10:00:00.000Z',
    })
    expect(inquiry.responseDate).not.toBeNull()
    expect((await tenant.call(list)).inquiries).toEqual([inquiry])
    const { inquiry: again } = await landlord.call(respond, { params, body: { message: 'Bring a friend.' } })
    expect(again).toMatchObject({
      status: 'scheduled',
      scheduledDate: inquiry.scheduledDate,
      earlierResponses: [{ message: 'Sunday it is.', at: inquiry.responseDate }],
    })
  })

  test.each(statesOf(inquiryLifecycle))(
    'one that is %s is taken back as its lifecycle allows',
    async from => {
      const { tenant, params } = await ask()
      const isIt = eq(propertyInquiries.id, params.id)
      await database.update(propertyInquiries).set({ status: from }).where(isIt)
      const allowed: readonly string[] = inquiryLifecycle[from]
      if (allowed.includes('cancelled')) {
        const { inquiry } = await tenant.call(cancel, { params })
        expect([(await landlord.call(list)).inquiries[0], inquiry.status]).toEqual([inquiry, 'cancelled'])
      } else
        expect(await tenant.refusal(cancel, { params })).toMatchObject({
          status: 409,
          message: 'This inquiry is already closed.',
        })
    },
  )

  test.each(statesOf(inquiryLifecycle))('one that is %s changes as its lifecycle allows', async from => {
    for (const status of ['responded', 'scheduled', 'completed', 'declined'] as const) {
      const { params } = await ask()
      await database
        .update(propertyInquiries)
        .set({ status: from })
        .where(eq(propertyInquiries.id, params.id))
      const allowed: readonly string[] = inquiryLifecycle[from]
      const answered = await landlord.sendTo(respond, { params, body: { message: 'So be it.', status } })
      expect([status, answered.status]).toEqual([status, allowed.includes(status) ? 200 : 409])
    }
  })

  test('also passes the contact filter', async () => {
    const { params } = await ask()
    const answer = await landlord.call(respond, { params, body: { message: 'Mail dan@example.com' } })
    expect([answer.inquiry.responseMessage, answer.notice]).toEqual(['Mail [EMAIL REMOVED]', filteredMessage])
    const message = 'dan@example.com, dan@example.org or dan@example.net'
    expect((await landlord.refusal(respond, { params, body: { message } })).code).toBe('contact_details')
  })
})

describe('messages one after another', () => {
  const ask = async (tenant: Person, message: string, fields: Record<string, unknown> = {}) =>
    (await tenant.call(create, asking({ message, ...fields }))).inquiry
  const answer = async (inquiry: { id: string }, message: string) =>
    (await landlord.call(respond, { params: { id: inquiry.id }, body: { message } })).inquiry.responseMessage
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

  test('are read as one: a number split over three inquiries is removed from the third', async () => {
    const tenant = await signUp('tenant')
    const first = await ask(tenant, 'Please call 415')
    await ask(tenant, '555', { propertyId: (await listHome()).id })
    const { inquiry, notice } = await tenant.call(create, asking({ message: '0137, after six' }))
    expect([inquiry.message, notice]).toEqual(['[PHONE REMOVED], after six', filteredMessage])
    expect((await tenant.call(list)).inquiries.at(-1)?.message).toBe(first.message)
    expect(await database.$count(contentViolations, eq(contentViolations.userId, tenant.user.id))).toBe(1)
  })

  test('are blocked if the new one weighs too much together with the previous ends', async () => {
    const tenant = await signUp('tenant')
    await ask(tenant, 'Please call 415-555')
    const message = '0137 or jane@example.org or www.jane-rents.com'
    expect(await tenant.refusal(create, asking({ message }))).toMatchObject({
      code: 'contact_details',
      fields: { message: 'Please remove this: phone number, email address, website' },
    })
    await ask(tenant, 'Is it quiet?')
  })

  test('are read with the day’s last five to that landlord, and no others', async () => {
    const tenant = await signUp('tenant')
    const first = await ask(tenant, 'Please call 415-555')
    await database
      .update(threadMessages)
      .set({ createdAt: ago(25) })
      .where(eq(threadMessages.inquiryId, first.id))
    expect((await ask(tenant, '0137')).message).toBe('0137')

    const other = await signUp('landlord')
    const elsewhere = (await other.call(listingEndpoints.create, { body: newListing() })).property.id
    await ask(tenant, 'Please call 415-555', { propertyId: elsewhere })
    expect((await ask(tenant, '0138')).message).toBe('0138')
    expect((await ask(await signUp('tenant'), '0139')).message).toBe('0139')
  })

  test('sent at once cannot split a number between them', async () => {
    const tenant = await signUp('tenant')
    const sent = await Promise.all(
      Array.from({ length: 3 }, () => ask(tenant, '0137 please call 415-555')), // in any order
    )
    expect(sent.map(({ message }) => message).join()).toContain('[PHONE REMOVED]')
  })

  test('of a landlord to one tenant are read as one too, across inquiries', async () => {
    const tenant = await signUp('tenant')
    const [one, two] = [await ask(tenant, 'Is it quiet?'), await ask(tenant, 'Is it warm?')]
    expect(await answer(one, 'Please call 415')).toBe('Please call 415')
    expect(await answer(one, '555')).toBe('555')
    expect(await answer(two, '0137')).toBe('[PHONE REMOVED]')
    const stranger = await ask(await signUp('tenant'), 'Is it bright?')
    expect(await answer(stranger, '0137')).toBe('0137')
  })

  test('of a landlord are read for one day at most', async () => {
    const tenant = await signUp('tenant')
    const inquiry = await ask(tenant, 'Is it quiet?')
    await answer(inquiry, 'Please call 415-555')
    await database
      .update(threadMessages)
      .set({ createdAt: ago(25) })
      .where(eq(threadMessages.inquiryId, inquiry.id))
    expect(await answer(inquiry, '0137')).toBe('0137')
  })
})
