import { beforeEach, describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { mayFollow, statesOf } from '@portal/contract/lifecycle'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { dayInWords } from '@portal/contract/values/day-words'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { reviewLifecycle } from '@portal/contract/verifications/lifecycle'
import type { DecideReview, SendPapers } from '@portal/contract/verifications/review'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp, registration } from '../../../test/test-app.ts'
import { metersBetween } from '../../domain/meters-between.ts'
import { documents } from '../../schema/documents.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { rateLimits, securityEvents } from '../../schema/sessions.ts'
import { locationVerifications, verificationReviews } from '../../schema/verification.ts'
import { tellOfCheckEnds } from './tell-of-ends.ts'

const { signUpConfirmed, visitor, database } = await openTestApp({ smtpUrl: (await openMailbox()).smtpUrl })
type Person = Awaited<ReturnType<typeof signUpConfirmed>>

const { send, locate, list: queue, decide } = reviewEndpoints

beforeEach(async () => {
  await database.delete(rateLimits)
  await database.delete(verificationReviews)
})

const reviewer = await signUpConfirmed('tenant')
const other = await signUpConfirmed('landlord')
for (const { user } of [reviewer, other])
  await database.update(users).set({ isAdmin: true }).where(eq(users.id, user.id))

/** With the account type's fields. */
const landlordAs = async (fields: Record<string, string>): Promise<Person> => {
  const browser = visitor()
  const { user } = await browser.call(accountEndpoints.register, {
    body: registration({ userType: 'landlord', ...fields }),
  })
  await database.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, user.id))
  return Object.assign(browser, { user })
}
const organization = () => landlordAs({ accountType: 'organization', organizationName: 'Bay Homes' })
const realtor = () => landlordAs({ accountType: 'realtor', licenseNumber: '01948372', licenseState: 'CA' })

let papers = 0
/** Only its row: nobody reads its bytes here. */
const paperOf = async ({ user }: Person, name = 'License.pdf'): Promise<string> => {
  papers += 1
  const id = Bun.randomUUIDv7()
  await database.insert(documents).values({
    id,
    ownerId: user.id,
    purpose: 'other',
    name,
    contentType: 'application/pdf',
    bytes: 1000,
    sha256: `${papers}`,
    storageKey: id,
  })
  return id
}
const sendFrom = async (person: Person, body: Omit<SendPapers, 'documentIds'> & { documentIds?: string[] }) =>
  (await person.call(send, { body: { documentIds: [await paperOf(person)], ...body } })).verification
const decideAs = (by: Person, id: string, body: Partial<DecideReview> & Pick<DecideReview, 'decision'>) =>
  by.call(decide, { params: { id }, body })
const latest = async (person: Person, kind: string) =>
  (await person.call(verificationEndpoints.list)).verifications.find(check => check.kind === kind)
const seen = async (person: Person) =>
  (await visitor().call(peopleEndpoints.read, { params: { id: person.user.id } })).person
const kinds = async (person: Person) => (await seen(person)).checks.map(({ kind }) => kind)
const aHome = async (person: Person) =>
  (await person.call(listingEndpoints.create, { body: newListing({ latitude: 37.8, longitude: -122.26 }) }))
    .property

describe('papers of an organization', () => {
  test('wait for a reviewer; an approval shows the badge, and its owner is told', async () => {
    const person = await organization()
    const { id, ...sent } = await sendFrom(person, { kind: 'organization' })
    expect(sent).toMatchObject({ kind: 'organization', status: 'pending', subject: 'Bay Homes' })
    expect((await seen(person)).isOrganizationVerified).toBe(false)
    const { reviews } = await reviewer.call(queue, { query: {} })
    expect(reviews).toMatchObject([
      { id, claim: 'Bay Homes', person: { id: person.user.id }, documents: [{ name: 'License.pdf' }] },
    ])
    const { review } = await decideAs(reviewer, id, { decision: 'approved' })
    expect(Date.parse(review.expiresAt ?? '') - Date.now()).toBeGreaterThan(729 * 86_400_000)
    expect([(await seen(person)).isOrganizationVerified, await kinds(person)]).toEqual([
      true,
      ['organization'],
    ])
    expect((await latest(person, 'organization'))?.status).toBe('verified')
    expect(await database.$count(aiNotifications, eq(aiNotifications.userId, person.user.id))).toBe(1)
    const mails = await database
      .select()
      .from(outgoingMails)
      .where(
        and(
          eq(outgoingMails.userId, person.user.id),
          sql`${outgoingMails.content} ->> 'subject' like '%verified'`,
        ),
      )
    expect(mails).toHaveLength(1)
  })

  test('that are rejected show nothing, and their owner reads the reason', async () => {
    const person = await organization()
    const { id } = await sendFrom(person, { kind: 'organization' })
    expect(
      (await reviewer.refusal(decide, { params: { id }, body: { decision: 'rejected' } })).fields,
    ).toEqual({
      reason: 'Please say what is missing',
    })
    await decideAs(reviewer, id, { decision: 'rejected', reason: 'The register names someone else.' })
    expect(await latest(person, 'organization')).toMatchObject({
      status: 'failed',
      reason: 'The register names someone else.',
    })
    expect([(await seen(person)).isOrganizationVerified, await kinds(person)]).toEqual([false, []])
    expect((await sendFrom(person, { kind: 'organization' })).status).toBe('pending')
  })

  test('end with its name, also while they wait', async () => {
    const person = await organization()
    const rename = (organizationName: string) =>
      person.call(accountEndpoints.updateProfile, { body: { organizationName } })
    const { id } = await sendFrom(person, { kind: 'organization' })
    await decideAs(reviewer, id, { decision: 'approved' })
    await rename('Bay Homes')
    expect(await kinds(person)).toEqual(['organization'])
    await rename('Hill Homes')
    expect([(await seen(person)).isOrganizationVerified, await kinds(person)]).toEqual([false, []])
    expect((await latest(person, 'organization'))?.status).toBe('revoked')
    const waiting = await sendFrom(person, { kind: 'organization' })
    await rename('Lake Homes')
    const refusal = await reviewer.refusal(decide, {
      params: { id: waiting.id },
      body: { decision: 'approved' },
    })
    expect(refusal.code).toBe('conflict')
  })

  test('show no badge once they have ended', async () => {
    const person = await organization()
    const { id } = await sendFrom(person, { kind: 'organization' })
    await decideAs(reviewer, id, { decision: 'approved' })
    const past = new Date(Date.now() - 1000).toISOString()
    await database.update(users).set({ organizationVerifiedUntil: past }).where(eq(users.id, person.user.id))
    await database.update(verificationReviews).set({ expiresAt: past }).where(eq(verificationReviews.id, id))
    const { user } = await person.call(authEndpoints.profile)
    expect([user.isOrganizationVerified, await kinds(person)]).toEqual([false, []])
    expect((await latest(person, 'organization'))?.status).toBe('expired')
  })
})

/** Papers end with a day of UTC. */
const dayFrom = (days: number) => day(days, { timeZone: 'UTC' })

describe('a license', () => {
  const approve = async (person: Person, expiresAt: string) => {
    const { id } = await sendFrom(person, { kind: 'license' })
    await decideAs(reviewer, id, { decision: 'approved', expiresAt })
    return id
  }

  test('holds until the end of the day that the reviewer reads from it', async () => {
    const person = await realtor()
    const { id } = await sendFrom(person, { kind: 'license' })
    for (const expiresAt of [undefined, dayFrom(-2), dayFrom(4000)]) {
      const body = { decision: 'approved' as const, expiresAt }
      expect((await reviewer.refusal(decide, { params: { id }, body })).fields).toHaveProperty('expiresAt')
    }
    await decideAs(reviewer, id, { decision: 'approved', expiresAt: dayFrom(300) })
    expect((await seen(person)).checks).toMatchObject([
      { kind: 'license', expiresAt: `${dayFrom(300)}T23:59:59.999Z` },
    ])
    expect((await seen(person)).isOrganizationVerified).toBe(true)
    await person.call(accountEndpoints.updateProfile, { body: { licenseNumber: '01948373' } })
    expect(await kinds(person)).toEqual([])
  })

  test('ends: its realtor is told once before, has no badge the day after, and renews it', async () => {
    const person = await realtor()
    const told = async () => {
      await Promise.all([1, 2].map(() => tellOfCheckEnds(database, { hasMail: true })))
      const notices = await database
        .select({ title: aiNotifications.title, message: aiNotifications.message })
        .from(aiNotifications)
        .where(and(eq(aiNotifications.userId, person.user.id), eq(aiNotifications.type, 'reminder')))
      const mails = await database.$count(
        outgoingMails,
        and(
          eq(outgoingMails.userId, person.user.id),
          sql`${outgoingMails.content} ->> 'subject' = 'Your license’s check ends soon'`,
        ),
      )
      return { notices, mails }
    }
    const id = await approve(person, dayFrom(31))
    expect(await told()).toEqual({ notices: [], mails: 0 })
    const moveTo = async (end: string) => {
      await database.update(users).set({ organizationVerifiedUntil: end }).where(eq(users.id, person.user.id))
      await database.update(verificationReviews).set({ expiresAt: end }).where(eq(verificationReviews.id, id))
    }
    const lastDay = dayFrom(29)
    await moveTo(`${lastDay}T23:59:59.999Z`)
    const title = 'Your license’s check ends soon'
    const message = `It holds until ${dayInWords(lastDay)}. Send new papers to keep the badge.`
    expect(await told()).toEqual({ notices: [{ title, message }], mails: 1 })
    expect(await told()).toMatchObject({ mails: 1 })

    await moveTo(`${dayFrom(-1)}T23:59:59.999Z`)
    expect([(await seen(person)).isOrganizationVerified, await kinds(person)]).toEqual([false, []])
    expect((await latest(person, 'license'))?.status).toBe('expired')
    await approve(person, dayFrom(700))
    expect([(await seen(person)).isOrganizationVerified, await kinds(person)]).toEqual([true, ['license']])
  })

  test('that was renewed in time ends without a word', async () => {
    const person = await realtor()
    await approve(person, dayFrom(10))
    await approve(person, dayFrom(700))
    await tellOfCheckEnds(database, { hasMail: true })
    const isReminder = and(eq(aiNotifications.userId, person.user.id), eq(aiNotifications.type, 'reminder'))
    expect(await database.$count(aiNotifications, isReminder)).toBe(0)
    expect(await kinds(person)).toEqual(['license'])
  })
})

describe('who may', () => {
  test('only what the account has can be checked, with own papers, once at a time', async () => {
    const [person, stranger] = [await organization(), await signUpConfirmed('tenant')]
    const refusalOf = async (by: Person, body: SendPapers) => {
      const { code, fields } = await by.refusal(send, { body })
      return [code, ...Object.keys(fields ?? {})]
    }
    const documentIds = [await paperOf(person)]
    expect(await refusalOf(person, { kind: 'license', documentIds })).toEqual(['invalid', 'kind'])
    expect(
      await refusalOf(stranger, { kind: 'organization', documentIds: [await paperOf(stranger)] }),
    ).toEqual(['invalid', 'kind'])
    expect(await refusalOf(person, { kind: 'organization', documentIds: [await paperOf(stranger)] })).toEqual(
      ['invalid', 'documentIds'],
    )
    expect(await refusalOf(person, { kind: 'organization', documentIds: [] })).toEqual([
      'invalid',
      'documentIds',
    ])
    expect(await refusalOf(person, { kind: 'document', documentIds })).toEqual(['plan_limit'])
    await database.update(users).set({ currentPlan: 'basic' }).where(eq(users.id, person.user.id))
    expect((await sendFrom(person, { kind: 'document' })).subject).toBe('License.pdf')
    await sendFrom(person, { kind: 'organization' })
    expect(await refusalOf(person, { kind: 'organization', documentIds })).toEqual(['conflict'])
    await database.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, stranger.user.id))
    expect(await refusalOf(stranger, { kind: 'document', documentIds })).toEqual(['email_unconfirmed'])
  })

  test('nobody but owner and reviewer opens the papers, only while they wait, and each reading is in the log', async () => {
    const person = await organization()
    const paper = await paperOf(person)
    const open = async (by: { sendTo: Person['sendTo'] }) =>
      (await by.sendTo(documentEndpoints.content, { params: { id: paper } })).status
    const reads = () =>
      database.$count(
        securityEvents,
        and(
          eq(securityEvents.eventType, 'verification_read'),
          eq(securityEvents.userId, reviewer.user.id),
          sql`${securityEvents.eventData} ->> 'documentId' = ${paper}`,
        ),
      )
    expect([await open(reviewer), await reads()]).toEqual([404, 0])
    const { id } = await sendFrom(person, { kind: 'organization', documentIds: [paper] })
    const stranger = await signUpConfirmed('landlord')
    expect(await Promise.all([open(person), open(stranger), open(visitor())])).toEqual([302, 404, 404])
    expect([await open(reviewer), await open(reviewer), await reads()]).toEqual([302, 302, 2])
    await decideAs(reviewer, id, { decision: 'approved' })
    expect([await open(reviewer), await reads()]).toEqual([404, 2])
    const [document] = await database.select().from(documents).where(eq(documents.id, paper))
    expect(document?.review).toBe('verified')
  })

  test('the queue is read a page at a time, the oldest first', async () => {
    const sent: string[] = []
    for (let count = 0; count < 3; count += 1)
      sent.push((await sendFrom(await organization(), { kind: 'organization' })).id)
    const first = await reviewer.call(queue, { query: { limit: '2' } })
    const rest = await reviewer.call(queue, { query: { limit: '2', cursor: first.nextCursor ?? '' } })
    expect([...first.reviews, ...rest.reviews].map(({ id }) => id)).toEqual(sent)
    expect(rest.nextCursor).toBeNull()
  })

  test.each(statesOf(reviewLifecycle))(
    'papers that are %s are decided as their lifecycle allows',
    async status => {
      const person = await organization()
      const { id } = await sendFrom(person, { kind: 'organization' })
      for (const decision of ['approved', 'rejected'] as const) {
        await database.update(verificationReviews).set({ status }).where(eq(verificationReviews.id, id))
        const body = { decision, reason: 'So it is.' }
        const answered = await reviewer.sendTo(decide, { params: { id }, body })
        expect(answered.status).toBe(mayFollow(reviewLifecycle, status, decision) ? 200 : 409)
        const refused = await person.sendTo(decide, { params: { id }, body })
        expect(refused.status).toBe(403)
      }
    },
  )

  test('reviewers decide once, and not about themselves', async () => {
    const person = await organization()
    const { id } = await sendFrom(person, { kind: 'organization' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        [reviewer, other][index % 2]?.sendTo(decide, { params: { id }, body: { decision: 'approved' } }),
      ),
    )
    expect(answers.map(answer => answer?.status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    await database.update(users).set({ currentPlan: 'basic' }).where(eq(users.id, reviewer.user.id))
    const own = await sendFrom(reviewer, { kind: 'document' })
    const refusal = await reviewer.refusal(decide, { params: { id: own.id }, body: { decision: 'approved' } })
    expect([refusal.status, refusal.code]).toEqual([403, 'forbidden'])
  })
})

describe('a home', () => {
  const at = (north: number) => ({ latitude: 37.8 + north / 111_195, longitude: -122.26 })
  const locateAt = async (person: Person, propertyId: string, north: number, accuracy = 30) =>
    person.sendTo(locate, { body: { propertyId, accuracy, ...at(north) } })

  test('is shown by a phone that is near and sure of it, once a day', async () => {
    const person = await signUpConfirmed('landlord')
    const home = await aHome(person)
    expect(Math.round(metersBetween(at(0), at(200)))).toBe(200)
    for (const [north, accuracy] of [
      [300, 30],
      [0, 500],
      [9000, 30],
    ] as const)
      expect((await locateAt(person, home.id, north, accuracy)).status).toBe(422)
    const refusal = await person.refusal(locate, { body: { propertyId: home.id, accuracy: 30, ...at(9000) } })
    expect(refusal.fields).toEqual({ latitude: 'Your phone is about 5.6 miles from the home' })
    expect((await locateAt(person, home.id, 200)).status).toBe(201)
    expect((await locateAt(person, home.id, 0)).status).toBe(409)
    expect((await seen(person)).checks).toMatchObject([{ kind: 'home_location', subject: home.title }])
    const stranger = await signUpConfirmed('landlord')
    expect((await locateAt(stranger, home.id, 0)).status).toBe(404)
  })

  test('whose pin is moved by a kilometer loses what was checked there; a little does not matter', async () => {
    const person = await signUpConfirmed('landlord')
    const home = await aHome(person)
    await locateAt(person, home.id, 0)
    const { id } = await sendFrom(person, { kind: 'home', propertyId: home.id })
    await decideAs(reviewer, id, { decision: 'approved' })
    expect((await kinds(person)).sort()).toEqual(['home', 'home_location'])
    const move = (north: number) =>
      person.call(listingEndpoints.update, { params: { id: home.id }, body: at(north) })
    await move(100)
    expect((await kinds(person)).sort()).toEqual(['home', 'home_location'])
    await move(1000)
    expect(await kinds(person)).toEqual([])
    for (const kind of ['home', 'home_location']) expect((await latest(person, kind))?.status).toBe('revoked')
    expect((await locateAt(person, home.id, 1000)).status).toBe(409)
  })

  test('needs its place on the map, and is shown only while everyone can see it', async () => {
    const person = await signUpConfirmed('landlord')
    const body = newListing({ latitude: null, longitude: null })
    const { property } = await person.call(listingEndpoints.create, { body })
    const documentIds = [await paperOf(person)]
    const sent = { kind: 'home' as const, propertyId: property.id, documentIds }
    expect((await person.refusal(send, { body: sent })).fields).toHaveProperty('propertyId')
    expect((await person.refusal(send, { body: { kind: 'home', documentIds } })).fields).toHaveProperty(
      'propertyId',
    )
    const home = await aHome(person)
    const { id } = await sendFrom(person, { kind: 'home', propertyId: home.id })
    await decideAs(reviewer, id, { decision: 'approved' })
    expect(await kinds(person)).toEqual(['home'])
    await person.call(listingEndpoints.update, {
      params: { id: home.id },
      body: { visibilityLevel: 'private' },
    })
    expect(await kinds(person)).toEqual([])
    expect(await database.$count(locationVerifications, eq(locationVerifications.propertyId, home.id))).toBe(
      1,
    )
  })
})
