import type { Context } from '../platform/request/context.ts'
import { Refusal } from '../platform/request/refusal.ts'
import type { Caller } from '../platform/session/find-caller.ts'

/** Refuses a call that needs mail, on a portal that sends none. */
export const noMail = (): Refusal => new Refusal('not_now', 'This portal can’t send email.')

/** Where the portal sends no mail nobody can confirm an address, and applying is the only way to a home (docs/decisions/applications-and-sharing.md). */
export const refuseUnconfirmed = ({ caller, mail }: Pick<Context<Caller>, 'caller' | 'mail'>): void => {
  if (mail && !caller.emailConfirmedAt)
    throw new Refusal('email_unconfirmed', 'Please confirm your email address first.')
}
