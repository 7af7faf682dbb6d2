import type { Context } from '../../platform/request/context.ts'
import { findKnownBrowser, hasBrowsers } from '../../platform/session/known-browser.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { startSession } from '../../platform/session/session.ts'
import { newSignIn } from './account-mails.ts'
import { deviceOf } from './device-of.ts'
import { type Owner, tellOwner } from './tell-owner.ts'

/** At a sign-in, in the transaction that has locked the person. The owner hears of a browser that is new to the account. */
export const beginSession = async (
  own: Context,
  person: Owner,
  { hasCode }: { hasCode: boolean },
): Promise<void> => {
  await tellOfNewBrowser(own, person)
  await startSession(own, person.id, own.database, { hasCode })
  await recordSecurityEvent(own, { eventType: 'sign_in', status: 'succeeded', userId: person.id })
}

/** Not for a person's first sign-in. */
const tellOfNewBrowser = async (own: Context, person: Owner): Promise<void> => {
  if (await findKnownBrowser(own, person.id)) return
  if (!(await hasBrowsers(own.database, person.id))) return
  await tellOwner(own.database, own.mail, person, newSignIn(person, deviceOf(own.userAgent)))
}
