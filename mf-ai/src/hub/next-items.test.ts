import { expect, test } from 'bun:test'
import { sampleNotification } from '@portal/client/test/sample-notification'
import { sampleReminder } from '../../test/sample-reminder.ts'
import { nextOf } from './next-items.ts'

const nowMs = Date.parse('2026-11-03T12:00:00.000Z')
const asked = (overrides: Partial<ReturnType<typeof sampleNotification>>) =>
  sampleNotification({ actionRequired: true, expiresAt: null, ...overrides })

test('overdue reminders come before what others ask for, each with where it is done', () => {
  const reminders = [
    sampleReminder({ title: 'Rent', dueAt: '2026-11-02T09:00:00.000Z', actionUrl: null }),
    sampleReminder({ title: 'Visit', dueAt: '2026-11-03T09:00:00.000Z', actionUrl: '/inquiries?inquiry=x' }),
    sampleReminder({ title: 'Later', dueAt: '2026-11-03T15:00:00.000Z' }),
  ]
  const notifications = [
    asked({ title: 'New inquiry', actionUrl: '/landlord/inquiries', actionText: 'Answer' }),
  ]
  const items = nextOf({ reminders, notifications }, nowMs)
  expect(items.map(({ title, action, path }) => [title, action, path])).toEqual([
    ['Rent', 'View', '/ai?tab=reminders'],
    ['Visit', 'View', '/inquiries?inquiry=x'],
    ['New inquiry', 'Answer', '/landlord/inquiries'],
  ])
})

test('a page is named once, and what asks for nothing, has expired or leads off the site is left out', () => {
  const notifications = [
    asked({ title: 'First', actionUrl: '/tenancies' }),
    asked({ title: 'Again', actionUrl: '/tenancies' }),
    asked({ title: 'Over', actionUrl: '/saved', expiresAt: '2026-11-03T11:00:00.000Z' }),
    asked({ title: 'Elsewhere', actionUrl: '//elsewhere.example' }),
    asked({ title: 'News', actionUrl: '/search', actionRequired: false }),
  ]
  expect(nextOf({ reminders: [], notifications }, nowMs).map(({ title }) => title)).toEqual(['First'])
})
