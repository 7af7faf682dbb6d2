import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { queryOf } from '@portal/client/call'
import { sampleNotification } from '@portal/client/test/sample-notification'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import type { Notification } from '@portal/contract/notifications/notification'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let stored: Notification[]
/** The server's behavior before it changes anything. */
let beforeChanging: () => void

beforeEach(() => {
  beforeChanging = () => {}
})
beforeAll(async () => {
  const markRead = (concerned: (notification: Notification) => boolean) => {
    beforeChanging()
    stored = stored.map(each => (concerned(each) ? { ...each, isRead: true } : each))
  }
  server = await serveEndpoints([
    answering(notificationEndpoints.list, ({ query: { type, unread, cursor, limit = 200 } }) => {
      const matches = stored
        .filter(each => (!type || each.type === type) && !(unread === 'true' && each.isRead))
        .slice(cursor ? stored.findIndex(({ id }) => id === cursor) + 1 : 0)
      const page = matches.slice(0, limit)
      return { notifications: page, nextCursor: matches.length > limit ? (page.at(-1)?.id ?? null) : null }
    }),
    answering(notificationEndpoints.markAllRead, () => {
      markRead(() => true)
      return { notifications: stored, nextCursor: null }
    }),
    answering(notificationEndpoints.markRead, ({ params }) => {
      markRead(({ id }) => id === params.id)
      const notification = stored.find(({ id }) => id === params.id)
      if (!notification) throw new Refusal('not_found', 'There is no such notification')
      return { notification }
    }),
    answering(notificationEndpoints.delete, ({ params }) => {
      beforeChanging()
      stored = stored.filter(({ id }) => id !== params.id)
    }),
  ])
})
afterAll(() => server.stop())

const draw = (notifications: Notification[], query = '') => {
  stored = notifications
  visit(server.url, `/ai?tab=notifications${query}`)
  const platform = testPlatform({})
  drawOn(platform, <Routes />)
  return platform
}

const unread = queryOf(notificationEndpoints.list, { query: { unread: 'true' } }).queryKey

const rent = sampleNotification({
  title: 'Rent is due',
  type: 'reminder',
  actionUrl: '/subscription?from=hub',
})
const water = sampleNotification({ title: 'Water is off', type: 'alert', isRead: true })

test('a click marks a notification read, updates the header, and opens its link', async () => {
  const { queryClient, toasts } = draw([rent, water])
  queryClient.setQueryData(unread, { notifications: [rent], nextCursor: null })
  await screen.findByText('1 unread')
  await userEvent.click(await screen.findByRole('button', { name: 'Rent is due' }))
  expect(window.location.pathname + window.location.search).toBe('/subscription?from=hub')
  await waitFor(() => expect(stored[0]?.isRead).toBe(true))
  await waitFor(() => expect(queryClient.getQueryState(unread)?.isInvalidated).toBe(true))
  expect(toasts).toEqual([])
})

test('a notification without a link is marked read in place', async () => {
  draw([sampleNotification({ title: 'New homes' })])
  await userEvent.click(await screen.findByRole('button', { name: 'New homes' }))
  await waitFor(() => expect(screen.queryByText('1 unread') === null).toBe(true))
  expect(window.location.pathname).toBe('/ai')
  expect(screen.queryByRole('button', { name: 'New homes' })).toBeNull()
})

test('a link to another site is not followed', async () => {
  draw([sampleNotification({ title: 'Win a prize', actionUrl: '//elsewhere.example/prize' })])
  await userEvent.click(await screen.findByRole('button', { name: 'Win a prize' }))
  await waitFor(() => expect(stored[0]?.isRead).toBe(true))
  expect(window.location.pathname).toBe('/ai')
})

test('all can be marked read at once, and the button disappears when nothing is unread', async () => {
  const { toasts } = draw([rent, sampleNotification()])
  await screen.findByText('2 unread')
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' }) === null).toBe(true))
  expect(toasts).toEqual([
    { title: 'Success', description: 'All notifications marked as read.', tone: 'success' },
  ])
})

test('what could not be marked read stays unread, and a toast says so', async () => {
  const { toasts } = draw([sampleNotification({ title: 'New homes' })])
  beforeChanging = () => {
    throw new Refusal('not_now', 'The database is away')
  }
  await userEvent.click(await screen.findByRole('button', { name: 'New homes' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }))
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(toasts.map(({ title, description }) => [title, description])).toEqual([
    ['Error', 'Failed to mark notification as read.'],
    ['Error', 'Failed to mark all notifications as read.'],
  ])
  expect(screen.getByText('1 unread')).toBeDefined()
})

test('a notification can be deleted, which a toast confirms', async () => {
  const { toasts } = draw([rent, water])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Rent is due' }))
  await waitFor(() => expect(screen.queryByText('Rent is due') === null).toBe(true))
  expect(screen.getByText('Water is off')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }))
  expect(toasts).toEqual([{ title: 'Success', description: 'Notification deleted.', tone: 'success' }])
  expect(window.location.pathname).toBe('/ai')
})

test('what could not be deleted stays, and a toast says so', async () => {
  const { toasts } = draw([water])
  beforeChanging = () => {
    throw new Refusal('not_now', 'The database is away')
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Water is off' }))
  await waitFor(() =>
    expect(toasts).toEqual([
      { title: 'Error', description: 'Failed to delete notification.', tone: 'danger' },
    ]),
  )
  expect(screen.getByText('Water is off')).toBeDefined()
})

test('an expired notification is dimmed and says so, one that is still valid is not', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  draw([
    sampleNotification({ title: 'Old offer', expiresAt: anHourAgo }),
    sampleNotification({ title: 'New offer', expiresAt: inAnHour }),
  ])
  const old = (await screen.findByText('Old offer')).closest('li')
  expect(old?.textContent).toContain('Expired')
  expect(screen.getByText('New offer').closest('li')?.textContent).not.toContain('Expired')
})

test('the filter shows one type or only unread ones, and the address keeps it', async () => {
  draw([rent, water])
  await screen.findByText('Water is off')
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Alert' }))
  await waitFor(() => expect(screen.queryByText('Rent is due') === null).toBe(true))
  expect(window.location.search).toBe('?tab=notifications&type=alert')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unread only' }))
  expect(await screen.findByText('All caught up! No unread notifications.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(await screen.findByText('Rent is due')).toBeDefined()
  expect(screen.queryByText('Water is off')).toBeNull()
})

test('notifications load in pages; the unread count covers all of them', async () => {
  const unread = [sampleNotification({ title: 'Oldest' }), sampleNotification({ title: 'Second oldest' })]
  draw([...Array.from({ length: 50 }, () => sampleNotification({ isRead: true })), ...unread])
  await screen.findByText('2 unread')
  expect(screen.queryByText('Oldest')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Oldest')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a filter in the address is open and applied', async () => {
  draw([rent, water], '&type=reminder')
  await screen.findByText('Rent is due')
  expect(screen.queryByText('Water is off')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Reminder', pressed: true })).toBeDefined()
})

test('without notifications the list says so', async () => {
  draw([])
  expect(await screen.findByText('No notifications')).toBeDefined()
})

test('without a connection the toast says so too', async () => {
  const { toasts } = draw([water])
  const remove = await screen.findByRole('button', { name: 'Delete Water is off' })
  visit('http://127.0.0.1:9/', '/ai?tab=notifications')
  await userEvent.click(remove)
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]?.description).toMatch(/^Failed to delete notification\. The connection was lost/)
  expect(document.activeElement).toBe(remove)
})
