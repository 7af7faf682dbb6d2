import { describe, expect, test } from 'bun:test'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { howMany } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { newApplication } from '../../../test/new-application.ts'
import { confirmAddress } from '../../../test/new-consent.ts'
import { newListing } from '../../../test/new-listing.ts'
import { newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp, registration } from '../../../test/test-app.ts'
import { rateLimits } from '../../schema/sessions.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { smtpUrl, untilMailed } = await openMailbox()
const { database, register, signUp, signUpConfirmed, visitor } = await openTestApp({ jobs: true, smtpUrl })
const { agree, decline, withdraw, list, read, my } = tenancyEndpoints
const { invite } = tenancyWritingEndpoints

const member = (userType: 'tenant' | 'landlord') => signUpConfirmed(userType, 'enterprise')
type Person = Awaited<ReturnType<typeof member>>

const homeOf = async (landlord: Person, fields: Record<string, unknown> = {}) =>
  (await landlord.call(listingEndpoints.create, { body: newListing(fields) })).property

const inviteTo = async (landlord: Person, email: string, fields: object = {}) => {
  const { id: propertyId } = await homeOf(landlord)
  const body = { propertyId, email, startsOn: day(-1), ...fields }
  return (await landlord.call(invite, { body })).tenancy
}

test('an address without an account is invited by mail: its owner registers, confirms, agrees, and can file a repair there, and only there', async () => {
  const landlord = await member('landlord')
  const email = `new-${Bun.randomUUIDv7()}@example.org`
  const offer = await inviteTo(landlord, email, { rentAmount: 2100, rentDueDay: 3 })
  expect(offer).toMatchObject({ status: 'offered', tenant: null, invitedEmail: email, rentAmount: 2100 })
  const [mail] = await untilMailed(email)
  expect(mail?.text).toContain(sitePaths.signUpFor(`/tenancies/${offer.id}`))
  const tenant = visitor()
  await tenant.call(accountEndpoints.register, { body: registration({ email }) })
  expect((await tenant.call(list)).tenancies).toEqual([])
  expect((await tenant.refusal(agree, { params: { id: offer.id } })).status).toBe(404)
  const confirmation = (await untilMailed(email, 2)).find(({ subject }) => subject.includes('confirm'))
  const token = /#(?:token=)?([\w-]{43})/.exec(confirmation?.text ?? '')?.[1] ?? ''
  await tenant.call(linkEndpoints.confirmEmail, { body: { token } })
  const { tenancies: offers } = await tenant.call(list)
  expect(offers.map(({ id, status, invitedEmail }) => ({ id, status, invitedEmail }))).toEqual([
    { id: offer.id, status: 'offered', invitedEmail: null },
  ])
  const file = (propertyId: string) => ({ body: newRequest(propertyId) }) as const
  expect((await tenant.refusal(filingEndpoints.create, file(offer.propertyId))).status).toBe(404)
  const { tenancy } = await tenant.call(agree, { params: { id: offer.id } })
  expect(tenancy).toMatchObject({ status: 'active', threadId: expect.any(String), expiresAt: null })
  await tenant.call(filingEndpoints.create, file(offer.propertyId))
  const another = await homeOf(landlord)
  expect((await tenant.refusal(filingEndpoints.create, file(another.id))).status).toBe(404)
  const { tenancy: theirs } = await landlord.call(read, { params: { id: offer.id } })
  expect(theirs).toMatchObject({ status: 'active', tenant: { firstName: 'Alex' }, invitedEmail: null })
})

test('an agreement declines the applications of others, and ends what they shared for them', async () => {
  const [landlord, tenant, other] = [await member('landlord'), await member('tenant'), await member('tenant')]
  const { email } = (await tenant.call(authEndpoints.me)).user
  const { id: propertyId } = await homeOf(landlord)
  const share = { profile: ['employmentStatus'], days: 14 }
  await other.call(tenantProfileEndpoints.update, { body: { employmentStatus: 'Employed' } })
  const { application } = await other.call(applicationEndpoints.create, {
    body: newApplication(propertyId, { share }),
  })
  const [consent] = application.consents
  const offer = await inviteTo(landlord, email, { propertyId, startsOn: day(10) })
  await tenant.call(agree, { params: { id: offer.id } })
  const { application: ended } = await other.call(applicationEndpoints.read, {
    params: { id: application.id },
  })
  expect(ended).toMatchObject({ status: 'declined', declineReason: 'another_applicant' })
  const looked = await landlord.refusal(consentEndpoints.data, { params: { id: consent?.id ?? '' } })
  expect(looked.status).toBe(409)
})

test('a known, an unknown and a landlord’s address are answered alike, and the landlord sees no difference until one agrees', async () => {
  const landlord = await member('landlord')
  const [tenant, other] = [await member('tenant'), await member('landlord')]
  const addresses = [tenant.user.email, 'nobody@example.org', other.user.email, landlord.user.email]
  const seen: object[] = []
  for (const email of addresses) {
    const { id } = await inviteTo(landlord, email)
    const answered = (await landlord.call(read, { params: { id } })).tenancy
    const {
      id: _,
      propertyId: __,
      householdId: ___,
      invitedEmail,
      createdAt,
      updatedAt,
      expiresAt,
      ...rest
    } = answered
    expect(invitedEmail).toBe(email)
    expect([createdAt, expiresAt].every(Boolean)).toBe(true)
    expect(updatedAt).toBe(createdAt)
    seen.push(rest)
  }
  for (const one of seen) expect(one).toEqual(seen[0] ?? {})
  await untilTrue(async () => (await tenant.call(notificationEndpoints.list)).notifications.length === 1)
  expect((await tenant.call(list)).tenancies).toHaveLength(1)
  expect((await other.call(list)).tenancies).toEqual([])
})

test('an unconfirmed address takes up nothing, and its mail leads to the offer', async () => {
  const landlord = await member('landlord')
  const tenant = await register('tenant')
  const { id } = await inviteTo(landlord, tenant.user.email)
  const mails = await untilMailed(tenant.user.email, 2)
  expect(mails.map(({ text }) => text).join()).toMatch(RegExp(`^https?://[^/]+/tenancies/${id}$`, 'm'))
  expect((await tenant.refusal(read, { params: { id } })).status).toBe(404)
  await confirmAddress(database, tenant.user.id)
  expect((await tenant.call(read, { params: { id } })).tenancy.status).toBe('offered')
})

test('each side does what is theirs, strangers find nothing, and what is over stays over', async () => {
  const landlord = await member('landlord')
  const [tenant, stranger, other] = [await member('tenant'), await member('tenant'), await member('landlord')]
  const offered = () => inviteTo(landlord, tenant.user.email)
  for (const [verb, right, wrong, state] of [
    [agree, tenant, landlord, 'active'],
    [decline, tenant, landlord, 'declined'],
    [withdraw, landlord, tenant, 'withdrawn'],
  ] as const) {
    const offer = await offered()
    const params = { id: offer.id }
    for (const person of [stranger, other]) expect((await person.refusal(verb, { params })).status).toBe(404)
    expect(await wrong.refusal(verb, { params })).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await right.call(verb, { params })).tenancy.status).toBe(state)
    for (const again of [agree, decline])
      expect(await tenant.refusal(again, { params })).toMatchObject({ status: 409, code: 'conflict' })
    expect((await landlord.refusal(withdraw, { params })).status).toBe(409)
    const recipient = right === tenant ? landlord : tenant
    const page =
      recipient === landlord ? `/landlord/properties/${offer.propertyId}` : `/tenancies/${offer.id}`
    await untilTrue(async () =>
      (await recipient.call(notificationEndpoints.list)).notifications.some(
        ({ actionUrl, title }) => actionUrl === page && title !== 'A home is offered to you',
      ),
    )
  }
})

test('an offer lapses after 14 days, whoever reads it, and nobody can agree to it', async () => {
  const landlord = await member('landlord')
  const tenant = await member('tenant')
  const { id } = await inviteTo(landlord, tenant.user.email)
  await database
    .update(tenancies)
    .set({ createdAt: sql`now() - interval '14 days'` })
    .where(eq(tenancies.id, id))
  for (const person of [tenant, landlord])
    expect((await person.call(read, { params: { id } })).tenancy.status).toBe('expired')
  expect(await tenant.refusal(agree, { params: { id } })).toMatchObject({
    status: 409,
    message: 'This offer has expired.',
  })
})

const rounds = howMany(1, 50)

// Before the many rounds: their mails, a few at a time, would go first.
test('one address is mailed at most ten offers a day, whoever makes them, and five an hour', async () => {
  const email = 'much-invited@example.org'
  const invitedTimes = async (times: number) => {
    const landlord = await member('landlord')
    for (let time = 0; time < times; time += 1) await inviteTo(landlord, email)
  }
  await invitedTimes(6)
  await untilMailed(email, 5)
  const hourly = `mailed-links offer ${email}`
  const isHourly = eq(rateLimits.key, new Bun.CryptoHasher('sha256').update(hourly).digest('base64url'))
  await database.delete(rateLimits).where(isHourly)
  await invitedTimes(6)
  await untilMailed(email, 10)
  await database.delete(rateLimits).where(isHourly)
  await invitedTimes(1)
  const { email: other } = (await signUp('tenant')).user
  const landlord = await member('landlord')
  await inviteTo(landlord, other)
  await untilMailed(other)
  expect(await untilMailed(email, 10)).toHaveLength(10)
})

test(`of two offers agreed to at once, one is agreed, the other refused, and the home is rented (${rounds} rounds)`, async () => {
  const [one, two] = [await member('tenant'), await member('tenant')]
  for (let round = 0; round < rounds; round += 1) {
    const patient = await member('landlord')
    const { id: propertyId } = await homeOf(patient)
    const offers = [one, two].map(({ user }) =>
      inviteTo(patient, user.email, { propertyId, startsOn: day(20) }),
    )
    const [first, second] = await Promise.all(offers)
    const answers = await Promise.all([
      one.sendTo(agree, { params: { id: first?.id ?? '' } }),
      two.sendTo(agree, { params: { id: second?.id ?? '' } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      (await visitor().call(propertyEndpoints.read, { params: { id: propertyId } })).property.isAvailable,
    ).toBe(false)
    const loser = answers[0]?.status === 409 ? one : two
    const lost = answers[0]?.status === 409 ? first : second
    const { tenancy: late } = await loser.call(read, { params: { id: lost?.id ?? '' } })
    expect(late).toMatchObject({ status: 'withdrawn', endReason: 'home_rented' })
    await untilTrue(async () =>
      (await loser.call(notificationEndpoints.list)).notifications.some(
        ({ actionUrl, message }) =>
          actionUrl === `/tenancies/${lost?.id}` && message.includes('promised to someone else'),
      ),
    )
  }
})

test(`of a deletion and an invitation or an agreement at once, no home is gone that someone may agree to, or has (${rounds} rounds)`, async () => {
  const tenant = await member('tenant')
  for (let round = 0; round < rounds; round += 1) {
    const landlord = await member('landlord')
    const { id } = await homeOf(landlord)
    const body = { propertyId: id, email: tenant.user.email, startsOn: day(20) }
    const remove = () => landlord.sendTo(ownPropertyEndpoints.delete, { params: { id } })
    const [deleted, invited] = await Promise.all([remove(), landlord.sendTo(invite, { body })])
    expect([
      [204, 404],
      [409, 201],
    ]).toContainEqual([deleted.status, invited.status])
    if (deleted.status === 204) continue
    const [offer] = (await landlord.call(list)).tenancies
    const answers = await Promise.all([remove(), tenant.sendTo(agree, { params: { id: offer?.id ?? '' } })])
    expect(answers.map(({ status }) => status)).toEqual([409, 200])
  }
})

describe('people of one household', () => {
  test('may all agree; a lapsed or foreign offer makes no household', async () => {
    const landlord = await member('landlord')
    const [one, two] = [await member('tenant'), await member('tenant')]
    const first = await inviteTo(landlord, one.user.email, { startsOn: day(20) })
    const { propertyId } = first
    const second = await inviteTo(landlord, two.user.email, {
      propertyId,
      startsOn: day(20),
      householdOf: first.id,
    })
    expect(second.householdId).toBe(first.householdId)
    for (const [person, { id }] of [
      [one, first],
      [two, second],
    ] as const)
      expect((await person.call(agree, { params: { id } })).tenancy.status).toBe('agreed')
    const { id: elsewhere } = await homeOf(landlord)
    const body = { propertyId: elsewhere, email: one.user.email, startsOn: day(20), householdOf: first.id }
    expect((await landlord.refusal(invite, { body })).fields).toHaveProperty('householdOf')
  })
})

test('people who lived together before they were invited may all agree, and the landlord is warned', async () => {
  const landlord = await member('landlord')
  const [one, two] = [await member('tenant'), await member('tenant')]
  const first = await inviteTo(landlord, one.user.email, { startsOn: day(-400) })
  const second = await inviteTo(landlord, two.user.email, {
    startsOn: day(-300),
    propertyId: first.propertyId,
  })
  for (const [person, { id }] of [
    [one, first],
    [two, second],
  ] as const)
    expect((await person.call(agree, { params: { id } })).tenancy.status).toBe('active')
  const body = { propertyId: first.propertyId, email: 'third@example.org', startsOn: day(5) }
  expect((await landlord.call(invite, { body })).warning).toContain('Other people live in this home')
})

test('an address is invited to a home once for the same days, and may stay on with a further offer', async () => {
  const [landlord, tenant] = [await member('landlord'), await member('tenant')]
  const { email } = tenant.user
  const first = await inviteTo(landlord, email, { startsOn: day(-100), endsOn: day(20) })
  const { propertyId } = first
  const again = { propertyId, email: email.toUpperCase(), startsOn: day(20) }
  expect((await landlord.refusal(invite, { body: again })).status).toBe(409)
  await tenant.call(agree, { params: { id: first.id } })
  expect((await landlord.refusal(invite, { body: again })).status).toBe(409)
  const further = await inviteTo(landlord, email, { ...again, email, startsOn: day(21) })
  const { tenancy } = await tenant.call(agree, { params: { id: further.id } })
  expect(tenancy.status).toBe('agreed')
  const { tenancies: theirs } = await tenant.call(list)
  expect(theirs.map(({ status }) => status)).toEqual(['agreed', 'active'])
})

test('terms are checked: days, leases, and whose home it is', async () => {
  const landlord = await member('landlord')
  const { id: propertyId } = await homeOf(landlord)
  const body = { propertyId, email: 'ada@example.org', startsOn: day(0) }
  const fieldsOf = async (fields: object) =>
    Object.keys((await landlord.refusal(invite, { body: { ...body, ...fields } })).fields ?? {})
  expect(await fieldsOf({ startsOn: day(-51 * 366) })).toEqual(['startsOn'])
  expect(await fieldsOf({ startsOn: day(6 * 366) })).toEqual(['startsOn'])
  expect(await fieldsOf({ startsOn: day(-30), endsOn: day(-2) })).toEqual(['endsOn'])
  expect(await fieldsOf({ leaseDocumentId: Bun.randomUUIDv7() })).toEqual(['leaseDocumentId'])
  const other = await member('landlord')
  expect((await other.refusal(invite, { body })).status).toBe(404)
  const unconfirmed = await signUp('landlord')
  const { property } = await unconfirmed.call(listingEndpoints.create, { body: newListing() })
  expect((await unconfirmed.refusal(invite, { body: { ...body, propertyId: property.id } })).code).toBe(
    'email_unconfirmed',
  )
})

test('a landlord invites 20 people a day', async () => {
  const busy = await member('landlord')
  const { id: propertyId } = await homeOf(busy)
  for (let number = 0; number < 20; number += 1)
    await inviteTo(busy, `person-${number}@example.com`, { propertyId })
  const body = { propertyId, email: 'one-more@example.com', startsOn: day(0) }
  expect((await busy.refusal(invite, { body })).status).toBe(429)
})

test('people read where they live today by the home’s day, and everything of theirs in one list', async () => {
  const landlord = await member('landlord')
  const tenant = await member('tenant')
  const [first, second] = [
    await inviteTo(landlord, tenant.user.email),
    await inviteTo(landlord, tenant.user.email, { startsOn: day(40) }),
  ]
  for (const { id } of [first, second]) await tenant.call(agree, { params: { id } })
  expect((await tenant.call(my)).tenancies.map(({ id }) => id)).toEqual([first.id])
  expect((await tenant.call(list)).tenancies.map(({ id, status }) => [id, status])).toEqual([
    [second.id, 'agreed'],
    [first.id, 'active'],
  ])
  const { tenancies: ofHome } = await landlord.call(list, { query: { propertyId: first.propertyId } })
  expect(ofHome.map(({ id }) => id)).toEqual([first.id])
})
