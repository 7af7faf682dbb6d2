// Who is restricted writes nothing for others until the restriction ends, which nobody has to do.
import { expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { inArray } from 'drizzle-orm'
import { everyCreation } from '../test/creations.ts'
import { openMailbox } from '../test/mailbox.ts'
import { startScriptedModel } from '../test/scripted-model.ts'
import { openTestApp } from '../test/test-app.ts'
import { users } from './schema/people.ts'

const { database, signUp, forgetLimits } = await openTestApp({
  smtpUrl: (await openMailbox()).smtpUrl,
  languageModel: startScriptedModel().languageModel,
})
const people = { tenant: await signUp('tenant', 'premium'), landlord: await signUp('landlord', 'enterprise') }
const ids = { tenant: people.tenant.user.id, landlord: people.landlord.user.id }

/** Their own, a repair, leaving, or for administrators. */
const stayPossible: readonly Endpoint[] = [
  conversationEndpoints.start,
  conversationEndpoints.send,
  setReminderEndpoints.create,
  savedSearchEndpoints.create,
  savedReplyEndpoints.create,
  warningEndpoints.create,
  filingEndpoints.create,
  tenancyWritingEndpoints.notice,
  reportEndpoints.create,
  reviewEndpoints.send,
  reviewEndpoints.locate,
]

const restrictFor = (ms: number) =>
  database
    .update(users)
    .set({
      isContentRestricted: true,
      restrictedUntil: new Date(Date.now() + ms).toISOString(),
      restrictionReason: 'Fifty people got the same text.',
    })
    .where(inArray(users.id, Object.values(ids)))

test.each(everyCreation)('$name', async ({ endpoint, maker, params, body }) => {
  await forgetLimits()
  const parts = { params: await params(database, ids), body: await body(database, ids) }
  await restrictFor(60_000)
  if (!stayPossible.includes(endpoint)) {
    const { status, code, message } = await people[maker].refusal(endpoint, parts)
    expect([status, code]).toEqual([403, 'restricted'])
    expect(message).toContain('Fifty people got the same text.')
    await restrictFor(-1)
  }
  await people[maker].call(endpoint, parts)
})
