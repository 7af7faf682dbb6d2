import { expect, test } from 'bun:test'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { openMailbox } from '../../../test/mailbox.ts'
import { makeOffer } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { tellOfTenancies } from './tell-of-tenancies.ts'
import { lapseDayOf } from './tenancy-news.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, signUpConfirmed: member } = await openTestApp({ jobs: true, smtpUrl })

const begin = async (values: Partial<typeof tenancies.$inferInsert>, timeZone: string | null = null) => {
  const [tenant, landlord] = [await member('tenant'), await member('landlord')]
  const people = { tenant: tenant.user.id, landlord: landlord.user.id }
  const id = await makeOffer(database, people, values)
  const [stored] = await database.select().from(tenancies).where(eq(tenancies.id, id))
  await database
    .update(properties)
    .set({ timeZone, isAvailable: false })
    .where(eq(properties.id, stored?.propertyId ?? ''))
  const titlesFor = async (person: typeof tenant) =>
    (await person.call(notificationEndpoints.list)).notifications.map(({ title }) => title)
  return { id, tenant, landlord, titles: async () => [await titlesFor(tenant), await titlesFor(landlord)] }
}

/** Twice at once, and again. */
const tell = async () => {
  await Promise.all([1, 2].map(() => tellOfTenancies(database, { hasMail: true })))
  await tellOfTenancies(database, { hasMail: true })
}

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

const mailed = async (email: string, subject: string) => {
  const mailsAbout = async () => (await mailsTo(email)).filter(mail => mail.subject.startsWith(subject))
  await untilTrue(async () => (await mailsAbout()).length > 0)
  return mailsAbout()
}

test('both sides are told once that an offer lapses within three days, and nothing once it has', async () => {
  const soon = await begin({ createdAt: ago(11.5) })
  const early = await begin({ createdAt: ago(10.5) })
  const late = await begin({ createdAt: ago(14.1) })
  await tell()
  expect(await soon.titles()).toEqual([['An offer expires soon'], ['Your offer expires soon']])
  expect(await early.titles()).toEqual([[], []])
  expect(await late.titles()).toEqual([[], []])
  const [mail, ...more] = await mailed(soon.tenant.user.email, 'Offer expires on ')
  expect(mail?.text).toContain(`/tenancies/${soon.id}`)
  expect(more).toEqual([])
  await mailed(soon.landlord.user.email, 'Your offer expires on ')
})

test('an invited address without an account is reminded by mail, and the landlord learns nothing about it', async () => {
  const invitedEmail = `nobody-${crypto.randomUUID()}@example.org`
  const { landlord } = await begin({ createdAt: ago(12), tenantId: null, invitedEmail })
  await tell()
  expect(await mailed(invitedEmail, 'Offer expires on ')).toHaveLength(1)
  const { notifications } = await landlord.call(notificationEndpoints.list)
  expect(notifications[0]?.message).toContain('The person whom you invited has not answered')
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York'])(
  'both sides are told once, by the day in %s, that a tenancy has ended',
  async timeZone => {
    const agreed = { status: 'agreed', agreedAt: ago(100), startsOn: '2025-01-01' } as const
    const today = await begin({ ...agreed, endsOn: day(0, { timeZone }) }, timeZone)
    const yesterday = await begin({ ...agreed, endsOn: day(-1, { timeZone }) }, timeZone)
    const longAgo = await begin({ ...agreed, endsOn: day(-9, { timeZone }) }, timeZone)
    await tell()
    expect(await today.titles()).toEqual([[], []])
    expect(await longAgo.titles()).toEqual([[], []])
    expect(await yesterday.titles()).toEqual([['Your tenancy has ended'], ['A tenancy has ended']])
    const [thread] = (await yesterday.tenant.call(threadEndpoints.list)).threads
    expect(thread?.lastMessage?.event).toMatchObject({
      type: 'tenancy_ended',
      day: day(-1, { timeZone }),
      subjectId: yesterday.id,
    })
    const [mail, ...more] = await mailed(yesterday.landlord.user.email, 'A tenancy has ended')
    expect(mail?.text).toContain('you can list the home again')
    expect(more).toEqual([])
  },
)

test('nobody is told of an end after which the tenant stays on', async () => {
  const agreed = { status: 'agreed', agreedAt: ago(100), startsOn: '2025-01-01' } as const
  const { id, tenant, titles } = await begin({ ...agreed, endsOn: day(-1, { timeZone: null }) })
  const [{ propertyId = '' } = {}] = await database.select().from(tenancies).where(eq(tenancies.id, id))
  const further = { propertyId, tenantId: tenant.user.id, status: 'agreed' as const }
  await database.insert(tenancies).values({ ...further, startsOn: day(0, { timeZone: null }) })
  await tell()
  expect(await titles()).toEqual([[], []])
})

test('a tenant is told of the end even if the landlord deleted the home before the chore ran', async () => {
  const agreed = { status: 'agreed', agreedAt: ago(100), startsOn: '2025-01-01' } as const
  const { id, landlord, titles } = await begin({ ...agreed, endsOn: day(-1, { timeZone: null }) })
  const { tenancy } = await landlord.call(tenancyEndpoints.read, { params: { id } })
  await landlord.call(ownPropertyEndpoints.delete, { params: { id: tenancy.propertyId } })
  await tell()
  expect((await titles())[0]).toEqual(['Your tenancy has ended'])
})

test('an offer that is answered meanwhile is not told of', async () => {
  const { id, titles } = await begin({ createdAt: ago(12) })
  await database.update(tenancies).set({ status: 'declined' }).where(eq(tenancies.id, id))
  await tell()
  expect(await titles()).toEqual([[], []])
})

test('the day on which an offer lapses is the home’s, across a change of its clocks', () => {
  const lapses = (createdAt: string) => lapseDayOf({ createdAt }, { timeZone: 'America/New_York' })
  expect(lapses('2027-03-07T04:30:00.000Z')).toBe('2027-03-21')
  expect(lapses('2027-03-07T03:30:00.000Z')).toBe('2027-03-20')
  expect(lapses('2026-10-25T04:30:00.000Z')).toBe('2026-11-07')
})
