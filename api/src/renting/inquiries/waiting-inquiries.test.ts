// Many inquiries at once: what their landlord is told, and when that ends.
import { describe, expect, test } from 'bun:test'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { inRounds } from '@portal/server/test/length'
import { and, eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { inDays, makeHome } from '../../../test/new-application.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { sendReminders } from '../../features/reminders/send-reminders.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { properties } from '../../schema/properties.ts'
import { aiReminders } from '../../schema/reminders.ts'
import { tellOfUnanswered } from './tell-of-unanswered.ts'

const { smtpUrl } = await openMailbox()
const { database, forgetLimits, signUp, signUpConfirmed } = await openTestApp({ jobs: true, smtpUrl })
const { create, respond, cancel, propose } = inquiryEndpoints

type Person = Awaited<ReturnType<typeof signUp>>

/** One who has answered can still be read about: only what waits counts. */
const waitingFor = async (person: Person) =>
  (await person.call(notificationEndpoints.list)).notifications.filter(({ actionRequired }) => actionRequired)

const unreadOf = async (person: Person) =>
  (await person.call(notificationEndpoints.list, { query: { unread: 'true' } })).notifications

const mailsTo = ({ user }: Person, kind: 'messages' | 'tours') =>
  database
    .select({ content: outgoingMails.content })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.userId, user.id), eq(outgoingMails.kind, kind)))
    .orderBy(outgoingMails.id)

const ask = async (tenant: Person, propertyId: string, fields: object = {}) =>
  (await tenant.call(create, { body: { propertyId, message: 'Is it quiet?', ...fields } })).inquiry

const homesOf = async (landlord: Person, count: number) => {
  const homes: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const id = await makeHome(database, landlord.user.id)
    await database
      .update(properties)
      .set({ address: `${number} Oak St` })
      .where(eq(properties.id, id))
    homes.push(id)
  }
  return homes
}

test('fifty-four inquiries about ten homes are ten notifications, ten mails and a reminder, and answers end them', async () => {
  const landlord = await signUpConfirmed('landlord', 'premium')
  const homes = await homesOf(landlord, 10)
  const asked: { id: string; propertyId: string }[] = []
  for (let number = 0; number < 54; number += 1) {
    const tenant = await signUp('tenant')
    asked.push(await ask(tenant, homes[number % 10] ?? ''))
  }
  await untilHandled(database)
  const waiting = await waitingFor(landlord)
  expect(waiting).toHaveLength(10)
  expect(waiting.map(({ title }) => title).toSorted()).toEqual(
    homes.map((_, index) => `${index < 4 ? 6 : 5} inquiries about ${index + 1} Oak St`).toSorted(),
  )
  expect(await mailsTo(landlord, 'messages')).toHaveLength(10)
  const { reminders } = await landlord.call(reminderEndpoints.list)
  expect(reminders.map(({ title }) => title)).toEqual(['54 inquiries are waiting for your answer'])
  const [first, ...others] = asked
  await landlord.call(respond, { params: { id: first?.id ?? '' }, body: { message: 'Very.' } })
  expect((await waitingFor(landlord)).map(({ title }) => title)).toContain('5 inquiries about 1 Oak St')
  for (const { id } of others) {
    await landlord.call(respond, { params: { id }, body: { message: 'Very.' } })
    await forgetLimits()
  }
  expect(await waitingFor(landlord)).toEqual([])
  expect(await unreadOf(landlord)).toEqual([])
  await untilHandled(database)
  expect((await landlord.call(reminderEndpoints.list)).reminders).toEqual([])
  expect(await waitingFor(landlord)).toEqual([])
})

describe('an inquiry no longer waits, in the same transaction, once', () => {
  const setUp = async () => {
    const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
    const [home = ''] = await homesOf(landlord, 1)
    const inquiry = await ask(tenant, home)
    await untilHandled(database)
    expect(await waitingFor(landlord)).toMatchObject([
      { title: 'New inquiry', actionUrl: `/landlord/inquiries?inquiry=${inquiry.id}`, isRead: false },
    ])
    return { tenant, landlord, inquiry, params: { id: inquiry.id } }
  }
  type Stage = Awaited<ReturnType<typeof setUp>>
  const acts: Record<string, (stage: Stage) => Promise<unknown>> = {
    'its landlord answers': ({ landlord, params }) =>
      landlord.call(respond, { params, body: { message: 'Very.' } }),
    'its landlord writes in the conversation': ({ landlord, inquiry }) =>
      landlord.call(threadEndpoints.write, {
        params: { id: inquiry.threadId ?? '' },
        body: { message: 'Very.' },
      }),
    'its landlord suggests times': ({ landlord, params }) =>
      landlord.call(propose, { params, body: { dates: [inDays(3)] } }),
    'its tenant cancels it': ({ tenant, params }) => tenant.call(cancel, { params }),
    'nobody answered for two weeks': async ({ params }) => {
      await database
        .update(propertyInquiries)
        .set({ createdAt: inDays(-15) })
        .where(eq(propertyInquiries.id, params.id))
      await tellOfUnanswered(database)
    },
  }
  test.each(Object.keys(acts))('%s', async name => {
    const stage = await setUp()
    await acts[name]?.(stage)
    expect(await waitingFor(stage.landlord)).toEqual([])
    await untilHandled(database)
    expect(await waitingFor(stage.landlord)).toEqual([])
    expect((await stage.landlord.call(reminderEndpoints.list)).reminders).toEqual([])
  })
})

test(
  'what is answered while its news is delivered does not wait afterward',
  async () => {
    const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
    const homes = await homesOf(landlord, 2)
    const asked = await Promise.all([...homes, ...homes].map(async home => ask(await signUp('tenant'), home)))
    await Promise.all([
      ...asked.map(({ id }) => landlord.call(respond, { params: { id }, body: { message: 'Very.' } })),
      ask(tenant, homes[0] ?? ''),
    ])
    await untilHandled(database)
    expect((await waitingFor(landlord)).map(({ title }) => title)).toEqual(['New inquiry'])
  },
  inRounds(60),
)

test('a second question about a home is mailed at once if the first was read, and otherwise a day later', async () => {
  const landlord = await signUpConfirmed('landlord')
  const [home = ''] = await homesOf(landlord, 1)
  const askAgain = async () => {
    await ask(await signUp('tenant'), home)
    await untilHandled(database)
    return (await mailsTo(landlord, 'messages')).map(({ content }) => content.subject)
  }
  expect(await askAgain()).toEqual(['New inquiry about 1 Oak St'])
  expect(await askAgain()).toHaveLength(1)
  await landlord.call(notificationEndpoints.markAllRead)
  expect(await askAgain()).toEqual(['New inquiry about 1 Oak St', '3 inquiries about 1 Oak St'])
})

test('each tour request has its own mail, with home, person and time, and no private words unless its reader wants them', async () => {
  const landlord = await signUpConfirmed('landlord')
  const [home = ''] = await homesOf(landlord, 1)
  await ask(await signUp('tenant'), home)
  const wish = { wishedDates: [inDays(4)], message: 'I am pregnant.' }
  for (const _ of [1, 2]) await ask(await signUp('tenant'), home, wish)
  await untilHandled(database)
  const mails = await mailsTo(landlord, 'tours')
  expect(mails).toHaveLength(2)
  for (const { content } of mails) {
    expect(content.subject).toBe('Tour request for 1 Oak St')
    expect(content.paragraphs[1]).toMatch(
      /^Alex Doe would like to see .*1 Oak St, and suggests .* \d+, \d{4}, .*\.$/,
    )
    expect(JSON.stringify(content)).not.toContain('pregnant')
  }
  await landlord.call(mailSettingsEndpoints.change, { body: { messageText: true } })
  await ask(await signUp('tenant'), home, wish)
  await untilHandled(database)
  expect(JSON.stringify((await mailsTo(landlord, 'tours')).at(-1))).toContain('“I am pregnant.”')
  await landlord.call(mailSettingsEndpoints.change, { body: { tours: false } })
  await ask(await signUp('tenant'), home, wish)
  await untilHandled(database)
  expect(await mailsTo(landlord, 'tours')).toHaveLength(3)
})

test('a landlord is reminded once each morning, however many inquiries wait', async () => {
  const landlord = await signUp('landlord')
  const [home = ''] = await homesOf(landlord, 1)
  for (const _ of [1, 2, 3]) await ask(await signUp('tenant'), home)
  await untilHandled(database)
  const isTheirs = eq(aiReminders.userId, landlord.user.id)
  for (const morning of [1, 2]) {
    await database
      .update(aiReminders)
      .set({ nextReminderAt: sql`now() - interval '1 minute'`, lastSentAt: null })
      .where(isTheirs)
    await sendReminders(database)
    await sendReminders(database)
    const sent = (await unreadOf(landlord)).filter(({ category }) => category === 'reminder')
    expect(sent.map(({ title }) => title)).toEqual(
      Array.from({ length: morning }, () => '3 inquiries are waiting for your answer'),
    )
    const [{ nextReminderAt = '' } = {}] = await database.select().from(aiReminders).where(isTheirs)
    expect(Date.parse(nextReminderAt)).toBeGreaterThan(Date.now())
    expect(Date.parse(nextReminderAt)).toBeLessThanOrEqual(Date.now() + 4 * 86_400_000)
  }
  const rows = await database.$count(aiReminders, isTheirs)
  expect(rows).toBe(1)
  const { inquiries } = await landlord.call(inquiryEndpoints.list)
  for (const { id } of inquiries) await landlord.call(respond, { params: { id }, body: { message: 'Very.' } })
  await untilHandled(database)
  expect((await unreadOf(landlord)).filter(({ category }) => category === 'reminder')).toEqual([])
})
