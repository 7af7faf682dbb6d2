import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Insight } from '@portal/contract/assistant/assistant'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { formatDate } from '@portal/shared-ui/format-date'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleNotification } from '../../test/sample-notification.ts'
import { Routes } from '../routes.tsx'

let server: ServedEndpoints
let insights: Insight[]
let reminders: Reminder[]
/** Endpoints that are away. */
let away: Set<object>
/** What was asked of the insights. */
let limits: unknown[]

beforeEach(() => {
  insights = []
  reminders = []
  away = new Set()
  limits = []
})

const insight = (given: Partial<Insight> = {}): Insight => ({
  id: crypto.randomUUID(),
  title: 'Two requests are waiting',
  summary: 'Nobody has acknowledged them.',
  content: 'Most are acknowledged within two days.',
  insightType: 'maintenance',
  category: 'maintenance',
  priority: 'medium',
  confidence: 0.9,
  recommendations: [],
  isActionable: false,
  actionTaken: false,
  expiresAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...given,
})

const dayMs = 86_400_000

const reminder = (given: Partial<Reminder> = {}): Reminder => ({
  id: crypto.randomUUID(),
  title: 'Pay the rent',
  description: 'It is due on the first.',
  reminderType: 'rent_due',
  priority: 'medium',
  isRecurring: false,
  recurringPattern: null,
  recurringInterval: 1,
  timeZone: 'UTC',
  dueAt: given.nextReminderAt ?? new Date(Date.now() + dayMs).toISOString(),
  nextReminderAt: new Date(Date.now() + dayMs).toISOString(),
  isCompleted: false,
  actionUrl: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...given,
})

const refuseIfAway = (endpoint: object) => {
  if (away.has(endpoint)) throw new Refusal('internal', 'Something went wrong')
}

beforeAll(async () => {
  const notifications = [sampleNotification(), sampleNotification({ isRead: true })]
  const usage = { totalRequests: 9, totalTokens: 1200, totalCost: 0.02 }
  server = await serveEndpoints([
    answering(notificationEndpoints.list, () => ({ notifications })),
    answering(assistantEndpoints.stats, () => ({
      stats: { conversations: 4, notifications: 2, reminders: 0, insights: 3, usage },
    })),
    answering(assistantEndpoints.insights, ({ query }) => {
      refuseIfAway(assistantEndpoints.insights)
      limits.push(query.limit)
      return { insights }
    }),
    answering(reminderEndpoints.list, () => {
      refuseIfAway(reminderEndpoints.list)
      return { reminders }
    }),
  ])
})
afterAll(() => server.stop())

const draw = async (path: string) => {
  visit(server.url, path)
  render(
    <TestStage platform={testPlatform({})}>
      <Routes />
    </TestStage>,
  )
  await screen.findByRole('tab', { selected: true })
}

const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent

test('the hub opens on its overview, which counts what there is', async () => {
  await draw('/ai')
  expect(screen.getByRole('heading', { name: 'AI Intelligence Hub' })).toBeDefined()
  expect(chosenTab()).toBe('Overview')
  const figures = () => screen.getAllByRole('term').map(term => term.parentElement?.textContent)
  await screen.findByText('4')
  expect(figures()).toEqual(['Conversations4', 'Notifications2', 'Reminders0', 'Insights3'])
})

test('the address names the tab', async () => {
  await draw('/ai?tab=insights')
  expect(chosenTab()).toBe('Insights')
})

test('the overview shows three insights of five, three reminders, and the way to all', async () => {
  insights = ['First', 'Second', 'Third', 'Fourth'].map(title => insight({ title }))
  reminders = ['Rent', 'Visit', 'Alarm', 'Lease'].map(title => reminder({ title }))
  await draw('/ai')
  const titlesIn = async (name: string) => {
    const rows = await within(screen.getByRole('region', { name })).findAllByRole('listitem')
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
    reminder({ isRecurring: true, recurringPattern: 'monthly', priority: 'high' }),
    reminder({ title: 'Old', nextReminderAt: new Date(Date.now() - dayMs).toISOString() }),
  ]
  await draw('/ai?tab=reminders')
  const [rent, old] = await screen.findAllByRole('listitem')
  const day = (offset: number) => formatDate(Date.now() + offset * dayMs)
  expect(rent?.textContent).toBe(
    `Pay the rentRent dueHighIt is due on the first.Due tomorrow, ${day(1)} · repeats monthly`,
  )
  expect(old?.textContent).toContain(`Was due yesterday, ${day(-1)}`)
})

test('an insight says what was noticed, whether something was done, and what one can do', async () => {
  insights = [insight({ actionTaken: true, recommendations: ['Add a photo'] }), insight({ title: 'Rents' })]
  await draw('/ai?tab=insights')
  const listed = (await screen.findByText('Rents')).closest('ul')
  const [waiting, rents] = listed?.children ?? []
  expect(waiting?.textContent).toBe(
    'Two requests are waitingMaintenanceAction takenNobody has acknowledged them.Most are acknowledged within two days.What you can doAdd a photoNov 3, 2026',
  )
  expect(rents?.textContent).not.toContain('What you can do')
})

test('what is empty is coming soon', async () => {
  await draw('/ai')
  expect(await screen.findAllByText('Coming soon')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'View insights' }))
  expect(await screen.findByText('Insights are coming soon')).toBeDefined()
})

test('insights that cannot be loaded leave the rest alone, and can be tried again', async () => {
  away.add(assistantEndpoints.insights)
  reminders = [reminder()]
  await draw('/ai')
  expect((await screen.findByRole('alert')).textContent).toContain('Your insights could not be loaded.')
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
  await userEvent.click(screen.getByRole('button', { name: 'View notifications' }))
  expect(chosenTab()).toBe('Notifications')
  expect(window.location.search).toBe('?tab=notifications')
  await userEvent.click(screen.getByRole('tab', { name: 'Reminders' }))
  expect(window.location.search).toBe('?tab=reminders')
  expect(await screen.findByText('Reminders are coming soon')).toBeDefined()
})

test('the chat tab points to the assistant', async () => {
  await draw('/ai?tab=chat')
  expect(await screen.findByText(/at the bottom right of every page/)).toBeDefined()
})
