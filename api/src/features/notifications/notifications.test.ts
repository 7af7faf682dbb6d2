import { describe, expect, test } from 'bun:test'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { openTestApp } from '../../../test/test-app.ts'
import { addNotification } from '../../domain/add-notification.ts'

const { signIn, signUp, database } = await openTestApp({ isSeeded: true })
const tenant = await signIn('tenant@example.com')
const landlord = await signIn('landlord@example.com')
const { list, markRead, markAllRead } = notificationEndpoints

const unread = { query: { unread: 'true' } }

describe('notifications', () => {
  test('can be filtered by type, and an unknown type is refused', async () => {
    const { notifications } = await tenant.call(list)
    for (const { type } of notifications) {
      const ofType = notifications.filter(each => each.type === type)
      expect((await tenant.call(list, { query: { type } })).notifications).toEqual(ofType)
    }
    await expect(tenant.call(list, { query: { type: 'nonsense' } })).rejects.toThrow()
  })

  test('come newest first, all of them or the unread', async () => {
    const { notifications } = await tenant.call(list)
    const times = notifications.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await tenant.call(list, unread)).notifications).toHaveLength(3)
    expect(notifications.length).toBeGreaterThan(3)
  })

  test('are marked read one by one, once and for all', async () => {
    const [first] = (await tenant.call(list, unread)).notifications
    const params = { id: first?.id ?? '' }
    for (let time = 0; time < 2; time += 1)
      expect((await tenant.call(markRead, { params })).notification).toMatchObject({
        ...params,
        isRead: true,
      })
    expect((await tenant.call(list, unread)).notifications).toHaveLength(2)
  })

  test('that expired are read and ask for nothing, with nothing written', async () => {
    const person = await signUp('tenant')
    const about = {
      userId: person.user.id,
      message: '',
      type: 'info',
      category: 'inquiry',
      actionRequired: true,
    } as const
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
    await addNotification(database, { ...about, title: 'Old offer', expiresAt: inMs(-1) })
    await addNotification(database, { ...about, title: 'New offer', expiresAt: inMs(3_600_000) })
    await addNotification(database, { ...about, title: 'No end' })
    const { notifications } = await person.call(list)
    expect(notifications.map(each => [each.title, each.isRead, each.actionRequired])).toEqual([
      ['No end', false, true],
      ['New offer', false, true],
      ['Old offer', true, false],
    ])
    const { notifications: still } = await person.call(list, unread)
    expect(still.map(({ title }) => title)).toEqual(['No end', 'New offer'])
  })

  test('of another person are not found', async () => {
    const [theirs] = (await landlord.call(list, unread)).notifications
    expect((await tenant.refusal(markRead, { params: { id: theirs?.id ?? '' } })).status).toBe(404)
    expect((await landlord.call(list, unread)).notifications).toHaveLength(3)
  })

  test('can all be marked as read at once, but only the caller’s', async () => {
    const { notifications } = await tenant.call(markAllRead)
    expect(notifications.every(({ isRead }) => isRead)).toBe(true)
    expect((await landlord.call(list, unread)).notifications).toHaveLength(3)
  })
})
