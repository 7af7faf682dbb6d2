import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { openTestApp } from '../../../test/test-app.ts'
import { aiContentLogs, aiConversations, aiMessages } from '../../schema/assistant.ts'
import { aiReminders } from '../../schema/reminders.ts'

const { signUp, signIn, database } = await openTestApp({ isSeeded: true })
const { list: reminders } = reminderEndpoints
const { list: insights } = insightEndpoints
const { stats } = assistantEndpoints
const { list: conversations, messages } = conversationEndpoints

const yesterday = new Date(Date.now() - 86_400_000).toISOString()

const converse = async (userId: string, overrides: Partial<typeof aiConversations.$inferInsert> = {}) => {
  const id = Bun.randomUUIDv7()
  await database.insert(aiConversations).values({ id, userId, title: 'A talk', ...overrides })
  return id
}

describe('what the hub shows', () => {
  test('contains the demonstration’s data: the next reminders first, and as many insights as requested', async () => {
    const tenant = await signIn('tenant@example.com')
    const all = (await tenant.call(insights)).insights
    expect((await tenant.call(insights, { query: { limit: '1' } })).insights).toEqual(all.slice(0, 1))
    const next = (await tenant.call(reminders)).reminders.map(({ nextReminderAt }) => nextReminderAt)
    expect(next).toEqual(next.toSorted())
    const { notifications } = await tenant.call(notificationEndpoints.list)
    expect((await tenant.call(stats)).stats).toEqual({
      conversations: 0,
      notifications: notifications.length,
      reminders: next.length,
      insights: all.length,
      usage: { totalRequests: 0, totalTokens: 0, totalCost: 0 },
    })
  })

  test('leaves out completed items in lists and figures', async () => {
    const person = await signUp('tenant')
    const reminder = {
      userId: person.user.id,
      title: 'x',
      description: 'x',
      reminderType: 'x',
      nextReminderAt: yesterday,
      anchorAt: yesterday,
      dueAt: yesterday,
    }
    await database
      .insert(aiReminders)
      .values([reminder, { ...reminder, isCompleted: true }, { ...reminder, isActive: false }])
    await converse(person.user.id)
    await converse(person.user.id, { isActive: false })
    const log = { userId: person.user.id, contentType: 'chat', prompt: 'x', response: 'x', model: 'x' }
    await database.insert(aiContentLogs).values([
      { ...log, tokensUsed: 1200, cost: 0.000_125 },
      { ...log, tokensUsed: null, cost: null, success: false },
    ])
    expect((await person.call(reminders)).reminders).toHaveLength(1)
    expect((await person.call(stats)).stats).toEqual({
      conversations: 1,
      notifications: 0,
      reminders: 1,
      insights: 0,
      usage: { totalRequests: 2, totalTokens: 1200, totalCost: 0.000_125 },
    })
  })

  test.each(['0', '101', '1.5', 'x'])('refuses the limit %s', async limit => {
    const person = await signUp('tenant')
    expect((await person.refusal(insights, { query: { limit } })).fields).toHaveProperty('limit')
  })
})

describe('conversations', () => {
  test('are listed latest first, for their own person only', async () => {
    const person = await signUp('landlord')
    const empty = await converse(person.user.id)
    const old = await converse(person.user.id, { lastMessageAt: '2026-01-01T00:00:00.000Z' })
    const late = await converse(person.user.id, {
      lastMessageAt: '2026-02-01T00:00:00.000Z',
      category: 'rental',
    })
    const found = (await person.call(conversations)).conversations
    expect(found.map(({ id }) => id)).toEqual([late, old, empty])
    expect(found[0]).toEqual({
      id: late,
      title: 'A talk',
      category: 'rental',
      lastMessageAt: '2026-02-01T00:00:00.000Z',
    })
    expect(await (await signUp('landlord')).call(conversations)).toEqual({
      conversations: [],
      nextCursor: null,
    })
  })

  test('return their messages oldest first, to nobody else', async () => {
    const person = await signUp('tenant')
    const id = await converse(person.user.id)
    for (const [role, content, isVisible] of [
      ['user', 'Hello', true],
      ['assistant', '(looks it up)', false],
      ['assistant', 'Good day', true],
    ] as const)
      await database.insert(aiMessages).values({ conversationId: id, role, content, isVisible })
    expect((await person.call(messages, { params: { id } })).messages).toMatchObject([
      { role: 'user', content: 'Hello', timestamp: expect.any(String) },
      { role: 'assistant', content: 'Good day' },
    ])
    expect((await (await signUp('tenant')).refusal(messages, { params: { id } })).status).toBe(404)
  })
})

test('without a model there is no assistant: it is not offered, and it answers no message', async () => {
  const person = await signUp('tenant')
  expect((await person.call(authEndpoints.profile)).user.hasAssistant).toBe(false)
  const id = await converse(person.user.id)
  const body = { message: 'Hello' }
  for (const refused of [
    await person.refusal(conversationEndpoints.start, { body }),
    await person.refusal(conversationEndpoints.send, { params: { id }, body }),
  ])
    expect(refused).toMatchObject({ status: 503, message: 'The assistant is switched off.' })
  expect((await person.call(messages, { params: { id } })).messages).toEqual([])
})
