import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { Reminder } from '@portal/contract/assistant/reminder'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { formatTime } from '@portal/shared-ui/format-date'
import { localMomentOf } from '@portal/shared-ui/local-moment'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleReminder } from '../../../test/sample-reminder.ts'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

const hourMs = 3_600_000

let server: ServedEndpoints
let reminders: Reminder[]
let platform: ReturnType<typeof testPlatform>
/** The request bodies, by the name of the call. */
let sent: [name: string, body: unknown][]
/** Why the server refuses the next change. */
let refusal: Refusal | null

beforeEach(() => {
  reminders = []
  platform = testPlatform({})
  sent = []
  refusal = null
})

const refuseOnce = () => {
  const thrown = refusal
  refusal = null
  if (thrown) throw thrown
}

const change = (name: string, id: string, body: unknown, set: Partial<Reminder>) => {
  sent.push([name, body])
  refuseOnce()
  reminders = reminders.map(each => (each.id === id ? { ...each, ...set } : each))
  const reminder = reminders.find(each => each.id === id) ?? sampleReminder()
  reminders = reminders.filter(each => !each.isCompleted)
  return { reminder }
}

const nextMonth = new Date(2099, 1, 28, 17).toISOString()

beforeAll(async () => {
  const usage = { totalRequests: 0, totalTokens: 0, totalCost: 0 }
  server = await serveEndpoints([
    answering(assistantEndpoints.stats, () => ({
      stats: { conversations: 0, notifications: 0, reminders: 0, insights: 0, usage },
    })),
    answering(reminderEndpoints.list, () => ({ reminders, nextCursor: null })),
    answering(setReminderEndpoints.create, ({ body }) => {
      sent.push(['create', body])
      refuseOnce()
      const { title, nextReminderAt } = body
      const reminder = sampleReminder({ title, dueAt: nextReminderAt })
      reminders = [...reminders, reminder]
      return { reminder }
    }),
    answering(setReminderEndpoints.complete, ({ params: { id }, body }) => {
      const isRecurring = reminders.some(each => each.id === id && each.isRecurring)
      return change('complete', id, body, isRecurring ? { dueAt: nextMonth } : { isCompleted: true })
    }),
    answering(setReminderEndpoints.snooze, ({ params: { id }, body }) =>
      change('snooze', id, body, { dueAt: body.until }),
    ),
    answering(setReminderEndpoints.delete, ({ params: { id } }) => {
      change('delete', id, null, { isCompleted: true })
    }),
  ])
})
afterAll(() => server.stop())

const draw = async () => {
  visit(server.url, '/ai?tab=reminders')
  drawOn(platform, <Routes />)
  await screen.findByRole('region', { name: 'Reminders' })
}

const toasts = () => platform.toasts.map(({ title }) => title)
/** The list takes the focus once the focused element is gone. */
const expectFocusInList = () =>
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reminders' }))

const inputAt = (moment: string) => localMomentOf(moment)
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

test('a first reminder is set from the empty list', async () => {
  await draw()
  expect(await screen.findByText('No reminders yet')).toBeDefined()
  expect(screen.getByText(/We also remind you about rent/)).toBeDefined()
  await press('Set a reminder')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a reminder' }))
  await userEvent.type(await dialog.findByLabelText(/^Title/), 'Water the plants')
  const at = new Date(Date.now() + 48 * hourMs).toISOString()
  fireEvent.change(dialog.getByLabelText(/^Date and time/), { target: { value: inputAt(at) } })
  await userEvent.click(dialog.getByRole('combobox', { name: 'Repeat' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Every 2 weeks' }))
  await userEvent.click(dialog.getByRole('combobox', { name: 'Priority' }))
  await userEvent.click(await screen.findByRole('option', { name: 'High' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }))
  expect(await screen.findByText('Water the plants')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toMatchObject([
    [
      'create',
      {
        title: 'Water the plants',
        description: '',
        nextReminderAt: new Date(Math.floor(Date.parse(at) / 60_000) * 60_000).toISOString(),
        recurringPattern: 'weekly',
        recurringInterval: 2,
        priority: 'high',
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ],
  ])
})

test('a refused reminder shows the reason at its field, and keeps what was typed', async () => {
  await draw()
  await press('Set a reminder')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a reminder' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Set reminder' }))
  expect(await dialog.findByText('Title is required')).toBeDefined()
  expect(dialog.getByText('Please enter a date and time')).toBeDefined()
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Water the plants')
  const field = dialog.getByLabelText(/^Date and time/)
  fireEvent.change(field, { target: { value: '2020-01-01T09:00' } })
  expect(await dialog.findByText('Please choose a future time within 10 years')).toBeDefined()
  fireEvent.change(field, { target: { value: inputAt(new Date(Date.now() + hourMs).toISOString()) } })
  refusal = new Refusal('invalid', 'No.', { title: 'Not this one' })
  await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }))
  expect(await dialog.findByText('Not this one')).toBeDefined()
  expect(dialog.getByLabelText(/^Title/)).toHaveProperty('value', 'Water the plants')
  expect(toasts()).toEqual(['We couldn’t set the reminder'])
})

test('a completed reminder disappears, and a repeating one shows its next date', async () => {
  const once = sampleReminder({ title: 'Call' })
  reminders = [once, sampleReminder({ title: 'Rent', recurringPattern: 'monthly' })]
  await draw()
  await press('Done: Call')
  await waitFor(() => expect(screen.queryByText('Call')).toBeNull())
  await waitFor(expectFocusInList)
  expect(sent).toEqual([['complete', { dueAt: once.dueAt }]])
  await press('Done: Rent')
  const again = `Set for ${formatTime(nextMonth)}`
  await waitFor(() => expect(toasts()).toEqual(['Done', `Done. ${again}`]))
  expect(await screen.findByRole('heading', { name: 'Later' })).toBeDefined()
  expect(screen.getByText(/Feb 28, 2099/)).toBeDefined()
  await waitFor(expectFocusInList)
})

test('a reminder is snoozed from a menu, or to a date', async () => {
  const reminder = sampleReminder({ title: 'Call' })
  reminders = [reminder]
  await draw()
  await press('Snooze: Call')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'In an hour' }))
  await waitFor(() => expect(toasts()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(expectFocusInList)
  await press('Snooze: Call')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pick a date…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze “Call”' }))
  const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 72 * hourMs).toISOString()
  fireEvent.change(await dialog.findByLabelText(/^Date and time/), { target: { value: inputAt(at) } })
  await userEvent.click(dialog.getByRole('button', { name: 'Snooze' }))
  await waitFor(() => expect(toasts()).toEqual([expect.any(String), `Set for ${formatTime(at)}`]))
  await waitFor(expectFocusInList)
  expect(sent.map(([name]) => name)).toEqual(['snooze', 'snooze'])
  const [[, hour], [, date]] = [sent[0] ?? ['', {}], sent[1] ?? ['', {}]]
  expect(date).toEqual({ until: at })
  expect(hour).toEqual({ until: expect.any(String) })
})

test('a reminder is deleted after a confirmation', async () => {
  reminders = [sampleReminder({ title: 'Rent for “Loft”' })]
  await draw()
  await press('Delete: Rent for “Loft”')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Rent for ‘Loft’”?' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep it' }))
  expect(sent).toEqual([])
  await press('Delete: Rent for “Loft”')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No reminders yet')).toBeDefined()
  await waitFor(expectFocusInList)
  expect(sent).toEqual([['delete', null]])
})

test('what fails leaves the reminder as it was, and says so', async () => {
  reminders = [sampleReminder({ title: 'Call', actionUrl: '/inquiries?inquiry=x' })]
  await draw()
  refusal = new Refusal('internal', 'Something went wrong')
  await press('Done: Call')
  await waitFor(() => expect(toasts()).toEqual(['We couldn’t mark the reminder as done']))
  expect(screen.getByText('Call')).toBeDefined()
  await press('View: Call')
  expect(window.location.pathname + window.location.search).toBe('/inquiries?inquiry=x')
})
