import { describe, expect, test } from 'bun:test'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { type ApplicationStatus, ComparedApplication } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { fitEndpoints } from '@portal/contract/applications/fit-endpoints'
import { applicationStateAt, rentalApplicationLifecycle } from '@portal/contract/applications/lifecycle'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { mayFollow, statesOf } from '@portal/contract/lifecycle'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { filteredMessage } from '@portal/language/contact-filter/verdict'
import { untilTrue } from '@portal/server/test/until-true'
import { and, eq, sql } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { inDays, makeApplication, makeHome, newApplication, newTerms } from '../../../test/new-application.ts'
import { makePerson } from '../../../test/new-consent.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { pdfOf, uploadDocument } from '../../../test/uploads.ts'
import { applications } from '../../schema/applications.ts'
import { consentReads, userConsents } from '../../schema/consents.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { settleApplications } from './settle-applications.ts'

const { signUp, database } = await openTestApp({ jobs: true })
const { compare, create, decline, list, open, read, withdraw } = applicationEndpoints
const { accept } = acceptEndpoints
const { fit } = fitEndpoints
const by = (id: string) => ({ params: { id } })

const meetPeople = async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const parties = { tenant: tenant.user.id, landlord: landlord.user.id }
  return { tenant, landlord, parties, home: await makeHome(database, parties.landlord) }
}

const changeHome = (id: string, change: Partial<typeof properties.$inferInsert>) =>
  database.update(properties).set(change).where(eq(properties.id, id))

const letPass = (id: string, days: number) =>
  database
    .update(applications)
    .set({ expiresAt: inDays(30 - days) })
    .where(eq(applications.id, id))

const titlesOf = async (userId: string): Promise<string[]> =>
  (
    await database
      .select({ title: aiNotifications.title })
      .from(aiNotifications)
      .where(and(eq(aiNotifications.userId, userId), eq(aiNotifications.category, 'application')))
      .orderBy(aiNotifications.id)
  ).map(({ title }) => title)

describe('whether a home fits', () => {
  test('is told to the tenant with both sides, and to the landlord as a yes or no', async () => {
    const { tenant, landlord, home } = await meetPeople()
    await changeHome(home, { minimumIncome: 6000 })
    await tenant.call(tenantProfileEndpoints.update, { body: { monthlyIncome: 5000.25 } })
    const { criteria } = await tenant.call(fit, by(home))
    expect(criteria[0]).toEqual({ name: 'income', asked: 6000, mine: 5000.25, isMet: false })
    expect(criteria.map(({ name }) => name)).toEqual([
      'income',
      'pets',
      'smoking',
      'move_in_date',
      'background_check',
    ])
    const { application } = await tenant.call(create, { body: newApplication(home) })
    const seen = [
      await landlord.call(read, by(application.id)),
      await landlord.call(list),
      await landlord.call(open, by(application.id)),
    ]
    expect(JSON.stringify(seen)).not.toContain('5000')
    expect(seen[0]).toMatchObject({
      application: { fit: expect.arrayContaining([{ name: 'income', isMet: false }]) },
    })
  })

  test('is unknown until the question is answered, in the application too', async () => {
    const { tenant, landlord, home } = await meetPeople()
    await changeHome(home, { petFriendly: false })
    const answer = (petOwner: boolean | null) =>
      tenant.call(tenantProfileEndpoints.update, { body: { petOwner, employerName: 'Bay Ferries' } })
    const pets = async () => (await tenant.call(fit, by(home))).criteria.find(({ name }) => name === 'pets')
    const unknown = { name: 'pets', asked: false, mine: null, isMet: null } as const
    expect(await pets()).toEqual(unknown)
    await answer(null)
    expect(await pets()).toEqual(unknown)
    const { application } = await tenant.call(create, { body: newApplication(home) })
    await answer(false)
    expect(await pets()).toEqual({ ...unknown, mine: false, isMet: true })
    await answer(true)
    expect(await pets()).toEqual({ ...unknown, mine: true, isMet: false })
    expect((await landlord.call(read, by(application.id))).application.fit).toContainEqual({
      name: 'pets',
      isMet: null,
    })
  })

  test('is not told of a home that is private or gone', async () => {
    const { tenant, home } = await meetPeople()
    await changeHome(home, { visibilityLevel: 'private' })
    expect((await tenant.refusal(fit, by(home))).status).toBe(404)
    await changeHome(home, { visibilityLevel: 'public', deletedAt: inDays(0) })
    expect((await tenant.refusal(fit, by(home))).status).toBe(404)
  })
})

const applyAndShare = async () => {
  const met = await meetPeople()
  const { tenant, home } = met
  await tenant.call(tenantProfileEndpoints.update, {
    body: { moveInDate: '2027-03-01', employmentStatus: 'Employed' },
  })
  const document = await uploadDocument(tenant, pdfOf('payslip'), { name: 'Payslip.pdf' })
  const share = { profile: ['moveInDate', 'employmentStatus'], documents: [document.id], days: 14 }
  const { application } = await tenant.call(create, { body: newApplication(home, { share }) })
  return { ...met, document, application }
}

describe('what is shared for an application', () => {
  test('is opened at a press, each look is noted, and only the page opens the application', async () => {
    const { tenant, landlord, application, document } = await applyAndShare()
    const stranger = await signUp('landlord')
    expect(application.consents.map(({ dataCategory, status }) => [dataCategory, status])).toEqual([
      ['profile', 'granted'],
      ['documents', 'granted'],
    ])
    const until = Date.parse(application.consents[0]?.expiresAt ?? '') - Date.now()
    expect(Math.round(until / 86_400_000)).toBe(14)
    const { application: received } = await landlord.call(read, by(application.id))
    expect(received.status).toBe('submitted')
    await landlord.call(list)
    for (const call of [read, open])
      expect((await stranger.refusal(call, by(application.id))).status).toBe(404)
    expect((await landlord.call(open, by(application.id))).application.status).toBe('under_review')
    expect((await landlord.call(open, by(application.id))).application.status).toBe('under_review')
    const [profile = '', papers = ''] = application.consents.map(({ id }) => id)
    expect(await database.$count(consentReads, eq(consentReads.consentId, profile))).toBe(0)
    const { data } = await landlord.call(consentEndpoints.data, by(profile))
    expect(data).toEqual({ moveInDate: '2027-03-01', employmentStatus: 'Employed' })
    const { documents } = await landlord.call(consentEndpoints.data, by(papers))
    expect(documents.map(({ id }) => id)).toEqual([document.id])
    const { reads } = await tenant.call(consentEndpoints.reads, by(profile))
    expect(reads.map(({ fields }) => fields)).toEqual([['moveInDate', 'employmentStatus']])
    await untilTrue(async () => (await titlesOf(tenant.user.id)).length === 1)
    expect(await titlesOf(tenant.user.id)).toEqual(['Alex is reviewing your application'])
  })

  test('ends with the answer that declines it, and the tenant reads the reason', async () => {
    const { tenant, landlord, application, document } = await applyAndShare()
    const [profile = ''] = application.consents.map(({ id }) => id)
    const opened = await landlord.sendTo(documentEndpoints.content, by(document.id))
    const address = opened.headers.get('location') ?? ''
    expect((await landlord.send('GET', address)).status).toBe(200)
    const body = { reason: 'criteria_not_met', criteria: ['move_in_date'], message: 'Call 415-555-0137.' }
    const { application: declined, notice } = await landlord.call(decline, { ...by(application.id), body })
    expect(notice).toBe(filteredMessage)
    expect(declined).toMatchObject({ status: 'declined', decidedAt: expect.any(String) })
    expect((await landlord.refusal(consentEndpoints.data, by(profile))).status).toBe(409)
    expect((await landlord.refusal(documentEndpoints.content, by(document.id))).status).toBe(404)
    expect((await landlord.send('GET', address)).status).toBe(404) // also what was opened before

    expect((await landlord.send('GET', address.replace(/&consent=[^&]+/, ''))).status).toBe(403)
    const { application: read1 } = await tenant.call(read, by(application.id))
    expect(read1).toMatchObject({
      declineReason: 'criteria_not_met',
      declineCriteria: ['move_in_date'],
      declineMessage: 'Call [PHONE REMOVED].',
    })
    await untilTrue(async () => (await titlesOf(tenant.user.id)).length === 1)
  })

  test.each(['withdrawn', 'expired'] as const)('ends once it is %s', async ending => {
    const { tenant, landlord, application } = await applyAndShare()
    const [profile = ''] = application.consents.map(({ id }) => id)
    await landlord.call(consentEndpoints.data, by(profile))
    if (ending === 'withdrawn') await tenant.call(withdraw, by(application.id))
    else await letPass(application.id, 31)
    expect((await landlord.refusal(consentEndpoints.data, by(profile))).status).toBe(409)
    expect((await tenant.call(read, by(application.id))).application.status).toBe(ending)
  })

  test('of income takes the plan of one of the two, and only own documents are shared', async () => {
    const { tenant, landlord, home } = await meetPeople()
    const body = newApplication(home, { share: { financial: ['monthlyIncome'] } })
    expect(await tenant.refusal(create, { body })).toMatchObject({ code: 'plan_limit', plan: 'premium' })
    const foreign = newApplication(home, { share: { documents: [crypto.randomUUID()] } })
    expect(await tenant.refusal(create, { body: foreign })).toMatchObject({
      status: 422,
      fields: { share: expect.any(String) },
    })
    await database.update(users).set({ currentPlan: 'premium' }).where(eq(users.id, landlord.user.id))
    const { application } = await tenant.call(create, { body })
    expect(application.consents).toMatchObject([{ dataCategory: 'financial' }])
  })
})

describe('applying', () => {
  test('takes a day for a home that is not on the map until it has passed everywhere', async () => {
    const { tenant, home } = await meetPeople()
    await changeHome(home, { timeZone: null })
    const anywhere = { timeZone: 'Etc/GMT+12' }
    const applyOn = (days: number) => ({ body: newApplication(home, { moveInDate: day(days, anywhere) }) })
    expect((await tenant.refusal(create, applyOn(-1))).status).toBe(422)
    expect((await tenant.call(create, applyOn(0))).application.status).toBe('submitted')
  })

  test('is possible for a public, available home of someone else, once', async () => {
    const { tenant, landlord, home } = await meetPeople()
    await changeHome(home, { isAvailable: false })
    expect((await tenant.refusal(create, { body: newApplication(home) })).status).toBe(409)
    await changeHome(home, { isAvailable: true, visibilityLevel: 'private' })
    expect((await tenant.refusal(create, { body: newApplication(home) })).status).toBe(409)
    await changeHome(home, { visibilityLevel: 'public' })
    expect((await landlord.refusal(create, { body: newApplication(home) })).status).toBe(403)
    for (const days of [-3, 400]) {
      const body = newApplication(home, { moveInDate: day(days) })
      expect(await tenant.refusal(create, { body })).toMatchObject({
        status: 422,
        fields: { moveInDate: expect.any(String) },
      })
    }
    const body = newApplication(home, { message: 'Mail me: joe@example.org' })
    const { application, notice } = await tenant.call(create, { body })
    expect(application).toMatchObject({
      status: 'submitted',
      message: 'Mail me: [EMAIL REMOVED]',
      terms: { rentAmount: 3200 },
    })
    expect(notice).toBe(filteredMessage)
    expect((await tenant.refusal(create, { body: newApplication(home) })).status).toBe(409)
    await untilTrue(async () => (await titlesOf(landlord.user.id)).length === 1)
    const { notifications } = await landlord.call(notificationEndpoints.list)
    expect(notifications[0]).toMatchObject({
      title: 'New application',
      actionUrl: `/landlord/applications/${application.id}`,
      expiresAt: application.expiresAt,
    })
    await letPass(application.id, 31)
    await tenant.call(create, { body: newApplication(home) })
  })

  test('takes a confirmed address where the portal sends mail', async () => {
    const withMail = await openTestApp({ smtpUrl: 'smtp://127.0.0.1:9' })
    const [tenant, landlord] = [await withMail.signUp('tenant'), await withMail.signUp('landlord')]
    const body = newApplication(await makeHome(withMail.database, landlord.user.id))
    expect(await tenant.refusal(create, { body })).toMatchObject({ status: 403, code: 'email_unconfirmed' })
    await withMail.database.update(users).set({ emailConfirmedAt: inDays(0) })
    await tenant.call(create, { body })
  })
})

describe('the landlord', () => {
  test('reads applicants in the order received, by name alone', async () => {
    const { landlord, home, parties } = await meetPeople()
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      const tenant = await makePerson(database, 'tenant')
      ids.push(await makeApplication(database, { ...parties, tenant }, { propertyId: home }))
    }
    const { applications: received } = await landlord.call(list, { query: { propertyId: home } })
    expect(received.map(({ id }) => id)).toEqual(ids)
    for (const { tenant } of received) expect(Object.keys(tenant)).toEqual(['id', 'firstName', 'lastName'])
    const refused = await landlord.refusal(list, { query: { order: 'newest' } })
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ['order']])
  })

  test('sees no order but that, while tenants read what they sent newest first, a page at a time', async () => {
    const { tenant, parties } = await meetPeople()
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      const propertyId = await makeHome(database, parties.landlord)
      ids.push(await makeApplication(database, parties, { propertyId }))
    }
    const page = (cursor?: string | null) =>
      tenant.call(list, { query: { order: 'newest', limit: '2', ...(cursor && { cursor }) } })
    const first = await page()
    const second = await page(first.nextCursor)
    const seen = [...first.applications, ...second.applications].map(({ id }) => id)
    expect([seen, second.nextCursor]).toEqual([ids.toReversed(), null])
    expect((await tenant.call(list)).applications.map(({ id }) => id)).toEqual(ids)
  })

  test('compares them on Premium, and nobody else does', async () => {
    const { landlord, home, parties } = await meetPeople()
    const first = await makeApplication(database, parties, { propertyId: home })
    await makeApplication(
      database,
      { ...parties, tenant: await makePerson(database, 'tenant') },
      { propertyId: home, status: 'declined' },
    )
    const query = { propertyId: home }
    expect(await landlord.refusal(compare, { query })).toMatchObject({
      status: 403,
      code: 'plan_limit',
      plan: 'premium',
    })
    await database.update(users).set({ currentPlan: 'premium' }).where(eq(users.id, parties.landlord))
    const { applications: compared } = await landlord.call(compare, { query })
    const { application } = await landlord.call(read, by(first))
    expect(compared).toEqual([ComparedApplication.parse(application)])
    expect((await (await signUp('landlord', 'premium')).refusal(compare, { query })).status).toBe(404)
  })

  test('compares any number of them in pages, each once and in the order received', async () => {
    const landlord = await signUp('landlord', 'premium')
    const propertyId = await makeHome(database, landlord.user.id)
    const sent: string[] = []
    for (let number = 0; number < 5; number += 1) {
      const parties = { landlord: landlord.user.id, tenant: await makePerson(database, 'tenant') }
      sent.push(await makeApplication(database, parties, { propertyId }))
    }
    const seen: string[] = []
    let cursor: string | undefined
    for (const size of [2, 2, 1]) {
      const page = await landlord.call(compare, {
        query: { propertyId, limit: '2', ...(cursor && { cursor }) },
      })
      expect([page.applications.length, page.nextCursor === null]).toEqual([size, size === 1])
      seen.push(...page.applications.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    }
    expect(seen).toEqual(sent)
    expect(await landlord.call(compare, { query: { propertyId } })).toMatchObject({ nextCursor: null })
  })
})

const everyState = statesOf(rentalApplicationLifecycle)

test('each state takes the decisions that the graph has, from the right side', async () => {
  const { tenant, landlord, parties } = await meetPeople()
  const stranger = await signUp('landlord')
  for (const status of everyState) {
    const no = { ...by(await makeApplication(database, parties, { status })), body: { reason: 'incomplete' } }
    const back = by(await makeApplication(database, parties, { status }))
    const yes = { ...by(await makeApplication(database, parties, { status })), body: newTerms() }
    const seen = by(await makeApplication(database, parties, { status }))
    const statusAfter = async (next: ApplicationStatus, send: () => Promise<Response>) => {
      expect([status, next, (await send()).status]).toEqual([
        status,
        next,
        mayFollow(rentalApplicationLifecycle, status, next) ? 200 : 409,
      ])
    }
    expect((await tenant.sendTo(decline, no)).status).toBe(403)
    expect((await landlord.sendTo(withdraw, back)).status).toBe(403)
    expect((await tenant.sendTo(accept, yes)).status).toBe(403)
    expect((await stranger.sendTo(accept, yes)).status).toBe(404)
    expect((await tenant.sendTo(open, seen)).status).toBe(403)
    expect((await landlord.sendTo(open, seen)).status).toBe(
      ['submitted', 'under_review'].includes(status) ? 200 : 409,
    )
    await statusAfter('accepted', () => landlord.sendTo(accept, yes))
    await statusAfter('declined', () => landlord.sendTo(decline, no))
    await statusAfter('withdrawn', () => tenant.sendTo(withdraw, back))
  }
})

describe('what ends by itself', () => {
  test.each(everyState)('is the same in the database and in an open page, from %s', async status => {
    const { tenant, parties } = await meetPeople()
    const id = await makeApplication(database, parties, { status })
    for (const days of [29, 31]) {
      await letPass(id, days)
      const { application } = await tenant.call(read, by(id))
      expect(application.status).toBe(applicationStateAt({ ...application, status }, Date.now()))
      const { applications: expired } = await tenant.call(list, { query: { status: 'expired' } })
      expect(expired.some(found => found.id === id)).toBe(application.status === 'expired')
    }
  })

  test('is written down and told once, by however many chores', async () => {
    const { parties } = await meetPeople()
    const id = await makeApplication(database, parties)
    await letPass(id, 24)
    await Promise.all([
      settleApplications(database, { hasMail: false }),
      settleApplications(database, { hasMail: false }),
    ])
    expect(await titlesOf(parties.landlord)).toEqual(['An application expires soon'])
    await letPass(id, 31)
    await Promise.all([
      settleApplications(database, { hasMail: false }),
      settleApplications(database, { hasMail: false }),
    ])
    await settleApplications(database, { hasMail: false })
    expect(await titlesOf(parties.landlord)).toEqual(['An application expires soon', 'Application expired'])
    expect(await titlesOf(parties.tenant)).toEqual(['Application expired'])
  })

  test('a deleted home declines its applications; restored, they wait again, and only once it is gone are people told', async () => {
    const { tenant, landlord, parties, home } = await meetPeople()
    const id = await makeApplication(database, parties, { propertyId: home })
    await landlord.call(ownPropertyEndpoints.delete, by(home))
    const ended = { status: 'declined', declineReason: 'home_unavailable', property: null }
    for (const person of [tenant, landlord]) {
      expect((await person.call(read, by(id))).application).toMatchObject(ended)
      expect((await person.call(list, { query: { status: 'declined' } })).applications).toMatchObject([
        { id },
      ])
    }
    expect((await tenant.refusal(withdraw, by(id))).status).toBe(409)
    expect((await landlord.refusal(open, by(id))).status).toBe(409)
    await settleApplications(database, { hasMail: false })
    expect(await titlesOf(parties.tenant)).toEqual([])
    await landlord.call(ownPropertyEndpoints.restore, by(home))
    expect((await tenant.call(read, by(id))).application.status).toBe('submitted')
    await changeHome(home, { deletedAt: inDays(-1) })
    await database.delete(properties).where(eq(properties.id, home))
    const gone = { ...ended, propertyId: null }
    expect((await tenant.call(read, by(id))).application).toMatchObject(gone)
    await settleApplications(database, { hasMail: false })
    expect((await tenant.call(read, by(id))).application).toMatchObject(gone)
    expect(await titlesOf(parties.tenant)).toEqual(['Application declined'])
  })
})

test('an application opens income and background to requests, and its end closes them', async () => {
  const { landlord, parties } = await meetPeople()
  const id = await makeApplication(database, parties)
  await database.update(users).set({ emailConfirmedAt: inDays(0) })
  const body = {
    ownerId: parties.tenant,
    dataCategory: 'background',
    specificFields: ['hasCriminalHistory'],
    purpose: 'To decide on your application.',
  }
  await landlord.call(consentEndpoints.ask, { body })
  await database.delete(userConsents).where(eq(userConsents.ownerId, parties.tenant))
  await database.update(applications).set({ status: 'declined' }).where(eq(applications.id, id))
  expect((await landlord.refusal(consentEndpoints.ask, { body })).status).toBe(404)
  expect(await database.$count(userConsents, sql`owner_id = ${parties.tenant}`)).toBe(0)
})
