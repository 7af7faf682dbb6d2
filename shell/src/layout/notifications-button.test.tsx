import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { sampleNotification } from '@portal/client/test/sample-notification'
import {
  answering,
  BrokenConnection,
  Refusal,
  type ServedEndpoints,
  serveEndpoints,
  streaming,
} from '@portal/client/test/serve-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import type { Notification } from '@portal/contract/notifications/notification'
import { PlatformProvider, type Session } from '@portal/shared-ui/platform/platform'
import { renderToStaticMarkup } from 'react-dom/server'
import { samplePage } from '../../test/sample-page.ts'
import { createPlatform, type ShellPlatform } from '../platform.ts'
import { NotificationsButton } from './notifications-button.tsx'

let stored: Notification[]
/** What the server does between reading and answering. */
let meanwhile: () => void | Promise<void>
/** Whether it refuses changes. */
let refuses: boolean
const arrivals = streaming(notificationEndpoints.stream)
let server: ServedEndpoints

const mark = (isMarked: (notification: Notification) => boolean): void => {
  if (refuses) throw new Refusal('not_now', 'The database is away')
  stored = stored.map(one => (isMarked(one) ? { ...one, isRead: true } : one))
}

beforeAll(async () => {
  server = await serveEndpoints([
    arrivals.entry,
    answering(notificationEndpoints.list, async ({ query: { unread, limit = 200 } }) => {
      const found = stored.filter(({ isRead }) => !(unread === 'true' && isRead))
      await meanwhile()
      return { notifications: found.slice(0, limit), nextCursor: null }
    }),
    answering(notificationEndpoints.markAllRead, () => {
      mark(() => true)
      return { notifications: stored, nextCursor: null }
    }),
    answering(notificationEndpoints.markRead, ({ params }) => {
      mark(({ id }) => id === params.id)
      const notification = stored.find(({ id }) => id === params.id)
      if (!notification) throw new Refusal('not_found', 'There is no such notification')
      return { notification }
    }),
  ])
  const { console } = globalThis
  globalThis.console = Object.assign(Object.create(console), { error: () => undefined }) // it logs each request that fails
  GlobalRegistrator.register({ url: `${server.url}terms` })
  globalThis.console = console
  const { haveEventSource } = await import('@portal/client/test/event-source')
  haveEventSource()
})
afterAll(async () => {
  server.stop()
  await GlobalRegistrator.unregister()
})

let leave: () => void
beforeEach(() => {
  meanwhile = () => {}
  refuses = false
  window.history.replaceState(null, '', '/terms')
})
afterEach(async () => {
  leave()
  await Bun.sleep(50) // React ends its work while there is a window
})

const personId = '0190a000-0000-7000-8000-000000000001'
const session: Session = {
  user: { id: personId, email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz', userType: 'tenant' },
}

const draw = async (notifications: Notification[]): Promise<ShellPlatform> => {
  stored = notifications
  const { createRoot } = await import('react-dom/client') // it looks for a window, as Radix does
  const platform = createPlatform(samplePage({ session }))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <PlatformProvider value={platform}>
      <NotificationsButton platform={platform} personId={personId} />
    </PlatformProvider>,
  )
  leave = () => {
    root.unmount()
    place.remove()
  }
  return platform
}

const textOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent
const control = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(element => textOf(element) === name)
const panel = () => document.querySelector('[role="dialog"]')

const until = async <Found,>(find: () => Found): Promise<NonNullable<Found>> => {
  for (const end = Date.now() + 10_000; Date.now() < end; await Bun.sleep(10)) {
    const found = find()
    if (found) return found
  }
  throw new Error(`It did not happen: ${find} in ${document.body.innerHTML}`)
}
const press = async (name: string): Promise<void> => (await until(() => control(name))).click()
const open = async (): Promise<Element> => {
  const bell = await until(() => document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]'))
  bell.click()
  return until(panel)
}
const isCounted = (count: number) => until(() => control(count ? `Notifications ${count}` : 'Notifications'))

const rent = sampleNotification({ title: 'Rent is due', actionUrl: '/subscription?from=bell' })
const water = sampleNotification({ title: 'Water is off', actionRequired: true })

test('the server draws the bell without its panel', () => {
  const platform = createPlatform(samplePage({ session }))
  const drawn = renderToStaticMarkup(<NotificationsButton platform={platform} personId={personId} />)
  expect(drawn).toContain('aria-label="Notifications"')
  expect(drawn).toContain('aria-haspopup="dialog" aria-expanded="false"')
  leave = () => {}
})

test('a press opens the newest eight in place, and Escape closes them and gives the focus back', async () => {
  await draw([
    water,
    ...Array.from({ length: 9 }, (_, index) => sampleNotification({ title: `Home ${index}` })),
  ])
  const shown = await open()
  expect(document.activeElement).toBe(shown)
  expect(document.getElementById(shown.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Notifications',
  )
  await until(() => shown.querySelector('li'))
  const rows = shown.querySelectorAll('li')
  expect(rows).toHaveLength(8)
  expect(rows[0]?.textContent).toContain('Action required')
  expect(rows[0]?.querySelector('[aria-label="Unread"]')).not.toBeNull()
  expect(window.location.pathname).toBe('/terms')
  const bell = await isCounted(10)
  expect(bell.getAttribute('aria-expanded')).toBe('true')
  shown.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await until(() => !panel())
  expect(document.activeElement).toBe(bell)
})

test('a press on one marks it read, opens its page and closes the panel', async () => {
  await draw([rent, water])
  await isCounted(2)
  await open()
  await press('Rent is due')
  await until(() => !panel())
  expect(window.location.pathname + window.location.search).toBe('/subscription?from=bell')
  await isCounted(1)
  expect(stored.map(({ isRead }) => isRead)).toEqual([true, false])
})

test('one without a page, or with one of another site, is marked read in place', async () => {
  await draw([sampleNotification({ title: 'Win a prize', actionUrl: '//elsewhere.example/prize' }), water])
  await open()
  await press('Win a prize')
  await until(() => stored[0]?.isRead)
  await until(() => !control('Win a prize') && control('Water is off'))
  expect(panel()).not.toBeNull()
  expect(window.location.pathname).toBe('/terms')
})

test('all are marked read by a button that keeps the focus, and can then not be pressed', async () => {
  const { toasts } = await draw([rent, water])
  await open()
  const all = await until(() => control('Mark all read'))
  await until(() => all.getAttribute('aria-disabled') === 'false')
  all.focus()
  all.click()
  await isCounted(0)
  await until(() => all.getAttribute('aria-disabled') === 'true' && !all.hasAttribute('aria-busy'))
  expect(panel()?.querySelector('[aria-label="Unread"]')).toBeNull()
  expect(document.activeElement).toBe(all)
  expect(toasts.get()?.description).toBe('All notifications marked as read.')
})

test('what could not be marked read stays unread, and a toast says so', async () => {
  const { toasts } = await draw([rent])
  await open()
  await until(() => control('Rent is due'))
  refuses = true
  await press('Mark all read')
  await until(() => toasts.get())
  expect(toasts.get()).toEqual({
    title: 'Error',
    description: 'Failed to mark all notifications as read.',
    tone: 'danger',
  })
  expect(control('Rent is due')).toBeDefined()
})

test('the link below leads to all of them and closes the panel, which follows what arrives', async () => {
  await draw([])
  await until(() => arrivals.listeners() > 0)
  const shown = await open()
  await until(() => shown.textContent.includes('No notifications'))
  stored = [rent]
  arrivals.send(rent)
  await until(() => control('Rent is due'))
  expect(control('All notifications')?.getAttribute('href')).toBe('/ai?tab=notifications')
  await press('All notifications')
  await until(() => !panel())
  expect(window.location.pathname + window.location.search).toBe('/ai?tab=notifications')
})

test('one that arrives while they are first counted is counted', async () => {
  const answer = Promise.withResolvers<void>()
  const reading = Promise.withResolvers<void>()
  meanwhile = () => {
    reading.resolve()
    return answer.promise
  }
  const { arrived } = await draw([])
  await reading.promise
  stored = [rent]
  arrived.set(rent)
  answer.resolve()
  await isCounted(1)
})

test('while they load it says so, and after a failure it tries again', async () => {
  await draw([rent])
  const answer = Promise.withResolvers<void>()
  meanwhile = async () => {
    await answer.promise
    throw new BrokenConnection()
  }
  const shown = await open()
  expect(shown.querySelector('[role="status"]')?.textContent).toContain('Loading your notifications')
  answer.resolve()
  await until(() =>
    shown.querySelector('[role="alert"]')?.textContent.includes('We couldn’t load your notifications'),
  )
  meanwhile = () => {}
  await press('Try again')
  await until(() => control('Rent is due'))
})
