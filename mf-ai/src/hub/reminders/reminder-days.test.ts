import { expect, test } from 'bun:test'
import { sampleReminder } from '../../../test/sample-reminder.ts'
import { groupsOf, snoozeChoices } from './reminder-days.ts'

const now = new Date(2026, 10, 30, 16, 30)
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

test('reminders are listed by how soon they are due, overdue ones first', () => {
  const reminders = [at(2, 9), at(30, 9), at(30, 18), at(31, 0), at(36, 23), at(37, 0), at(99, 9)].map(
    dueAt => sampleReminder({ dueAt }),
  )
  const groups = groupsOf(reminders, now.getTime())
  expect(groups.map(({ title, reminders }) => [title, reminders.length])).toEqual([
    ['Overdue', 2],
    ['Today', 1],
    ['This week', 2],
    ['Later', 2],
  ])
})

test('a reminder that has come is not overdue before the day that it is about is over', () => {
  const [rent, past] = ['2026-11-30', '2026-11-29'].map(happensOn =>
    sampleReminder({ dueAt: at(27, 9), happensOn }),
  )
  const groups = groupsOf(
    [rent, past, sampleReminder({ dueAt: at(28, 9) })].flatMap(each => each ?? []),
    now.getTime(),
  )
  expect(groups.map(({ title, reminders }) => [title, reminders.length])).toEqual([
    ['Overdue', 2],
    ['Today', 1],
  ])
})

test('a reminder is snoozed by an hour, or to another day’s morning', () => {
  expect(snoozeChoices.map(({ momentAfter }) => momentAfter(now))).toEqual([
    new Date(2026, 10, 30, 17, 30),
    new Date(2026, 11, 1, 9),
    new Date(2026, 11, 7, 9),
  ])
})
