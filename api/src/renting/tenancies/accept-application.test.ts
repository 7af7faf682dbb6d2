import { describe, expect, test } from 'bun:test'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { applicationStateAt } from '@portal/contract/applications/lifecycle'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { offerDays } from '@portal/contract/tenancies/lifecycle'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { filteredMessage } from '@portal/language/contact-filter/verdict'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { inDays, makeHome, newApplication, newTerms } from '../../../test/new-application.ts'
import { makeOffer } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { pdfOf, uploadDocument } from '../../../test/uploads.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { smtpUrl } = await openMailbox()
const { signUpConfirmed: member, database } = await openTestApp({ jobs: true, smtpUrl })
const { create, decline, list, read, withdraw } = applicationEndpoints
const { accept } = acceptEndpoints
const by = (id: string) => ({ params: { id } })

type Member = Awaited<ReturnType<typeof member>>

const applyTo = async (landlord: Member, tenant: Member, homeId?: string) => {
  const home = homeId ?? (await makeHome(database, landlord.user.id))
  await tenant.call(tenantProfileEndpoints.update, { body: { employmentStatus: 'Employed' } })
  const share = { profile: ['employmentStatus'] }
  const { application } = await tenant.call(create, { body: newApplication(home, { share }) })
  return { home, id: application.id, consent: application.consents[0]?.id ?? '' }
}

const offered = async () => {
  const [landlord, tenant] = [await member('landlord'), await member('tenant')]
  const applied = await applyTo(landlord, tenant)
  const { tenancy } = await landlord.call(accept, { ...by(applied.id), body: newTerms() })
  return { landlord, tenant, ...applied, offer: tenancy.id }
}

const titlesOf = async (person: Member): Promise<string[]> =>
  (await person.call(notificationEndpoints.list)).notifications.map(({ title }) => title)

test('accepting offers the home on the landlord’s terms, in the conversation, and leaves what is shared readable', async () => {
  const [landlord, tenant] = [await member('landlord'), await member('tenant')]
  const { id, consent, home } = await applyTo(landlord, tenant)
  const lease = await uploadDocument(landlord, pdfOf('lease'), { name: 'Lease.pdf', purpose: 'lease' })
  const terms = {
    startsOn: day(30),
    endsOn: day(395),
    rentAmount: 3150.5,
    securityDeposit: 3000,
    rentDueDay: 3,
  }
  const body = { ...terms, leaseDocumentId: lease.id, message: 'Welcome! Call 415-555-0137.' }
  const nextFor = async (person: Member) => (await person.call(threadEndpoints.list)).threads[0]?.nextStep
  expect(await nextFor(landlord)).toMatchObject({ type: 'decide_application', isYours: true })
  const answer = await landlord.call(accept, { ...by(id), body })
  expect(answer.notice).toBe(filteredMessage)
  expect(answer.tenancy).toMatchObject({
    ...terms,
    status: 'offered',
    propertyId: home,
    applicationId: id,
    lease: { id: lease.id },
    tenant: { id: tenant.user.id },
  })
  for (const person of [tenant, landlord]) {
    const { application } = await person.call(read, by(id))
    expect(application).toMatchObject({
      status: 'accepted',
      decidedAt: expect.any(String),
      tenancy: { ...terms, status: 'offered', expiresAt: expect.any(String) },
    })
    const { applications } = await person.call(list, { query: { status: 'accepted' } })
    expect(applications).toMatchObject([{ id, tenancy: { id: answer.tenancy.id, status: 'offered' } }])
  }
  await landlord.call(consentEndpoints.data, by(consent))
  expect(await nextFor(landlord)).toMatchObject({ type: 'answer_offer', isYours: false })
  expect(await nextFor(tenant)).toEqual({
    type: 'answer_offer',
    isYours: true,
    at: answer.tenancy.expiresAt,
    actionUrl: `/applications/${id}`,
  })
  const { threads } = await tenant.call(threadEndpoints.list)
  const { messages } = await tenant.call(threadEndpoints.messages, by(threads[0]?.id ?? ''))
  expect(messages.slice(-3).map(({ body, event }) => event?.type ?? body)).toEqual([
    'Welcome! Call [PHONE REMOVED].',
    'application_accepted',
    'tenancy_offered',
  ])
  await untilTrue(async () => (await titlesOf(tenant)).includes('Application accepted'))
  expect(await titlesOf(tenant)).not.toContain('A home is offered to you')
})

test('accepting takes an application of one’s own, terms that can be, and a landlord who may post', async () => {
  const [landlord, tenant] = [await member('landlord'), await member('tenant')]
  const { id } = await applyTo(landlord, tenant)
  const fieldsOf = async (terms: Record<string, unknown>) =>
    Object.keys((await landlord.refusal(accept, { ...by(id), body: newTerms(terms) })).fields ?? {})
  expect(await fieldsOf({ rentAmount: 0 })).toEqual(['rentAmount'])
  expect(await fieldsOf({ rentAmount: undefined })).toEqual(['rentAmount'])
  expect(await fieldsOf({ endsOn: day(3) })).toEqual(['endsOn'])
  expect(await fieldsOf({ startsOn: day(3000) })).toEqual(['startsOn'])
  expect(await fieldsOf({ rentDueDay: 29 })).toEqual(['rentDueDay'])
  expect(await fieldsOf({ leaseDocumentId: crypto.randomUUID() })).toEqual(['leaseDocumentId'])
  await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, landlord.user.id))
  expect(await landlord.refusal(accept, { ...by(id), body: newTerms() })).toMatchObject({
    status: 403,
    code: 'restricted',
  })
  expect((await tenant.call(read, by(id))).application).toMatchObject({ status: 'submitted', tenancy: null })
})

describe('an offer and its application end together, and so does what was shared', () => {
  const endings = {
    'the tenant declines the offer': ['withdrawn', 'declined'],
    'the landlord withdraws the offer': ['declined', 'withdrawn'],
    'the tenant withdraws the application': ['withdrawn', 'declined'],
    'nobody answers in time': ['expired', 'expired'],
  } as const
  test.each(Object.entries(endings))('when %s', async (how, [application, tenancy]) => {
    const { landlord, tenant, id, offer, consent } = await offered()
    const before = (await tenant.call(read, by(id))).application
    await landlord.call(consentEndpoints.data, by(consent))
    const no = { ...by(id), body: { reason: 'home_unavailable' as const } }
    expect((await landlord.refusal(decline, no)).status).toBe(409)
    if (how === 'the tenant declines the offer') await tenant.call(tenancyEndpoints.decline, by(offer))
    else if (how === 'the landlord withdraws the offer')
      await landlord.call(tenancyEndpoints.withdraw, by(offer))
    else if (how === 'the tenant withdraws the application') await tenant.call(withdraw, by(id))
    else
      await database
        .update(tenancies)
        .set({ createdAt: sql`now() - ${offerDays} * interval '1 day'` })
        .where(eq(tenancies.id, offer))
    expect((await landlord.refusal(consentEndpoints.data, by(consent))).status).toBe(409)
    for (const person of [tenant, landlord])
      expect((await person.call(read, by(id))).application).toMatchObject({
        status: application,
        tenancy: { status: tenancy },
        consents: [{ status: 'expired' }],
      })
    expect((await tenant.call(list, { query: { status: application } })).applications).toHaveLength(1)
    for (const verb of [tenancyEndpoints.agree, tenancyEndpoints.decline])
      expect((await tenant.refusal(verb, by(offer))).status).toBe(409)
    expect((await tenant.refusal(withdraw, by(id))).status).toBe(409)
    expect((await landlord.refusal(accept, { ...by(id), body: newTerms() })).status).toBe(409)
    expect(applicationStateAt(before, Date.now())).toBe('accepted')
    expect(applicationStateAt(before, Date.now() + offerDays * 86_400_000)).toBe('expired')
    await tenant.call(create, { body: newApplication(before.propertyId ?? '') })
  })
})

test('while an offer waits, its applicant sends no second application', async () => {
  const { tenant, home } = await offered()
  expect((await tenant.refusal(create, { body: newApplication(home) })).status).toBe(409)
})

test('of two accepted applicants one agrees: the other is told that the home went to another, and an agreement is final', async () => {
  const { landlord, tenant, home, id, offer, consent } = await offered()
  const [other, third] = [await member('tenant'), await member('tenant')]
  const rival = await applyTo(landlord, other, home)
  const waiting = await applyTo(landlord, third, home)
  const { tenancy: lost } = await landlord.call(accept, { ...by(rival.id), body: newTerms() })
  await tenant.call(tenancyEndpoints.agree, by(offer))
  for (const [person, application] of [
    [other, rival],
    [third, waiting],
  ] as const) {
    expect((await person.call(read, by(application.id))).application).toMatchObject({
      status: 'declined',
      declineReason: 'another_applicant',
    })
    await untilTrue(async () => (await titlesOf(person)).includes('The home went to someone else'))
    expect(await titlesOf(person)).not.toContain('An offer was withdrawn')
  }
  expect((await other.refusal(tenancyEndpoints.agree, by(lost.id))).message).toContain(
    'promised to someone else',
  )
  for (const shared of [consent, rival.consent, waiting.consent])
    expect((await landlord.refusal(consentEndpoints.data, by(shared))).status).toBe(409)
  expect((await tenant.call(read, by(id))).application).toMatchObject({
    status: 'accepted',
    tenancy: { status: 'agreed' },
  })
  expect(await tenant.refusal(withdraw, by(id))).toMatchObject({ status: 409, code: 'conflict' })
  const no = { ...by(id), body: { reason: 'incomplete' } }
  expect(await landlord.refusal(decline, no)).toMatchObject({ status: 409, code: 'conflict' })
})

describe('people who apply one by one, and move in together', () => {
  const applied = async () => {
    const landlord = await member('landlord')
    const people = [await member('tenant'), await member('tenant'), await member('tenant')] as const
    const [ana, bo, stranger] = people
    const first = await applyTo(landlord, ana)
    const { home } = first
    const [second, third] = [await applyTo(landlord, bo, home), await applyTo(landlord, stranger, home)]
    const statusOf = async (person: Member, { id }: { id: string }) =>
      (await person.call(read, by(id))).application.status
    const acceptFor = ({ id }: { id: string }, terms: object = {}) =>
      landlord.call(accept, { ...by(id), body: newTerms({ ...terms }) })
    const agreeTo = (person: Member, { tenancy }: { tenancy: { id: string } }) =>
      person.sendTo(tenancyEndpoints.agree, by(tenancy.id))
    return { landlord, home, ana, bo, stranger, first, second, third, statusOf, acceptFor, agreeTo }
  }

  test('all agree to their offers, one after another or at once, and others lose theirs', async () => {
    const { ana, bo, stranger, first, second, third, statusOf, acceptFor, agreeTo } = await applied()
    const offer = await acceptFor(first)
    const roommates = await acceptFor(second, { householdOf: offer.tenancy.id })
    const rival = await acceptFor(third, { householdOf: null })
    expect(roommates.tenancy.householdId).toBe(offer.tenancy.householdId)
    expect(rival.tenancy.householdId).not.toBe(offer.tenancy.householdId)
    expect((await agreeTo(ana, offer)).status).toBe(200)
    expect([await statusOf(bo, second), await statusOf(stranger, third)]).toEqual(['accepted', 'declined'])
    expect((await agreeTo(stranger, rival)).status).toBe(409)
    expect((await agreeTo(bo, roommates)).status).toBe(200)
  })

  test('one of them may be accepted after another agreed: what they applied with stays open, and so does their tour', async () => {
    const { landlord, home, ana, bo, stranger, first, second, third, statusOf, acceptFor, agreeTo } =
      await applied()
    const tours = await Promise.all(
      [bo, stranger].map(person =>
        person.call(inquiryEndpoints.create, { body: { propertyId: home, message: 'May I see it?' } }),
      ),
    )
    const offer = await acceptFor(first, { roommates: [second.id] })
    const { application } = await landlord.call(read, by(second.id))
    expect(application.householdId).toBe(offer.tenancy.householdId)
    expect((await bo.call(read, by(second.id))).application.householdId).toBeNull()
    expect((await agreeTo(ana, offer)).status).toBe(200)
    expect([await statusOf(bo, second), await statusOf(stranger, third)]).toEqual(['submitted', 'declined'])
    await landlord.call(consentEndpoints.data, by(second.consent))
    expect((await landlord.refusal(consentEndpoints.data, by(third.consent))).status).toBe(409)
    const states: string[] = []
    for (const [person, tour] of [
      [bo, tours[0]],
      [stranger, tours[1]],
    ] as const)
      states.push((await person.call(inquiryEndpoints.read, by(tour?.inquiry.id ?? ''))).inquiry.status)
    expect(states).toEqual(['pending', 'expired'])
    const later = await acceptFor(second)
    expect(later).toMatchObject({ warning: null, tenancy: { householdId: offer.tenancy.householdId } })
    expect(later.application.householdId).toBeNull()
    expect((await agreeTo(bo, later)).status).toBe(200)
  })

  test('are told apart from others who live there, of whom the landlord is warned', async () => {
    const { ana, bo, first, second, statusOf, acceptFor, agreeTo } = await applied()
    const offer = await acceptFor(first, { roommates: [second.id] })
    const alone = await acceptFor(second, { householdOf: null })
    expect([offer.warning, alone.warning]).toEqual([null, null])
    expect((await agreeTo(ana, offer)).status).toBe(200)
    expect(await statusOf(bo, second)).toBe('declined')
    const next = await applied()
    const lived = await next.acceptFor(next.first, { roommates: [next.second.id] })
    expect((await next.agreeTo(next.ana, lived)).status).toBe(200)
    const other = await next.acceptFor(next.second, { householdOf: null })
    expect(other.warning).toContain('Other people live in this home')
  })

  test('are those who apply for this home, and nobody else', async () => {
    const { landlord, home, bo, first, second, third, statusOf, acceptFor } = await applied()
    const elsewhere = await applied()
    await landlord.call(decline, { ...by(third.id), body: { reason: 'incomplete' } })
    const foreign = await elsewhere.acceptFor(elsewhere.first)
    for (const id of [crypto.randomUUID(), first.id, third.id, elsewhere.second.id]) {
      const body = newTerms({ roommates: [second.id, id] })
      expect((await landlord.refusal(accept, { ...by(first.id), body })).fields).toHaveProperty('roommates')
    }
    const ofAnother = newTerms({ householdOf: foreign.tenancy.id })
    const refused = await landlord.refusal(accept, { ...by(first.id), body: ofAnother })
    expect(refused.fields).toHaveProperty('householdOf')
    expect((await landlord.call(read, by(second.id))).application.householdId).toBeNull()
    const many = { roommates: Array.from({ length: 20 }, () => crypto.randomUUID()) }
    expect((await landlord.refusal(accept, { ...by(first.id), body: newTerms(many) })).status).toBe(422)
    const body = { propertyId: home, email: 'cy@example.org', startsOn: day(20) }
    const { tenancy } = await landlord.call(tenancyWritingEndpoints.invite, {
      body: { ...body, roommates: [second.id] },
    })
    expect(await statusOf(bo, second)).toBe('submitted')
    expect((await acceptFor(second)).tenancy.householdId).toBe(tenancy.householdId)
  })
})

describe('a tenant who agrees to an invitation', () => {
  const invited = async (landlord: Member, tenant: Member, propertyId: string) => {
    const startsOn = day(20)
    const body = { propertyId, email: tenant.user.email, startsOn }
    const { tenancy } = await landlord.call(tenancyWritingEndpoints.invite, { body })
    await tenant.call(tenancyEndpoints.agree, by(tenancy.id))
    return tenancy.id
  }

  test('has no open application for that home any longer: it led to the tenancy', async () => {
    const [landlord, tenant] = [await member('landlord'), await member('tenant')]
    const { id, home, consent } = await applyTo(landlord, tenant)
    const agreed = await invited(landlord, tenant, home)
    expect((await tenant.call(read, by(id))).application).toMatchObject({
      status: 'accepted',
      tenancy: { id: agreed, status: 'agreed' },
    })
    expect((await landlord.refusal(consentEndpoints.data, by(consent))).status).toBe(409)
  })

  test('needs no offer to the applicant besides', async () => {
    const { landlord, tenant, home, id, offer } = await offered()
    const agreed = await invited(landlord, tenant, home)
    expect((await tenant.call(read, by(id))).application).toMatchObject({
      status: 'accepted',
      tenancy: { id: agreed, status: 'agreed' },
    })
    expect((await tenant.call(tenancyEndpoints.read, by(offer))).tenancy).toMatchObject({
      status: 'withdrawn',
      endReason: 'agreed_to_another',
    })
  })
})

test('a home that is gone takes its offers along', async () => {
  const { tenant, home, id } = await offered()
  await database
    .update(properties)
    .set({ deletedAt: inDays(-1) })
    .where(eq(properties.id, home))
  const declined = { status: 'declined', declineReason: 'home_unavailable', tenancy: null }
  expect((await tenant.call(read, by(id))).application).toMatchObject(declined)
  await database.delete(properties).where(eq(properties.id, home))
  expect((await tenant.call(read, by(id))).application).toMatchObject(declined)
})

const rounds = process.env.LONG ? 50 : 2

test(`of two roommates and a stranger who agree at once, both roommates get the home, or the stranger does (${rounds} rounds)`, async () => {
  const landlord = await member('landlord')
  const people = [await member('tenant'), await member('tenant'), await member('tenant')]
  for (let round = 0; round < rounds; round += 1) {
    const propertyId = await makeHome(database, landlord.user.id)
    const [together, alone] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
    const offerTo = ({ user }: Member, householdId: string) =>
      makeOffer(database, { landlord: landlord.user.id, tenant: user.id }, { propertyId, householdId })
    const offers: string[] = []
    for (const [index, person] of people.entries())
      offers.push(await offerTo(person, index < 2 ? together : alone))
    const answers = await Promise.all(
      people.map((person, index) => person.sendTo(tenancyEndpoints.agree, by(offers[index] ?? ''))),
    )
    expect(['200 200 409', '409 409 200']).toContain(answers.map(({ status }) => status).join(' '))
  }
})

test(`of two accepted applicants who agree at once, one gets the home (${rounds} rounds)`, async () => {
  const landlord = await member('landlord')
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = [await member('tenant'), await member('tenant')] // one person applies 30 times a day at most
    const first = await applyTo(landlord, one)
    const second = await applyTo(landlord, two, first.home)
    const offers = await Promise.all(
      [first, second].map(({ id }) => landlord.call(accept, { ...by(id), body: newTerms() })),
    )
    const answers = await Promise.all(
      [one, two].map((person, index) =>
        person.sendTo(tenancyEndpoints.agree, by(offers[index]?.tenancy.id ?? '')),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const states: string[] = []
    for (const [person, { id }] of [
      [one, first],
      [two, second],
    ] as const) {
      const { application } = await person.call(read, by(id))
      states.push([application.status, application.declineReason, application.tenancy?.status].join(' '))
    }
    expect(states.toSorted()).toEqual(['accepted  agreed', 'declined another_applicant withdrawn'])
  }
})
