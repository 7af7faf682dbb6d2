// What the owner of an account does after an intrusion ends all that the intruder asked for.
import { expect, test } from 'bun:test'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import type { User } from '@portal/contract/people/person'
import { eq } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { keepTokenOf, newLink } from '../../../test/new-link.ts'
import { openTestApp, password, registration } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { users } from '../../schema/people.ts'
import { linkPurposes } from '../../schema/sessions.ts'

const { smtpUrl } = await openMailbox()
const { database, signUp, signIn, visitor, forgetLimits } = await openTestApp({ smtpUrl })
const { confirmEmail, keepEmail, resetPassword } = linkEndpoints
const { changePassword, sessions, endSession } = securityEndpoints
const newPassword = 'another good one'

/** Every kind of link; the last one is mailed to the address that another link replaces. */
const kinds = [...linkPurposes, 'keep_email'] as const
type Kind = (typeof kinds)[number]
type Tokens = Record<Kind, string>

const uses: Record<Kind, (token: string) => Promise<Response>> = {
  confirm_email: token => visitor().sendTo(confirmEmail, { body: { token } }),
  change_email: token => visitor().sendTo(confirmEmail, { body: { token } }),
  reset_password: token => visitor().sendTo(resetPassword, { body: { token, newPassword } }),
  keep_email: token => visitor().sendTo(keepEmail, { body: { token } }),
}

const close = (person: TestBrowser) =>
  person.call(closingEndpoints.close, { body: { currentPassword: password } })

type Act = (person: TestBrowser & { user: User }, tokens: Tokens) => Promise<unknown>
const acts: Record<string, Act> = {
  'a new password': person =>
    person.call(changePassword, { body: { currentPassword: password, newPassword } }),
  'a reset': (_, { reset_password: token }) =>
    visitor().call(resetPassword, { body: { token, newPassword } }),
  'a new address': (_, { change_email: token }) => visitor().call(confirmEmail, { body: { token } }),
  'the end of a session': async person => {
    const [, other] = (await person.call(sessions)).sessions
    await person.call(endSession, { params: { id: other?.id ?? '' } })
  },
  'closing the account': async person => {
    await database
      .update(users)
      .set({ createdAt: '2020-01-01T00:00:00Z' })
      .where(eq(users.id, person.user.id))
    await close(person)
  },
  'closing an account of today': close,
}

/** Someone who is signed in twice, with a link of each kind. */
const linked = async () => {
  await forgetLimits()
  const person = await signUp('tenant')
  const { id, email } = person.user
  await signIn(email, password)
  const tokens: Tokens = {
    confirm_email: await newLink(database, id, 'confirm_email'),
    reset_password: await newLink(database, id, 'reset_password'),
    change_email: await newLink(database, id, 'change_email', registration().email),
    keep_email: await keepTokenOf(database, id),
  }
  return { person, tokens }
}

test.each(kinds)('a link to %s works', async kind => {
  const { tokens } = await linked()
  expect((await uses[kind](tokens[kind])).status).toBe(204)
})

test.each(Object.entries(acts))('%s ends every kind of link, that of the calendar, too', async (_, act) => {
  const { person, tokens } = await linked()
  const { url } = await person.call(calendarEndpoints.open)
  const calendar = { params: { token: url.split('/').at(-1) ?? '' } }
  expect((await visitor().sendTo(calendarEndpoints.read, calendar)).status).toBe(200)
  await act(person, tokens)
  expect((await visitor().sendTo(calendarEndpoints.read, calendar)).status).toBe(404)
  for (const kind of kinds) {
    const answer = await uses[kind](tokens[kind])
    const error = { fields: { token: 'This link is no longer valid' } }
    expect([kind, answer.status, await answer.json()]).toMatchObject([kind, 422, { error }])
  }
})
