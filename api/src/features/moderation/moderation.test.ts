// From a report to a decision, its effects, and an appeal.
import { beforeEach, describe, expect, test } from 'bun:test'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { mayFollow, statesOf } from '@portal/contract/lifecycle'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { violationLifecycle } from '@portal/contract/warnings/lifecycle'
import { untilTrue } from '@portal/server/test/until-true'
import { and, eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { confirmAddress } from '../../../test/new-consent.ts'
import { makeAdministrator, makeFinding, makeReport } from '../../../test/new-finding.ts'
import { listHomeOf, newListing } from '../../../test/new-listing.ts'
import { makeRating } from '../../../test/new-rating.ts'
import { filesInZip } from '../../../test/read-zip.ts'
import { openTestApp, password } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { pictureOf, uploadPhoto } from '../../../test/uploads.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { securityEvents } from '../../schema/sessions.ts'
import { contentViolations, platformWarnings } from '../../schema/warnings.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, signUp, visitor, forgetLimits } = await openTestApp({ jobs: true, smtpUrl })
const { create: report, list: reports } = reportEndpoints
const { list: queue, read, take, release, decide } = findingEndpoints
const { list: violations, appeal } = violationEndpoints

type Person = Awaited<ReturnType<typeof signUp>>

const signUpAdmin = async () => {
  const admin = await signUp('tenant')
  await makeAdministrator(database, admin.user.id)
  return admin
}
const [one, other] = [await signUpAdmin(), await signUpAdmin()]

beforeEach(forgetLimits)

const listHome = async () => listHomeOf(await signUp('landlord'))

const reportHome = async (reporter: Person, id: string, reason = 'scam') =>
  (
    await reporter.call(report, {
      body: { subjectType: 'property', subjectId: id, reason, message: 'They want money first.' },
    })
  ).report

const bellOf = async (person: Person) => {
  await untilHandled(database)
  return (await person.call(notificationEndpoints.list)).notifications.filter(
    ({ category }) => category === 'moderation',
  )
}

const confirm = { decision: 'confirmed', reason: 'The photos are of another home.', action: 'none' }
const dismiss = { decision: 'dismissed', reason: 'Nothing is wrong with it.' }

/** Confirms as many findings about the person as restrict them. */
const confirmThree = async (person: Person) => {
  const ids = []
  for (let index = 0; index < 3; index += 1) {
    const id = await makeFinding(database, person.user.id)
    await database
      .update(users)
      .set({ contentViolationCount: sql`${users.contentViolationCount} + 1` })
      .where(eq(users.id, person.user.id))
    await one.call(decide, { params: { id }, body: confirm })
    ids.push(id)
  }
  return ids
}

test('a reported listing is hidden, its landlord reads why and appeals, and the reporter learns the outcome', async () => {
  const { landlord, property, params } = await listHome()
  await confirmAddress(database, landlord.user.id)
  const tenant = await signUp('tenant')
  const { id } = await reportHome(tenant, property.id)
  expect(await landlord.call(violations)).toMatchObject({ violations: [], restriction: null })
  const reason = 'The photos are of another home.'
  const { violation } = await one.call(decide, {
    params: { id },
    body: { decision: 'confirmed', reason, action: 'hide' },
  })
  expect(violation).toMatchObject({ id, status: 'confirmed', action: 'hide', decisionReason: reason })

  expect((await visitor().refusal(propertyEndpoints.read, { params })).status).toBe(404)
  const { properties: found } = await visitor().call(propertyEndpoints.search)
  expect(found.map(home => home.id)).not.toContain(property.id)
  const { properties: own } = await landlord.call(ownPropertyEndpoints.my)
  expect(own[0]).toMatchObject({ visibilityLevel: 'private', heldReason: reason })
  const publish = { params, body: { visibilityLevel: 'public' } }
  expect((await landlord.refusal(listingEndpoints.update, publish)).status).toBe(409)
  expect((await landlord.refusal(ownPropertyEndpoints.duplicate, { params, body: {} })).status).toBe(409)

  const told = await landlord.call(violations)
  expect(told.violations).toMatchObject([
    { id, subjectTitle: property.title, reason: 'scam', action: 'hide', decisionReason: reason },
  ])
  const [notification] = await bellOf(landlord)
  expect(notification?.message).toContain(reason)
  await untilTrue(async () => (await mailsTo(landlord.user.email)).some(({ text }) => text.includes(reason)))
  expect((await tenant.call(reports)).reports).toMatchObject([
    { id, status: 'confirmed', outcome: 'removed' },
  ])
  expect(await bellOf(tenant)).toMatchObject([{ title: 'Your report was reviewed' }])

  await landlord.call(appeal, { params: { id }, body: { message: 'They are mine.' } })
  expect(await one.refusal(decide, { params: { id }, body: dismiss })).toMatchObject({
    status: 409,
    message: 'Someone else must decide this appeal.',
  })
  await other.call(decide, { params: { id }, body: dismiss })
  expect((await visitor().call(propertyEndpoints.read, { params })).property.id).toBe(property.id)
  expect((await tenant.call(reports)).reports).toMatchObject([{ id, status: 'dismissed', outcome: 'kept' }])
  const [person] = await database.select().from(users).where(eq(users.id, landlord.user.id))
  expect(person?.complianceFlags).toEqual([])
})

test('a hidden home that was changed waits for an administrator, who frees it', async () => {
  const { landlord, property, params } = await listHome()
  const { id } = await reportHome(await signUp('tenant'), property.id, 'wrong_details')
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  for (const title of ['Honest flat', 'An honest flat'])
    await landlord.call(listingEndpoints.update, { params, body: { title } })
  const { violations: waiting } = await one.call(queue, { query: { source: 'check' } })
  expect(waiting).toMatchObject([{ subjectId: property.id, reason: 'wrong_details', openCount: 1 }])
  await one.call(decide, { params: { id: waiting[0]?.id ?? '' }, body: dismiss })
  expect((await visitor().call(propertyEndpoints.read, { params })).property.title).toBe('An honest flat')
  expect(await bellOf(landlord)).toMatchObject([{ title: 'We looked at your change' }, {}])
})

test('a decision takes all open reports of the same thing for the same reason along, and counts once', async () => {
  const { landlord, property } = await listHome()
  const reporters = await Promise.all(['scam', 'scam', 'scam', 'other'].map(() => signUp('tenant')))
  const made = []
  for (const [index, reporter] of reporters.entries())
    made.push(await reportHome(reporter, property.id, index === 3 ? 'other' : 'scam'))
  const { violations: waiting } = await one.call(queue, { query: { source: 'report' } })
  expect(waiting.filter(({ subjectId }) => subjectId === property.id)).toMatchObject([
    { id: made[0]?.id, openCount: 4, reasons: ['other', 'scam'], subjectTitle: property.title },
  ])
  await one.call(decide, { params: { id: made[0]?.id ?? '' }, body: confirm })
  const stored = await database
    .select({ status: contentViolations.status })
    .from(contentViolations)
    .where(eq(contentViolations.subjectId, property.id))
    .orderBy(contentViolations.id)
  expect(stored.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed', 'pending'])
  expect(await landlord.call(violations)).toMatchObject({
    violations: [{ reason: 'scam' }],
    restriction: null,
  })
  for (const reporter of reporters.slice(0, 3))
    expect(await bellOf(reporter)).toMatchObject([{ title: 'Your report was reviewed' }])
})

test('three confirmed violations bar from posting, until one is appealed with success', async () => {
  const landlord = await signUp('landlord')
  const ids = await confirmThree(landlord)
  const refusal = await landlord.refusal(listingEndpoints.create, { body: newListing() })
  expect([refusal.status, refusal.code]).toEqual([403, 'restricted'])
  expect(refusal.message).toContain('Three violations')
  expect((await landlord.call(violations)).restriction).toMatchObject({ until: null })
  const params = { id: ids[1] ?? '' }
  await landlord.call(appeal, { params, body: { message: 'It was my own address.' } })
  expect((await landlord.refusal(appeal, { params, body: { message: 'Again.' } })).status).toBe(409)
  await other.call(decide, { params, body: dismiss })
  await landlord.call(listingEndpoints.create, { body: newListing() })
  expect((await landlord.refusal(appeal, { params, body: { message: 'Again.' } })).status).toBe(409)
})

test('an appeal that is turned down leaves everything as it was', async () => {
  const { landlord, property, params } = await listHome()
  const { id } = await reportHome(await signUp('tenant'), property.id)
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  await untilHandled(database)
  await landlord.call(appeal, { params: { id }, body: { message: 'Please.' } })
  await other.call(decide, { params: { id }, body: { decision: 'confirmed', reason: 'It is a scam.' } })
  expect((await visitor().refusal(propertyEndpoints.read, { params })).status).toBe(404)
  expect((await landlord.call(violations)).violations).toMatchObject([
    { status: 'confirmed', appealReason: 'It is a scam.', mayAppealUntil: null },
  ])
  const [newest] = await bellOf(landlord)
  expect(newest?.title).toBe('Your appeal was turned down')
})

test('what two decisions hide is shown once both were taken back', async () => {
  const { landlord, property, params } = await listHome()
  const ids = []
  for (const reason of ['scam', 'wrong_details']) {
    const { id } = await reportHome(await signUp('tenant'), property.id, reason)
    ids.push(id)
  }
  for (const id of ids) await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  const statuses = []
  for (const id of ids) {
    await landlord.call(appeal, { params: { id }, body: { message: 'It is right.' } })
    await other.call(decide, { params: { id }, body: dismiss })
    statuses.push((await visitor().sendTo(propertyEndpoints.read, { params })).status)
  }
  expect(statuses).toEqual([404, 200])
})

test('an appeal is possible for 30 days', async () => {
  const person = await signUp('tenant')
  const decided = async (days: number) =>
    makeFinding(database, person.user.id, {
      status: 'confirmed',
      reviewedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    })
  const body = { message: 'It was nothing.' }
  expect((await person.refusal(appeal, { params: { id: await decided(30.01) }, body })).status).toBe(409)
  await person.call(appeal, { params: { id: await decided(29.99) }, body })
})

test('neither answers nor notifications name the reporter to the accused, and a dismissed report is never told', async () => {
  const { landlord, property } = await listHome()
  const tenant = await signUp('tenant')
  await database.update(users).set({ lastName: 'Zanzibar' }).where(eq(users.id, tenant.user.id))
  const { id } = await reportHome(tenant, property.id)
  await one.call(decide, { params: { id }, body: confirm })
  const { id: harmless } = await reportHome(tenant, property.id, 'wrong_details')
  await one.call(decide, { params: { id: harmless }, body: dismiss })
  await bellOf(landlord)
  for (const endpoint of [
    violations,
    notificationEndpoints.list,
    warningEndpoints.list,
    ownPropertyEndpoints.my,
    reports,
  ]) {
    const text = await (await landlord.sendTo(endpoint)).text()
    for (const secret of [tenant.user.id, 'Zanzibar', 'They want money first', harmless])
      expect(text).not.toContain(secret)
  }
})

test('a doubt about a listing is told only once it was confirmed', async () => {
  const { landlord, property } = await listHome()
  const about = { source: 'check', subjectType: 'property', subjectId: property.id } as const
  const doubt = async (violationType: string) =>
    makeFinding(database, landlord.user.id, { ...about, violationType, reason: 'fake_listing' })
  await one.call(decide, { params: { id: await doubt('like_picture') }, body: dismiss })
  expect(await bellOf(landlord)).toEqual([])
  await one.call(decide, { params: { id: await doubt('low_rent') }, body: confirm })
  expect(await bellOf(landlord)).toMatchObject([{ title: 'A decision about your listing' }])
})

test('ten decisions at once: one counts, and warns once', async () => {
  const landlord = await signUp('landlord')
  const admins = await Promise.all(Array.from({ length: 10 }, signUpAdmin))
  const id = await makeReport(database, {
    accused: landlord.user.id,
    reporter: (await signUp('tenant')).user.id,
  })
  const body = { ...confirm, action: 'warn' }
  const answers = await Promise.all(admins.map(admin => admin.sendTo(decide, { params: { id }, body })))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  const isTheirs = eq(platformWarnings.userId, landlord.user.id)
  expect(await database.$count(platformWarnings, isTheirs)).toBe(1)
})

test('warnings become more severe, and one goes with the decision that an appeal takes back', async () => {
  const landlord = await signUp('landlord')
  const ids = []
  for (const reason of ['harassment', 'scam', 'other', 'off_platform'] as const) {
    const reporter = (await signUp('tenant')).user.id
    const id = await makeReport(database, { accused: landlord.user.id, reporter }, { reason })
    await one.call(decide, { params: { id }, body: { ...confirm, action: 'warn' } })
    ids.push(id)
  }
  const severities = async () => (await landlord.call(warningEndpoints.list)).map(({ severity }) => severity)
  expect(await severities()).toEqual(['critical', 'critical', 'high', 'medium'])
  const params = { id: ids[0] ?? '' }
  await landlord.call(appeal, { params, body: { message: 'I was polite.' } })
  await other.call(decide, { params, body: dismiss })
  expect(await severities()).toEqual(['critical', 'critical', 'high'])
  const [person] = await database.select().from(users).where(eq(users.id, landlord.user.id))
  expect(person?.complianceFlags).toEqual(['scam', 'other', 'off_platform'])
  expect(person?.lastContentReview).not.toBeNull()
})

describe('a report', () => {
  const about = (subjectId: string, subjectType = 'person') => ({
    body: { subjectType, subjectId, reason: 'harassment' },
  })

  test('is one open one of a person and a thing, and 20 a day', async () => {
    const tenant = await signUp('tenant')
    const landlords: Person[] = []
    for (let index = 0; index < 21; index += 1) landlords.push(await signUp('landlord'))
    const [first, ...further] = landlords
    const send = async (landlord: Person | undefined) =>
      (await tenant.sendTo(report, about(landlord?.user.id ?? ''))).status
    expect([await send(first), await send(first)]).toEqual([201, 409])
    for (const landlord of further.slice(0, 19)) expect(await send(landlord)).toBe(201)
    expect(await send(further.at(-1))).toBe(429)
  })

  test('is of what the reporter can see, and never of themselves', async () => {
    const { landlord, property, params } = await listHome()
    const tenant = await signUp('tenant')
    expect((await landlord.refusal(report, about(property.id, 'property'))).status).toBe(409)
    expect((await tenant.refusal(report, about(tenant.user.id))).status).toBe(409)
    await landlord.call(listingEndpoints.update, { params, body: { visibilityLevel: 'private' } })
    const { inquiry } = await askAbout(await listHome())
    const [message] = await database.execute<{ id: string }>(
      sql`select id from thread_messages where inquiry_id = ${inquiry.id}`,
    )
    for (const parts of [
      about(property.id, 'property'),
      about(message?.id ?? '', 'message'),
      about(crypto.randomUUID(), 'rating'),
      about(crypto.randomUUID()),
    ])
      expect((await tenant.refusal(report, parts)).status).toBe(404)
  })

  test('of someone whose last ten were all dismissed waits behind others', async () => {
    const [often, now, accused] = [await signUp('tenant'), await signUp('tenant'), await listHome()]
    const parties = { accused: accused.landlord.user.id, reporter: often.user.id }
    const wrong = { status: 'dismissed', reviewedAt: new Date().toISOString() } as const
    for (let index = 0; index < 10; index += 1) await makeReport(database, parties, wrong)
    const { property } = await listHome()
    const { id: behind } = await reportHome(often, accused.property.id)
    const { id: ahead } = await reportHome(now, property.id)
    const { violations: waiting } = await one.call(queue, { query: { limit: '100', source: 'report' } })
    const ids = waiting.map(({ id }) => id)
    expect(ids.indexOf(ahead)).toBeLessThan(ids.indexOf(behind))
  })

  test('of a scam or of discrimination tells administrators at once, but not the accused', async () => {
    const accused = await signUpAdmin()
    const tenant = await signUp('tenant')
    const body = { subjectType: 'person', subjectId: accused.user.id, reason: 'scam' }
    const { report: made } = await tenant.call(report, { body })
    const hears = async (person: Person) =>
      (await bellOf(person)).some(({ actionUrl }) => actionUrl === `/admin/violations/${made.id}`)
    expect([await hears(one), await hears(accused)]).toEqual([true, false])
  })
})

const askAbout = async ({ landlord, property }: Awaited<ReturnType<typeof listHome>>) => {
  const tenant = await signUp('tenant')
  const body = { propertyId: property.id, message: 'You are a fool.' }
  const { inquiry } = await tenant.call(inquiryEndpoints.create, { body })
  return { tenant, landlord, inquiry, params: { id: inquiry.threadId ?? '' } }
}

test('a removed message keeps its place, is shown to administrators with what was said around it, and each reading is noted', async () => {
  const { tenant, landlord, inquiry, params } = await askAbout(await listHome())
  for (const message of ['Please be kind.', 'Is it free?']) {
    await landlord.call(threadEndpoints.write, { params, body: { message } })
  }
  const { messages } = await landlord.call(threadEndpoints.messages, { params })
  const [insult] = messages
  const body = { subjectType: 'message', subjectId: insult?.id ?? '', reason: 'harassment' }
  const { id } = (await landlord.call(report, { body })).report
  const detail = await one.call(read, { params: { id } })
  expect(detail.context.map(message => [message.body, message.isReported])).toEqual([
    ['You are a fool.', true],
    ['Please be kind.', false],
    ['Is it free?', false],
  ])
  const isNoted = and(
    eq(securityEvents.userId, one.user.id),
    eq(securityEvents.eventType, 'moderation_read'),
    sql`${securityEvents.eventData} ->> 'violationId' = ${id}`,
  )
  await one.call(read, { params: { id } })
  expect(await database.$count(securityEvents, isNoted)).toBe(2)
  const { events } = await one.call(securityEndpoints.activity)
  expect(events[0]?.eventType).toBe('moderation_read')
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  const shown = async () => {
    const [first] = (await landlord.call(threadEndpoints.messages, { params })).messages
    const { inquiries } = await landlord.call(inquiryEndpoints.list)
    return [first?.body, inquiries.find(row => row.id === inquiry.id)?.message]
  }
  expect(await shown()).toEqual([null, 'Removed by the portal'])
  await tenant.call(appeal, { params: { id }, body: { message: 'It was a joke.' } })
  await other.call(decide, { params: { id }, body: dismiss })
  expect(await shown()).toEqual(['You are a fool.', 'You are a fool.'])
})

test('a removed rating keeps its place without words, and does not count', async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
  const rating = await makeRating(database, ids, { rating: 1, text: 'A thief.' })
  const body = { subjectType: 'rating', subjectId: rating, reason: 'harassment' }
  const { id } = (await landlord.call(report, { body })).report
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  const shown = await visitor().call(ratingEndpoints.ofLandlord, { params: { id: ids.landlord } })
  expect(shown).toMatchObject({ ratings: [{ text: null, removedAt: expect.any(String) }], ratingsCount: 0 })
})

test('a removed message is removed from the bell of its reader', async () => {
  const { tenant, landlord, params } = await askAbout(await listHome())
  const { message } = await tenant.call(threadEndpoints.write, { params, body: { message: 'You are slow.' } })
  const bell = async () => {
    await untilHandled(database)
    return (await landlord.sendTo(notificationEndpoints.list)).text()
  }
  expect(await bell()).toContain('You are slow.')
  const body = { subjectType: 'message', subjectId: message.id, reason: 'harassment' }
  const { id } = (await landlord.call(report, { body })).report
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  const text = await bell()
  expect(text).not.toContain('You are slow.')
  expect(text).toContain('Removed by the portal')
})

test('a removed answer is removed from the inquiry that it answered, too, and comes back with an appeal', async () => {
  const { tenant, landlord, inquiry, params } = await askAbout(await listHome())
  const say = async (message: string) =>
    (await landlord.call(inquiryEndpoints.respond, { params: { id: inquiry.id }, body: { message } })).inquiry
  await say('Go away.')
  await say('It is taken.')
  const { messages } = await tenant.call(threadEndpoints.messages, { params })
  const rude = messages.find(({ body }) => body === 'Go away.')
  const body = { subjectType: 'message', subjectId: rude?.id ?? '', reason: 'harassment' }
  const { id } = (await tenant.call(report, { body })).report
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  const shown = async () => {
    const text = await (await tenant.sendTo(inquiryEndpoints.list)).text()
    return [text.includes('Go away.'), text.includes('It is taken.')]
  }
  expect(await shown()).toEqual([false, true])
  await landlord.call(appeal, { params: { id }, body: { message: 'I was joking.' } })
  await other.call(decide, { params: { id }, body: dismiss })
  expect(await shown()).toEqual([true, true])
})

test('an author reports the answer to their rating, which hides both', async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
  const rating = await makeRating(database, ids, { text: 'Cold.', answer: 'You liar.' })
  const body = { subjectType: 'rating', subjectId: rating, reason: 'harassment' }
  const { id } = (await tenant.call(report, { body })).report
  const { violation } = await one.call(read, { params: { id } })
  expect([violation.accused.id, violation.contentText]).toEqual([ids.landlord, 'You liar.'])
})

describe('each state of a violation', () => {
  const states = statesOf(violationLifecycle)
  const at = new Date().toISOString()

  test.each(states)('allows what the lifecycle has after %s, and only to whom it is for', async status => {
    const person = await signUp('tenant')
    const stranger = await signUp('tenant')
    const make = () =>
      makeFinding(database, person.user.id, {
        status,
        ...(status !== 'pending' && { reviewedAt: at }),
        ...(status === 'appealed' && { appealedAt: at }),
      })
    for (const decision of ['confirmed', 'dismissed'] as const) {
      const parts = { params: { id: await make() }, body: { decision, reason: 'So it is.' } }
      expect((await person.sendTo(decide, parts)).status).toBe(403)
      const { status: answered } = await one.sendTo(decide, parts)
      expect([decision, answered]).toEqual([
        decision,
        mayFollow(violationLifecycle, status, decision) ? 200 : 409,
      ])
    }
    const parts = { params: { id: await make() }, body: { message: 'It was nothing.' } }
    expect((await stranger.sendTo(appeal, parts)).status).toBe(404)
    const { status: appealed } = await person.sendTo(appeal, parts)
    expect(appealed).toBe(mayFollow(violationLifecycle, status, 'appealed') ? 200 : 409)
  })
})

test('an export has what was decided and what its person reported, but never who reported them', async () => {
  const [accused, reporter] = [await signUp('tenant'), await signUp('tenant')]
  const ids = { accused: accused.user.id, reporter: reporter.user.id }
  const id = await makeReport(database, ids, { note: 'They called me names.' })
  await one.call(decide, { params: { id }, body: confirm })
  const waiting = await makeReport(database, ids, { reason: 'scam', note: 'They ask for money.' })
  const dataOf = async (person: Person) => {
    await person.call(exportEndpoints.ask)
    let made: string | null | undefined
    await untilTrue(async () => {
      made = (await person.call(exportEndpoints.read)).dataExport?.documentId
      return Boolean(made)
    })
    const found = await person.sendTo(documentEndpoints.content, { params: { id: made ?? '' } })
    const zip = await person.send('GET', found.headers.get('location') ?? '')
    return (await filesInZip(Buffer.from(await zip.bytes()))).get('data.json')?.toString() ?? ''
  }
  const [told, reported] = [await dataOf(accused), await dataOf(reporter)]
  for (const hidden of [ids.reporter, 'They called me names.', waiting]) expect(told).not.toContain(hidden)
  for (const shown of [id, confirm.reason]) expect(told).toContain(shown)
  for (const shown of ['They called me names.', 'They ask for money.']) expect(reported).toContain(shown)
  expect(reported).not.toContain(confirm.reason)
})

describe('an administrator', () => {
  test('takes what is about one thing, and nobody else decides it until it is left to others', async () => {
    const { property } = await listHome()
    const [first, second] = [await signUp('tenant'), await signUp('tenant')]
    const { id } = await reportHome(first, property.id)
    const { id: another } = await reportHome(second, property.id, 'other')
    await one.call(take, { params: { id } })
    const { violation } = await one.call(take, { params: { id } })
    expect(violation.takenBy?.id).toBe(one.user.id)
    for (const endpoint of [take, decide])
      for (const params of [{ id }, { id: another }])
        expect((await other.refusal(endpoint, { params, body: dismiss })).message).toEndWith('is on this.')
    await other.call(release, { params: { id } })
    expect((await other.refusal(take, { params: { id } })).status).toBe(409)
    await one.call(release, { params: { id: another } })
    await other.call(take, { params: { id } })
    await database
      .update(contentViolations)
      .set({ takenAt: sql`now() - interval '31 minutes'` })
      .where(eq(contentViolations.subjectId, property.id))
    await one.call(decide, { params: { id }, body: dismiss })
  })

  test('decides neither about themselves nor about their own report', async () => {
    const { property } = await listHome()
    const { id } = await reportHome(one, property.id)
    const aboutThem = await makeFinding(database, one.user.id)
    for (const params of [{ id }, { id: aboutThem }]) {
      expect((await one.refusal(decide, { params, body: dismiss })).status).toBe(403)
      expect((await one.call(read, { params })).cannotDecide).toBeString()
    }
  })

  test('who is restricted meanwhile still decides, but not once they are no administrator', async () => {
    const admin = await signUpAdmin()
    const person = await signUp('tenant')
    const set = (fields: object) => database.update(users).set(fields).where(eq(users.id, admin.user.id))
    const decided = async () => {
      const params = { id: await makeFinding(database, person.user.id) }
      return (await admin.sendTo(decide, { params, body: dismiss })).status
    }
    await set({ isContentRestricted: true })
    expect(await decided()).toBe(200)
    await set({ isAdmin: false })
    expect(await decided()).toBe(403)
  })

  test('decides an appeal alone if there is no other', async () => {
    const alone = one.user.id
    const others = and(eq(users.isAdmin, true), sql`${users.id} <> ${alone}`)
    const before = await database.select({ id: users.id }).from(users).where(others)
    await database.update(users).set({ isAdmin: false }).where(others)
    const person = await signUp('tenant')
    const id = await makeFinding(database, person.user.id)
    await one.call(decide, { params: { id }, body: confirm })
    await person.call(appeal, { params: { id }, body: { message: 'No.' } })
    await one.call(decide, { params: { id }, body: dismiss })
    for (const { id: admin } of before) await makeAdministrator(database, admin)
  })

  test('hides only what can be hidden, and does nothing to what they dismiss', async () => {
    const person = await signUp('tenant')
    const id = await makeFinding(database, person.user.id)
    for (const body of [
      { ...confirm, action: 'hide' },
      { ...dismiss, action: 'warn' },
    ])
      expect((await one.refusal(decide, { params: { id }, body })).fields).toHaveProperty('action')
    const { violation } = await one.call(decide, { params: { id }, body: dismiss })
    expect(violation.status).toBe('dismissed')
  })

  test('finds decided ones newest first, and counts what waits', async () => {
    const { violations: decided, counts } = await one.call(queue, { query: { status: 'dismissed' } })
    expect(decided.length).toBeGreaterThan(1)
    expect(decided.map(({ id }) => id)).toEqual(
      decided
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
    expect(counts.waiting).toBeGreaterThan(0)
    expect(counts.decidedThisWeek).toBeGreaterThan(5)
    const { violations: waiting } = await one.call(queue)
    expect(counts.oldestAt).toBe(waiting[0]?.createdAt ?? null)
  })
})

test('the queue shows a home as it is now, and one that was deleted meanwhile is hidden all the same', async () => {
  const { landlord, property, params } = await listHome()
  const { id } = await reportHome(await signUp('tenant'), property.id)
  const shown = async () => (await one.call(read, { params: { id } })).subject
  expect((await shown())?.pictures).toEqual([])
  const { url } = await uploadPhoto(landlord, await pictureOf(900, 600), { purpose: 'home' })
  await landlord.call(listingEndpoints.update, { params, body: { images: [url] } })
  expect((await shown())?.pictures).toEqual([url])
  await landlord.call(ownPropertyEndpoints.delete, { params })
  expect(await shown()).toBeNull()
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  await landlord.call(ownPropertyEndpoints.restore, { params })
  expect((await visitor().refusal(propertyEndpoints.read, { params })).status).toBe(404)
})

test('administrators see the pictures of a hidden home and of a reported message, and nobody else does', async () => {
  const { landlord, property, params } = await listHome()
  const stranger = await signUp('landlord')
  const pictureBy = async (person: Person, purpose: string) =>
    uploadPhoto(person, await pictureOf(900, 600), { purpose })
  const seenOf = async (id: string) => {
    const readers = [one, stranger, visitor()]
    const answers = readers.map(reader => reader.sendTo(photoEndpoints.read, { params: { id } }))
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  const ofHome = await pictureBy(landlord, 'home')
  await landlord.call(listingEndpoints.update, { params, body: { images: [ofHome.url] } })
  const { tenant, params: thread } = await askAbout({ landlord, property, params })
  const ofMessage = await pictureBy(tenant, 'message')
  const body = { message: 'Look.', photos: [ofMessage.url] }
  const { message } = await tenant.call(threadEndpoints.write, { params: thread, body })
  expect([await seenOf(ofHome.id), await seenOf(ofMessage.id)]).toEqual([
    [200, 200, 200],
    [404, 404, 404],
  ])
  const { id } = await reportHome(tenant, property.id)
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  const insult = { subjectType: 'message', subjectId: message.id, reason: 'harassment' }
  const { id: reported } = (await landlord.call(report, { body: insult })).report
  await one.call(decide, { params: { id: reported }, body: { ...confirm, action: 'hide' } })
  for (const picture of [ofHome, ofMessage]) expect(await seenOf(picture.id)).toEqual([200, 404, 404])
})

test('what was reported of someone goes with their account, and what they reported loses their words', async () => {
  const { landlord, property } = await listHome()
  const tenant = await signUp('tenant')
  const { id } = await reportHome(tenant, property.id)
  const body = { currentPassword: password }
  await tenant.call(closingEndpoints.close, { body })
  const { violation } = await one.call(read, { params: { id } })
  expect([violation.reporter, violation.note]).toEqual([null, null])
  await landlord.call(closingEndpoints.close, { body })
  expect((await one.refusal(decide, { params: { id }, body: confirm })).status).toBe(404)
  const { violations: waiting } = await one.call(queue, { query: { limit: '100' } })
  expect(waiting.map(finding => finding.id)).not.toContain(id)
})

test('a home that is deleted and restored while an administrator hides it stays hidden', async () => {
  const { landlord, property, params } = await listHome()
  const { id } = await reportHome(await signUp('tenant'), property.id)
  await one.call(decide, { params: { id }, body: { ...confirm, action: 'hide' } })
  await landlord.call(ownPropertyEndpoints.delete, { params })
  await landlord.call(ownPropertyEndpoints.restore, { params })
  const [stored] = await database.select().from(properties).where(eq(properties.id, property.id))
  expect(stored).toMatchObject({ visibilityLevel: 'private', heldVisibility: 'public' })
})
