import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany, inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import { openBilling } from '../../../../test/billing.ts'
import { fillAccount, type Someone } from '../../../../test/filled-account.ts'
import { inDays, makeApplication, makeHome } from '../../../../test/new-application.ts'
import { confirmAddress } from '../../../../test/new-consent.ts'
import { makeThread } from '../../../../test/new-thread.ts'
import { personalTables } from '../../../../test/personal-tables.ts'
import { openTestApp, password, registration } from '../../../../test/test-app.ts'
import { untilHandled } from '../../../../test/until-handled.ts'
import { openFolder } from '../../../integrations/objects/open-folder.ts'
import { runHousekeeping } from '../../../platform/database/housekeeping.ts'
import { applicationStatus, applications } from '../../../schema/applications.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import { outgoingMails } from '../../../schema/mail.ts'
import { aiNotifications } from '../../../schema/notifications.ts'
import { isAccountDue, users } from '../../../schema/people.ts'
import { properties } from '../../../schema/properties.ts'
import { tableRecords } from '../../../schema/records.ts'
import { tenancies } from '../../../schema/tenancies.ts'
import { threads } from '../../../schema/threads.ts'
import { tidyDocuments } from '../../documents/tidy-documents.ts'
import { tidyPhotos } from '../../photos/tidy-photos.ts'
import { endAccount, endAccounts } from './end-accounts.ts'

expectErrors(/could not be ended: Error: The process died/)

const folder = await mkdtemp(join(tmpdir(), 'closing-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const objects = openFolder(folder)
const billing = await openBilling()
const { database, register, signUp, visitor, jobs } = await openTestApp({
  jobs: true,
  isSeeded: true,
  payments: billing.payments,
  objects,
})
const means = { payments: billing.payments, announce: jobs.announce }

/** Each table's rows as text. */
const dump = async (): Promise<Map<string, string>> => {
  const found = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const texts = new Map<string, string>()
  for (const { name } of found) {
    const rows = await database.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} as t`,
    )
    texts.set(name, rows.map(({ row }) => row).join('\n'))
  }
  return texts
}

const naming = (texts: Map<string, string>, secrets: readonly string[]): string[] =>
  [...texts]
    .map(([name, text]) => [name, text.toLowerCase()] as const)
    .filter(([, text]) => secrets.some(secret => text.includes(secret.toLowerCase())))
    .map(([name]) => name)
    .toSorted()

/** Lets the chores of later find every object. */
const age = async (): Promise<void> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const past = new Date(Date.now() - 7_200_000)
  for (const file of files.filter(each => each.isFile()))
    await utimes(join(file.parentPath, file.name), past, past)
}

const objectsLeft = async (): Promise<string[]> => {
  const keys: string[] = []
  for (const prefix of ['photos/', 'documents/'])
    for await (const { key } of objects.list(prefix)) keys.push(key)
  return keys
}

/** As if the two weeks were over. */
const makeDue = (id: string) =>
  database.update(users).set({ closesAt: sql`now() - interval '1 minute'` }).where(eq(users.id, id))

const ending = tableRecords.filter(({ end }) => end).map(({ table }) => table)

test('every table that leads to a person says what the end of an account does with it', () => {
  const missing = personalTables.filter(table => !ending.includes(table))
  expect(missing.map(table => getTableName(table))).toEqual([])
})

/** Invites a person, who is told and mailed before the landlord knows whose address it is. */
const invite = async ({ user }: Someone, { propertyId, name }: { propertyId: string; name: string }) => {
  const [id, address] = [Bun.randomUUIDv7(), user.email]
  const invitation = {
    id,
    propertyId,
    invitedEmail: address,
    status: 'offered',
    startsOn: '2100-01-01',
  } as const
  await database.insert(tenancies).values(invitation)
  const told = { title: 'An offer', message: `${name} offers you a home.`, type: 'info' } as const
  await database.insert(aiNotifications).values({
    ...told,
    userId: user.id,
    category: 'tenancy',
    relatedEntityType: 'tenancy',
    relatedEntityId: id,
  })
  const content = { subject: told.title, paragraphs: [told.message] }
  await database.insert(outgoingMails).values({ recipient: address, content })
}

describe.each(['tenant', 'landlord'] as const)('the end of a %s’s account', userType => {
  /** A filled account that is due, the other person of its dealings, and what belongs to both. */
  const filled = async () => {
    const person = await register(userType)
    await confirmAddress(database, person.user.id)
    const other = await signUp(userType === 'tenant' ? 'landlord' : 'tenant')
    const { id: customer } = await billing.call('customers', { email: person.user.email })
    await database.update(users).set({ stripeCustomerId: customer }).where(eq(users.id, person.user.id))
    const { dealing, details: secrets } = await fillAccount(database, person, other)
    if (userType === 'landlord')
      await invite(other, { propertyId: dealing.propertyId, name: `${secrets[0]} ${secrets[1]}` })
    await untilHandled(database) // who is just being notified is ended a minute later
    return { person, other, dealing, customer, secrets }
  }

  test('leaves neither name nor address nor file of theirs, and all that is the other person’s, too', async () => {
    const { person, other, dealing, customer, secrets } = await filled()
    const before = naming(await dump(), [...secrets, person.user.id, ...Object.values(dealing)])
    const nameless = ['newsletter_copies', 'webhook_events']
    const expected = ending.map(table => getTableName(table)).filter(name => !nameless.includes(name))
    expect(expected.filter(name => !before.includes(name))).toEqual([])
    await makeDue(person.user.id)
    await endAccounts(database, means)
    expect(naming(await dump(), secrets)).toEqual([])
    await age()
    await tidyPhotos(database, objects)
    await tidyDocuments(database, objects)
    expect(await objectsLeft()).toEqual([])
    expect(await billing.call(`customers/${customer}`)).toMatchObject({ deleted: true })

    await expectWhole(other, dealing)
    expect((await other.refusal(peopleEndpoints.read, { params: { id: person.user.id } })).status).toBe(404)
    const body = { email: person.user.email, password }
    expect(await visitor().refusal(authEndpoints.login, { body })).toMatchObject({
      code: 'wrong_credentials',
    })
    expect((await person.refusal(authEndpoints.me)).status).toBe(401)
    await visitor().call(accountEndpoints.register, { body: registration({ email: person.user.email }) })
  })

  /** The other person still has the papers of both, of a former member. */
  const expectWhole = async (
    other: Someone,
    { inquiryId, requestId, threadId }: Awaited<ReturnType<typeof fillAccount>>['dealing'],
  ) => {
    const { inquiry } = await other.call(inquiryEndpoints.read, { params: { id: inquiryId } })
    expect(inquiry).toMatchObject({ message: 'Is it quiet?', responseMessage: 'Very.' })
    const member = { firstName: 'Former', lastName: 'member' }
    expect(userType === 'tenant' ? inquiry.tenant : inquiry.landlord).toMatchObject(member)
    const { request, updates } = await other.call(maintenanceEndpoints.read, { params: { id: requestId } })
    expect(request).toMatchObject({ title: 'Dripping tap', description: 'It drips all night.' })
    expect(updates).toHaveLength(1)
    const params = { id: threadId }
    const { thread, messages } = await other.call(threadEndpoints.messages, { params })
    expect(thread).toMatchObject({ other: member, closedBy: thread.other.id })
    const texts = messages.filter(({ kind }) => kind === 'text')
    expect(texts).toMatchObject([{ body: 'Is it quiet?' }, { body: 'Very.' }])
    const body = { message: 'Are you there?' }
    expect((await other.refusal(threadEndpoints.write, { params, body })).status).toBe(409)
    expect((await other.refusal(threadEndpoints.reopen, { params })).status).toBe(409)
  }

  /** Once both have left, nobody can read what they had to do with each other. What stays is the audit log, what was paid for, and minutes. */
  const kept = [
    'model_reservations',
    'payments',
    'security_events',
    'user_subscriptions',
    'users',
    'webhook_events',
  ]

  const expectNothing = async (end: (person: Someone, other: Someone) => Promise<unknown>, pairs = 1) => {
    const gone: string[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const { person, other, dealing } = await filled()
      const ids = [person.user.id, other.user.id]
      for (const id of ids) await makeDue(id)
      await end(person, other)
      gone.push(...ids, ...Object.values(dealing))
    }
    await untilHandled(database)
    await runHousekeeping(database)
    const found = naming(await dump(), gone)
    expect(found.filter(name => !kept.includes(name))).toEqual([])
  }
  /** As the chore does, which comes back a minute later to a person whom someone was just notifying. */
  const end = ({ user }: Someone) =>
    untilTrue(async () => {
      await endAccount(database, means, user.id)
      return (await database.$count(users, and(eq(users.id, user.id), isAccountDue))) === 0
    })

  test('leaves nothing of what was shared once the other person has left, too, in any order', async () => {
    await expectNothing(async (person, other) => {
      await end(person)
      await end(other)
    })
    await expectNothing(async (person, other) => {
      await end(other)
      await end(person)
    })
  })

  test(
    'leaves nothing of what was shared if both leave at the same moment',
    () => expectNothing((person, other) => Promise.all([end(person), end(other)]), howMany(1, 6)),
    inRounds(10),
  )

  test('is the same if it comes late, twice at once, or after a process died in the middle', async () => {
    const { person, customer, secrets } = await filled()
    await makeDue(person.user.id)
    const dying = {
      ...billing.payments,
      deleteCustomer: async (id: string) => {
        await billing.payments.deleteCustomer(id)
        throw new Error('The process died')
      },
    }
    const count = naming(await dump(), secrets).length
    await endAccounts(database, { ...means, payments: dying })
    expect(await billing.call(`customers/${customer}`)).toMatchObject({ deleted: true })
    expect(naming(await dump(), secrets)).toHaveLength(count)
    expect((await person.refusal(authEndpoints.me)).status).toBe(401)
    await Promise.all([endAccounts(database, means), endAccounts(database, means)])
    expect(naming(await dump(), secrets)).toEqual([])
    const readRow = () => database.select().from(users).where(eq(users.id, person.user.id))
    const once = await readRow()
    await endAccounts(database, means)
    expect(await readRow()).toEqual(once)
  })
})

test(
  'a conversation about a home that is gone is gone once both leave at the same moment',
  async () => {
    const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
    const propertyId = await makeHome(database, landlord.user.id)
    const parties = { propertyId, tenantId: tenant.user.id, landlordId: landlord.user.id }
    const threadId = await makeThread(database, parties, ['Is it quiet?'])
    await database.delete(properties).where(eq(properties.id, propertyId))
    for (const { user } of [tenant, landlord]) await makeDue(user.id)
    await Promise.all([tenant, landlord].map(({ user }) => endAccount(database, means, user.id)))
    expect(await database.$count(threads, eq(threads.id, threadId))).toBe(0)
  },
  inRounds(60),
)

test.each(['tenant', 'landlord'] as const)(
  'the offer of a %s who leaves ends with the application; what was agreed to stays',
  async userType => {
    const people = { tenant: await signUp('tenant'), landlord: await signUp('landlord') }
    const parties = { tenant: people.tenant.user.id, landlord: people.landlord.user.id }
    const [offered, agreed] = [
      await makeApplication(database, parties, { status: 'accepted' }),
      await makeApplication(database, parties, { status: 'accepted' }),
    ]
    await database.update(tenancies).set({ status: 'agreed' }).where(eq(tenancies.applicationId, agreed))
    await makeDue(parties[userType])
    await endAccounts(database, means)
    const left = await database
      .select({ id: applications.id, status: applicationStatus })
      .from(applications)
      .where(eq(applications.tenantId, parties.tenant))
      .orderBy(applications.id)
    expect(left).toEqual([
      { id: offered, status: userType === 'tenant' ? 'withdrawn' : 'declined' },
      { id: agreed, status: 'accepted' },
    ])
    expect(await database.$count(tenancies, eq(tenancies.applicationId, offered))).toBe(0)
  },
)

test.each(['tenant', 'landlord'] as const)(
  'who had to do with a %s who leaves is told that the tour is off and the application has ended',
  async userType => {
    const people = { tenant: await signUp('tenant'), landlord: await signUp('landlord') }
    const [tenantId, landlordId] = [people.tenant.user.id, people.landlord.user.id]
    const propertyId = await makeHome(database, landlordId)
    const parties = { propertyId, tenantId, landlordId, propertyTitle: 'Flat' }
    const tour = { status: 'scheduled', scheduledDate: inDays(30) } as const
    await database.insert(propertyInquiries).values({ ...parties, ...tour, message: 'May I see it?' })
    await makeApplication(database, { tenant: tenantId, landlord: landlordId }, { propertyId })
    await makeDue(people[userType].user.id)
    await endAccounts(database, means)
    const other = userType === 'tenant' ? people.landlord : people.tenant
    const newsOf = async () => {
      const { notifications } = await other.call(notificationEndpoints.list)
      return notifications.map(({ title }) => title).toSorted()
    }
    await untilTrue(async () => (await newsOf()).length === 2)
    expect(await newsOf()).toEqual([
      userType === 'tenant' ? 'Application withdrawn' : 'Application declined',
      userType === 'tenant' ? 'Inquiry canceled' : 'Tour canceled',
    ])
    const { threads } = await other.call(threadEndpoints.list)
    expect(threads).toMatchObject([{ lastMessage: { event: { at: tour.scheduledDate } } }])
  },
)
