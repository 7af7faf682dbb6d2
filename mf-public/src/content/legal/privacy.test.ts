import { expect, test } from 'bun:test'
import { keptForDays } from '@portal/contract/kept-for'
import { text } from './privacy.ts'

const partOf = (id: string): string => JSON.stringify(text.parts.find(part => part.id === id)?.blocks)

/** The policy's line for each kind of data that is deleted eventually. */
const lineOf: Record<keyof typeof keptForDays, RegExp> = {
  idleSessions: /Sessions: .* after (\d+) days without use/,
  sessions: /Sessions: .* after (\d+) days at the latest/,
  knownBrowsers: /Browsers you signed in with: (\d+) days/,
  audit: /Sign-ins and denied access: (\d+) days/,
  closingAccounts: /account that you close: (\d+) days/,
  requestIds: /being handled twice: (\d+) days/,
  failureReports: /errors on our pages: (\d+) days/,
  homeAlerts: /notified you about: (\d+) days/,
  exports: /Copies of your data: (\d+) days/,
  notifications: /Notifications: (\d+) days/,
  picturesElsewhere: /pictures on other websites, [^.]*: (\d+) days/,
  mails: /Emails that we sent you: (\d+) days/,
  unconfirmedAddresses: /newsletter: .* (\d+) days if you do not confirm/,
  reminders: /Reminders: (\d+) days/,
  insights: /Insights: (\d+) days/,
  endedConsents: /What you shared and were shown, and who looked: (\d+) days/,
  warnings: /Warnings, .* contact details: (\d+) days/,
  modelLog: /calls to the language model: (\d+) days/,
  deletedConversations: /from our database after (\d+) days/,
  providerEvents: /Messages from the payment provider: (\d+) days/,
}

test('the Privacy Policy says how long everything is kept, with the actual limits', () => {
  const said = partOf('how-long')
  for (const [kept, line] of Object.entries(lineOf))
    expect([kept, Number(line.exec(said)?.[1])]).toEqual([
      kept,
      keptForDays[kept as keyof typeof keptForDays],
    ])
})

test('what a person deletes is gone within 30 days, also from the log of model calls', () => {
  expect(Math.max(keptForDays.deletedConversations, keptForDays.modelLog)).toBeLessThan(30)
})

test('it names the other companies that receive data, and which data', () => {
  expect(partOf('others')).toMatch(
    /OpenAI .* first name.*what you write.*Stripe|Stripe .* email.*OpenAI .* first name/,
  )
})
