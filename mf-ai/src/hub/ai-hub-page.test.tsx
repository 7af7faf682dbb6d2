import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleNotification } from '@portal/client/test/sample-notification'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { Insight } from '@portal/contract/assistant/insight'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import type { Notification } from '@portal/contract/notifications/notification'
import { formatDate, formatTime } from '@portal/shared-ui/format-date'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleReminder } from '../../test/sample-reminder.ts'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let insights: Insight[]
let reminders: Reminder[]
let notifications: Notification[]
/** Endpoints that fail. */
let away: Set<object>
/** The queries sent to the insights. */
let limits: unknown[]
/** What the insights wait for. */
let held: Promise<void>

beforeEach(() => {
  held = Promise.resolve()
  insights = []
  reminders = []
  notifications = [sampleNotification(), sampleNotification({ isRead: true })]
  away = new Set()
  limits = []
})

const insight = (overrides: Partial<Insight> = {}): Insight => ({
  id: crypto.randomUUID(),
  title: 'Two requests are waiting',
  summary: 'Nobody has acknowledged them.',
  content: 'Most are acknowledged within two days.',
  insightType: 'maintenance',
  category: 'maintenance',
  priority: 'medium',
  confidence: 0.9,
  metrics: [{ name: 'Requests', value: 2, unit: 'number' }],
  dataSource: 'your open requests',
  recommendations: [],
  actionUrl: '/maintenance/requests',
  actionText: 'View your requests',
  isActionable: true,
  actionTaken: false,
  expiresAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

const dayMs = 86_400_000

/** As the reader’s calendar has it. */
const dayFromNow = (days: number): string => {
  const now = new Date()
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12)
  return new Date(noon.getTime() - noon.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

const refuseIfAway = (endpoint: object) => {
  if (away.has(endpoint)) throw new Refusal('internal', 'Something went wrong')
}

beforeAll(async () => {
  const usage = { totalRequests: 9, totalTokens: 1200, totalCost: 0.02 }
  server = await serveEndpoints([
    answering(notificationEndpoints.list, () => ({ notifications, nextCursor: null })),
    answering(assistantEndpoints.stats, () => ({
      stats: { conversations: 4, notifications: 2, reminders: 0, insights: 3, usage },
    })),
    answering(insightEndpoints.list, async ({ query }) => {
      await held
      refuseIfAway(insightEndpoints.list)
      limits.push(query.limit)
      return { insights }
    }),
    answering(actOnInsightEndpoints.act, ({ params }) => {
      refuseIfAway(actOnInsightEndpoints.act)
      insights = insights.map(each => ({ ...each, actionTaken: each.actionTaken || each.id === params.id }))
      const acted = insights.find(({ id }) => id === params.id)
      if (!acted) throw new Refusal('not_found', 'There is no such insight.')
      return { insight: acted }
    }),
    answering(reminderEndpoints.list, () => {
      refuseIfAway(reminderEndpoints.list)
      return { reminders, nextCursor: null }
    }),
  ])
})
afterAll(() => server.stop())

const draw = async (path: string, hasAssistant = true) => {
  visit(server.url, path)
  const platform = testPlatform({})
  platform.settings.hasAssistant = hasAssistant
  drawOn(platform, <Routes />)
  await screen.findByRole('tab', { selected: true })
}

const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent

test('without an assistant the hub has no chat, not even at its address', async () => {
  await draw('/ai?tab=chat', false)
  expect(chosenTab()).toBe('Overview')
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['Overview', 'Notifications', 'Reminders', 'Insights'])
  expect(screen.queryByRole('button', { name: 'Start a chat' })).toBeNull()
})

test('the hub opens on its overview, which shows the counts', async () => {
  await draw('/ai')
  expect(screen.getByRole('heading', { name: 'AI Intelligence Hub' })).toBeDefined()
  expect(chosenTab()).toBe('Overview')
  const figures = () => screen.getAllByRole('term').map(term => term.parentElement?.textContent)
  await screen.findByText('4')
  expect(figures()).toEqual(['Conversations4', 'Notifications2', 'Reminders0', 'Insights3'])
})

test('first on the overview is what waits for the person, with one press to where it is done', async () => {
  notifications = [
    sampleNotification({
      title: 'New inquiry',
      message: '18 Oak St: Ana Reyes asks',
      actionRequired: true,
      actionUrl: '/landlord/inquiries?inquiry=x',
      actionText: 'Answer',
    }),
  ]
  await draw('/ai')
  const next = within(await screen.findByRole('region', { name: 'Next for you' }))
  expect(await next.findByText('18 Oak St: Ana Reyes asks')).toBeDefined()
  await userEvent.click(next.getByRole('button', { name: 'Answer: New inquiry' }))
  expect(window.location.pathname + window.location.search).toBe('/landlord/inquiries?inquiry=x')
})

test('with nothing waiting the overview says so, and what will come', async () => {
  await draw('/ai')
  const next = within(await screen.findByRole('region', { name: 'Next for you' }))
  expect(await next.findByText('You’re all caught up')).toBeDefined()
})

test('until all of it is read, the overview is one card that loads; what is tried again loads in its own place', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  away.add(insightEndpoints.list)
  await draw('/ai')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading the hub'])
  expect(screen.queryByRole('region')).toBeNull()
  resolve()
  const again = within(await screen.findByRole('region', { name: 'Recent Insights' }))
  expect(screen.queryByText('Loading the hub')).toBeNull()
  await userEvent.click(again.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('region', { name: 'Next for you' })).toBeDefined()
})

test('the address names the tab', async () => {
  await draw('/ai?tab=insights')
  expect(chosenTab()).toBe('Insights')
  await screen.findByText('No insights right now') // so that its query does not count in another test
  expect(limits).toEqual([100])
})

test('the overview shows three insights of five, three reminders, and links to all', async () => {
  insights = ['First', 'Second', 'Third', 'Fourth'].map(title => insight({ title }))
  reminders = ['Rent', 'Visit', 'Alarm', 'Lease'].map(title => sampleReminder({ title }))
  await draw('/ai')
  const titlesIn = async (name: string) => {
    const rows = await within(await screen.findByRole('region', { name })).findAllByRole('listitem')
    return rows.map(row => row.querySelector('strong')?.textContent)
  }
  expect(await titlesIn('Recent Insights')).toEqual(['First', 'Second', 'Third'])
  expect(await titlesIn('Upcoming Reminders')).toEqual(['Rent', 'Visit', 'Alarm'])
  expect(limits).toEqual([5])
  await userEvent.click(screen.getByRole('button', { name: 'View all: Upcoming Reminders' }))
  expect(chosenTab()).toBe('Reminders')
  expect(await screen.findByText('Lease')).toBeDefined()
})

test('a reminder says what it is about, when it is due, and how often', async () => {
  reminders = [
    sampleReminder({
      reminderType: 'repair_visit',
      description: 'At 12 Fell St.',
      recurringPattern: 'monthly',
      priority: 'high',
    }),
    sampleReminder({ title: 'Plants', recurringPattern: 'weekly', recurringInterval: 2 }),
    sampleReminder({ title: 'Fell St', reminderType: 'viewing' }),
    sampleReminder({ title: 'Old', dueAt: new Date(Date.now() - dayMs).toISOString() }),
    sampleReminder({
      title: 'Rent',
      dueAt: new Date(Date.now() - dayMs).toISOString(),
      happensOn: dayFromNow(2),
    }),
  ]
  await draw('/ai?tab=reminders')
  await screen.findByText('Old')
  const rowText = (title: string) => screen.getByText(title).closest('li')?.textContent
  const dueOf = (title: string) => formatTime(reminders.find(each => each.title === title)?.dueAt ?? '')
  expect(rowText('Pay the rent')).toContain(
    `Pay the rentRepair visitHighAt 12 Fell St.Due tomorrow, ${dueOf('Pay the rent')} · repeats monthly`,
  )
  expect(rowText('Plants')).toContain(`PlantsDue tomorrow, ${dueOf('Plants')} · repeats every 2 weeks`)
  expect(rowText('Fell St')).toContain('Fell StTour')
  expect(rowText('Rent')).toContain(`Due in 2 days, ${formatDate(dayFromNow(2))}`)
  expect(rowText('Old')).toContain(`Was due yesterday, ${dueOf('Old')}`)
})

test('an insight says what was noticed, with its figures, their basis, and the actions', async () => {
  insights = [
    insight({
      recommendations: ['Add a photo'],
      metrics: [
        { name: 'Your rent', value: 3200, unit: 'dollars' },
        { name: 'Difference', value: 12, unit: 'percent' },
        { name: 'Waiting', value: 1, unit: 'days' },
        { name: 'All within', value: 0.8, unit: 'miles' },
      ],
    }),
    insight({ title: 'Rents', metrics: null, dataSource: null, actionUrl: '//elsewhere.example' }),
  ]
  await draw('/ai?tab=insights')
  const [waiting, rents] = (await screen.findByText('Rents')).closest('ul')?.children ?? []
  expect(waiting?.textContent).toContain(
    'Two requests are waitingMaintenanceNobody has acknowledged them.Your rent$3,200Difference+12%Waiting1 dayAll within0.8 milesBased on your open requests.Most are acknowledged within two days.What you can doAdd a photo',
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Your rent',
    'Difference',
    'Waiting',
    'All within',
  ])
  expect(screen.getByRole('button', { name: 'View your requests: Two requests are waiting' })).toBeDefined()
  expect(rents?.textContent).not.toMatch(/What you can do|Based on|View your requests/)
})

test("opening an insight's link counts as acting on it, and so does marking it as done", async () => {
  insights = ['Repairs', 'Rents'].map(title => insight({ title }))
  await draw('/ai?tab=insights')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done: Repairs' }))
  expect(await screen.findByText('Action taken')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mark as done: Repairs' })).toBeNull()
  expect(insights.map(({ actionTaken }) => actionTaken)).toEqual([true, false])
  await userEvent.click(screen.getByRole('button', { name: 'View your requests: Rents' }))
  expect(window.location.pathname).toBe('/maintenance/requests')
  await waitFor(() => expect(insights.map(({ actionTaken }) => actionTaken)).toEqual([true, true]))
})

test('an insight that could not be marked stays as it was', async () => {
  insights = [insight()]
  away.add(actOnInsightEndpoints.act)
  await draw('/ai?tab=insights')
  const button = await screen.findByRole('button', { name: /^Mark as done/ })
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByText('Action taken')).toBeNull()
})

test('empty lists say what will appear there', async () => {
  await draw('/ai')
  expect(await screen.findByText(/^When an inquiry or a repair waits too long/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'View insights' }))
  expect(await screen.findByText('No insights right now')).toBeDefined()
})

test('insights that cannot be loaded leave the rest alone, and can be tried again', async () => {
  away.add(insightEndpoints.list)
  reminders = [sampleReminder()]
  await draw('/ai')
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your insights.')
  expect(await screen.findByText('Pay the rent')).toBeDefined()
  away.clear()
  insights = [insight()]
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Two requests are waiting')).toBeDefined()
})

test('an unknown tab means the overview', async () => {
  await draw('/ai?tab=constructor')
  expect(chosenTab()).toBe('Overview')
})

test('choosing a tab or a quick action changes the address, so that going back works', async () => {
  await draw('/ai')
  await userEvent.click(await screen.findByRole('button', { name: 'View notifications' }))
  expect(chosenTab()).toBe('Notifications')
  expect(window.location.search).toBe('?tab=notifications')
  await userEvent.click(screen.getByRole('tab', { name: 'Reminders' }))
  expect(window.location.search).toBe('?tab=reminders')
  expect(await screen.findByText('No reminders yet')).toBeDefined()
})

test('the chat tab is the assistant itself', async () => {
  await draw('/ai?tab=chat')
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeDefined()
})
