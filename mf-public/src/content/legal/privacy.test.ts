import { expect, test } from 'bun:test'
import { keptForDays } from '@portal/contract/kept-for'
import { text } from './privacy.ts'

const partOf = (id: string): string => JSON.stringify(text.parts.find(part => part.id === id)?.blocks)

/** The line of each thing that is not kept for good, as the policy words it. */
const lineOf: Record<keyof typeof keptForDays, RegExp> = {
  idleSessions: /Sessions: .* after (\d+) days without use/,
  sessions: /Sessions: .* after (\d+) days at the latest/,
  knownBrowsers: /Browsers that you signed in with: (\d+) days/,
  audit: /Sign-ins and refused access: (\d+) days/,
  requestIds: /being done twice: \d+, \d+ and (\d+) days/,
  failureReports: /being done twice: \d+, (\d+) and \d+ days/,
  homeAlerts: /being done twice: (\d+), \d+ and \d+ days/,
  notifications: /Notifications: (\d+) days/,
  reminders: /Reminders: (\d+) days/,
  insights: /Insights: (\d+) days/,
  warnings: /Warnings, .* contact details: (\d+) days/,
  modelLog: /language model was asked and answered: (\d+) days/,
  deletedConversations: /from our database after (\d+) days/,
  providerEvents: /messages to us: (\d+) days/,
}

test('the Privacy Policy says how long everything is kept, with the numbers by which it is deleted', () => {
  const said = partOf('how-long')
  for (const [kept, line] of Object.entries(lineOf))
    expect([kept, Number(line.exec(said)?.[1])]).toEqual([
      kept,
      keptForDays[kept as keyof typeof keptForDays],
    ])
})

test('what a person deletes is gone within 30 days, also from the record of the model’s calls', () => {
  expect(Math.max(keptForDays.deletedConversations, keptForDays.modelLog)).toBeLessThan(30)
})

test('it names who else gets something, and what', () => {
  expect(partOf('others')).toMatch(
    /OpenAI .* first name.*what you write.*Stripe|Stripe .* email.*OpenAI .* first name/,
  )
})
