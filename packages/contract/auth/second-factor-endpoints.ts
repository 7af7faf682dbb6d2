// A second step at sign-in: a code of an authenticator app (RFC 6238), or a recovery code.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { timestamp } from '../values/text.ts'
import { appCode, CloseAccount, factorCode } from './credentials.ts'

/** Made together; each works once. */
export const recoveryCodeCount = 10

/** Null while it is off. */
export const SecondFactor = z.nullable(z.object({ confirmedAt: timestamp, recoveryCodesLeft: z.int() }))
export type SecondFactor = z.infer<typeof SecondFactor>

export const StartSecondFactor = z.pick(CloseAccount, { currentPassword: true })
export type StartSecondFactor = z.infer<typeof StartSecondFactor>

export const ConfirmSecondFactor = z.object({ code: appCode })
export type ConfirmSecondFactor = z.infer<typeof ConfirmSecondFactor>

export const CheckSecondFactor = z.object({ code: factorCode })
export type CheckSecondFactor = z.infer<typeof CheckSecondFactor>

export const RemoveSecondFactor = z.extend(StartSecondFactor, { code: factorCode })
export type RemoveSecondFactor = z.infer<typeof RemoveSecondFactor>

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).check(z.maxLength(recoveryCodeCount)) })

export const secondFactorEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    summary: 'Make a secret for an authenticator app; it counts once a code of the app confirms it',
    access: 'person',
    body: StartSecondFactor,
    status: 200,
    /** In base32, and as the address that the app reads from a QR code. */
    answer: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['conflict'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    summary: "Turn two-step sign-in on with a code of the app, and end the caller's other sessions",
    access: 'person',
    body: ConfirmSecondFactor,
    status: 200,
    answer: RecoveryCodes,
    errors: ['conflict'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/check',
    summary: 'Give a code once more, for calls that ask for it again',
    access: 'person',
    body: CheckSecondFactor,
    whileClosing: true,
    status: 204,
    answer: z.void(),
    errors: ['conflict'],
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    summary: 'Make new recovery codes, which end the old ones',
    access: 'person',
    body: RemoveSecondFactor,
    status: 200,
    answer: RecoveryCodes,
    errors: ['conflict'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/remove',
    summary: 'Turn two-step sign-in off',
    access: 'person',
    body: RemoveSecondFactor,
    whileClosing: true,
    status: 204,
    answer: z.void(),
    errors: ['conflict'],
  }),
}
