import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { keptForDays } from '@portal/contract/kept-for'
import { text } from './privacy.ts'

const partOf = (id: string): string => JSON.stringify(text.parts.find(part => part.id === id)?.blocks)

/** The policy's line for each kind of data that is deleted eventually. */
const lineOf: Record<keyof typeof keptForDays, RegExp> = {
  idleSessions: /Sessions: .* after (\d+) days without use/,
  sessions: /Sessions: .* after (\d+) days at the latest/,
  knownBrowsers: /Browsers you signed in with: (\d+) days/,
  audit: /Sign-ins, opened leases and denied access: (\d+) days/,
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
  const part = partOf('how-long')
  for (const [kept, line] of Object.entries(lineOf))
    expect([kept, Number(line.exec(part)?.[1])]).toEqual([
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

/** Where the policy names what the portal keeps for each noun of the contract; null if nothing of it is about a person. */
const namedAs: Record<string, RegExp | null> = {
  applications: /your applications/,
  assistant: /The assistant:/,
  auth: /Account:.*Security:/,
  'background-checks': /Background checks:/,
  calendar: /secret address of your calendar/,
  'client-failures': null,
  consents: /Sharing:/,
  documents: /Photos and documents:/,
  help: null,
  inquiries: /inquiries/,
  maintenance: /repair requests/,
  moderation: /Rules:.*reported.*your appeals/,
  newsletter: /Newsletter:/,
  notifications: /notifications.*kinds of email you turned off/,
  'page-heads': null,
  people: /name, email address/,
  photos: /Photos and documents:/,
  places: null,
  properties: /Homes:.*the homes you saved/,
  ratings: /ratings and answers/,
  'saved-searches': /saved searches/,
  sitemap: null,
  subscriptions: /your plan.*Payments:/,
  tenancies: /homes you rent or rent out/,
  'tenant-profile': /Tenant profile:/,
  threads: /conversations with their photos/,
  values: null,
  verifications: /Checks:.*identity checks/,
  warnings: /Rules:/,
}

test('it names what is kept of each noun that the API has calls for', () => {
  const contract = join(import.meta.dirname, '../../../../packages/contract')
  const nouns = readdirSync(contract, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && !/^(?:node_modules|test)$/.test(entry.name),
  )
  const part = partOf('what-is-kept')
  for (const { name } of nouns)
    expect([name, namedAs[name] === null || namedAs[name]?.test(part)]).toEqual([name, true])
})
