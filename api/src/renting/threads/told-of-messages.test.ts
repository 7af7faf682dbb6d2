// By open pages, the bell, and mail.
import { afterAll, describe, expect, test } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { and, eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { createApp } from '../../app.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { startJobs } from '../../start-jobs.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { app, services, database, url, signUp, visitor } = await openTestApp({
  jobs: true,
  smtpUrl,
  env: { publicOrigin: 'http://localhost:3000' },
})
const { list, write, read, stream } = threadEndpoints

type Person = Awaited<ReturnType<typeof signUp>>

const confirm = ({ user }: Person) =>
  database.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, user.id))

/** The tenant’s question was answered and read. */
const begin = async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
  const question = { propertyId: property.id, message: 'Is it quiet?' }
  const { inquiry } = await tenant.call(inquiryEndpoints.create, { body: question })
  const params = { id: inquiry.threadId ?? '' }
  await landlord.call(inquiryEndpoints.respond, { params: { id: inquiry.id }, body: { message: 'Very.' } })
  await untilHandled(database)
  for (const person of [tenant, landlord]) {
    await person.call(read, { params, body: { position: 2 } })
    await confirm(person)
  }
  const say = async (person: Person, message: string) =>
    (await person.call(write, { params, body: { message } })).message
  return { tenant, landlord, home: property, params, say }
}

const bellOf = async (person: Person, query: Record<string, string> = { unread: 'true' }) =>
  (await person.call(notificationEndpoints.list, { query })).notifications.filter(
    ({ category }) => category === 'message',
  )

describe('the bell', () => {
  test('has one notification of a conversation, of its newest message, until that is read', async () => {
    const { tenant, landlord, home, params, say } = await begin()
    for (let number = 0; number <= 10; number += 1) {
      await say(landlord, `Message ${number}`)
      if (number % 5 === 0) await untilHandled(database)
    }
    await untilHandled(database)
    const { firstName, lastName } = landlord.user
    expect(await bellOf(tenant)).toMatchObject([
      {
        title: `Message from ${firstName} ${lastName}`,
        message: `${home.title}: Message 10`,
        actionUrl: `/messages/${params.id}`,
      },
    ])
    const newest = await tenant.call(notificationEndpoints.list)
    expect(newest.notifications[0]?.message).toBe(`${home.title}: Message 10`)
    const position = (await tenant.call(list)).threads[0]?.lastMessage?.position
    await tenant.call(read, { params, body: { position } })
    expect(await bellOf(tenant)).toEqual([])
    expect(await bellOf(landlord, {})).toEqual([])
  })

  test('has none of a message that was read before anyone could be told', async () => {
    const { tenant, landlord, params, say } = await begin()
    const { position, id } = await say(landlord, 'Hello')
    await tenant.call(read, { params, body: { position } })
    await untilHandled(database)
    // The same event again, as if it came late.
    await services.jobs.announce(database, { type: 'message_sent', messageId: id })
    await untilHandled(database)
    expect((await bellOf(tenant, {})).filter(({ isRead }) => !isRead)).toEqual([])
  })

  test('stays with the newest message when the event of an earlier one comes late', async () => {
    const { tenant, landlord, home, say } = await begin()
    const { id } = await say(landlord, 'Earlier')
    await say(landlord, 'Newest')
    await untilHandled(database)
    await services.jobs.announce(database, { type: 'message_sent', messageId: id })
    await untilHandled(database)
    expect(await bellOf(tenant)).toMatchObject([{ message: `${home.title}: Newest` }])
  })

  test('has one notification of several that two processes deliver at once', async () => {
    const { tenant, landlord, params, say } = await begin()
    const other = await startJobs(url, { mail: undefined })
    await Promise.all(Array.from({ length: 8 }, (_, number) => say(landlord, `Message ${number}`)))
    await untilHandled(database)
    await other.stop()
    const isOfThread = and(
      eq(aiNotifications.relatedEntityId, params.id),
      eq(aiNotifications.userId, tenant.user.id),
    )
    expect(await database.$count(aiNotifications, isOfThread)).toBe(1)
  })
})

describe('mail', () => {
  const mailsOf = ({ user }: Person) =>
    database.$count(outgoingMails, and(eq(outgoingMails.userId, user.id), eq(outgoingMails.kind, 'messages')))

  /** There is a mail about the account, too. */
  const mailTo = async ({ user }: Person) => {
    const found = async () =>
      (await mailsTo(user.email)).find(({ subject }) => subject.startsWith('Message from'))
    await untilTrue(async () => (await found()) !== undefined)
    return found()
  }

  test('comes once a conversation until it is read, and quotes nothing', async () => {
    const { tenant, landlord, home, params, say } = await begin()
    for (const text of ['One secret', 'Two', 'Three']) await say(landlord, text)
    await untilHandled(database)
    expect(await mailsOf(tenant)).toBe(1)
    const mail = await mailTo(tenant)
    expect(mail?.subject).toBe(
      `Message from ${landlord.user.firstName} ${landlord.user.lastName}: ${home.title}`,
    )
    expect(mail?.text).toContain(home.title)
    expect(mail?.text).toContain(`http://localhost:3000/messages/${params.id}`)
    for (const hidden of ['secret', home.address]) expect(mail?.text).not.toContain(hidden)
    await tenant.call(read, { params, body: { position: 5 } })
    await say(landlord, 'Four')
    await say(landlord, 'Five')
    await untilHandled(database)
    expect(await mailsOf(tenant)).toBe(2)
    expect(await mailsOf(landlord)).toBe(0)
  })

  test('comes to confirmed addresses of people who want it, and one press ends it', async () => {
    const { tenant, landlord, params, say } = await begin()
    await say(landlord, 'One')
    const mail = await mailTo(tenant)
    const wayOut = /<[^>]*unsubscribe\?token=([^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')
    await visitor().call(mailSettingsEndpoints.unsubscribe, { query: { token: wayOut?.[1] ?? '' } })
    expect((await tenant.call(mailSettingsEndpoints.read)).settings).toMatchObject({
      alerts: true,
      messages: false,
    })
    await tenant.call(read, { params, body: { position: 3 } })
    await say(landlord, 'Two')
    await untilHandled(database)
    expect(await mailsOf(tenant)).toBe(1)
    expect(await bellOf(tenant)).toHaveLength(1)
    await tenant.call(mailSettingsEndpoints.change, { body: { messages: true } })
    await database.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, tenant.user.id))
    await say(landlord, 'Three')
    await untilHandled(database)
    expect(await mailsOf(tenant)).toBe(1)
  })

  test('tells of inquiries and their answers, too, which have notifications of their own', async () => {
    const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
    await confirm(landlord)
    const { property } = await landlord.call(listingEndpoints.create, { body: newListing() })
    const question = { propertyId: property.id, message: 'Is it quiet?' }
    await tenant.call(inquiryEndpoints.create, { body: question })
    await untilHandled(database)
    expect(await mailsOf(landlord)).toBe(1)
    expect(await bellOf(landlord)).toEqual([])
  })
})

describe('open pages', () => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: request => app.handle(request) })
  afterAll(() => server.stop(true))

  test('get what is written at another process, the writer’s too, and nobody else does', async () => {
    const { tenant, landlord, params } = await begin()
    const listen = async ({ cookie = '' }: Person) => {
      const { body } = await fetch(new URL(stream.path, server.url), { headers: { cookie } })
      const reader = body?.getReader()
      let text = ''
      const reading = (async () => {
        for (;;) {
          const { value, done } = (await reader?.read()) ?? { done: true }
          if (done || !value) return
          text += new TextDecoder().decode(value)
        }
      })()
      await untilTrue(async () => text.includes(': hello'))
      return {
        heard: () => text,
        leave: async () => {
          await reader?.cancel()
          await reading
        },
      }
    }
    const stranger = await signUp('tenant')
    const [mine, theirs, others] = [await listen(tenant), await listen(landlord), await listen(stranger)]
    const own = openDatabase(url)
    const ownJobs = await startJobs(url)
    const replica = createApp({ ...services, database: own.database, jobs: ownJobs })
    const elsewhere = new TestBrowser(async request => replica.handle(request))
    const headers = { cookie: landlord.cookie ?? '' }
    const { message } = await elsewhere.call(write, { params, body: { message: 'Come in' }, headers })
    const expected = `data: ${JSON.stringify(message)}\n\n`
    for (const page of [mine, theirs]) await untilTrue(async () => page.heard().endsWith(expected))
    expect(others.heard()).toBe(': hello\n\n')
    for (const page of [mine, theirs, others]) await page.leave()
    await ownJobs.stop()
    await own.close()
  })
})
