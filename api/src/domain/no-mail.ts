import { Refusal } from '../platform/request/refusal.ts'

/** Refuses a call that needs mail, on a portal that sends none. */
export const noMail = (): Refusal => new Refusal('not_now', 'This portal can’t send email.')
