// A passkey signs in alone: the device that has it asks for a fingerprint, a face or a PIN (WebAuthn, with user verification).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { UserAnswer } from '../people/person.ts'
import { ById, id, timestamp } from '../values/text.ts'
import { CloseAccount } from './credentials.ts'

/** Kept for one person. */
export const maxPasskeys = 20

export const Passkey = z.object({
  id,
  /** Where it was made, such as "Chrome on Windows". */
  device: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
})
export type Passkey = z.infer<typeof Passkey>

/** For the browser's own call; its form is WebAuthn's. */
const BrowserOptions = z.object({ options: z.record(z.string(), z.unknown()) })

const bytes = (most: number) =>
  z
    .string('This passkey is incomplete')
    .check(z.maxLength(most), z.regex(/^[\w-]*$/, 'This passkey is incomplete'))

const credentialOf = <Shape extends z.ZodMiniType>(response: Shape) =>
  z.object({ id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key'), response })

const NewPasskey = z.object({
  credential: credentialOf(
    z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
    }),
  ),
})

export const UsedPasskey = z.object({
  credential: credentialOf(
    z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: z.optional(z.nullable(bytes(200))),
    }),
  ),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

const StartPasskey = z.pick(CloseAccount, { currentPassword: true })

export const passkeyEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/start',
    summary: 'What the browser needs to make a passkey for the caller',
    access: 'person',
    asksForCode: true,
    body: StartPasskey,
    status: 200,
    answer: BrowserOptions,
    errors: ['conflict'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys',
    summary: 'Add the passkey that the browser made; each start makes one',
    access: 'person',
    body: NewPasskey,
    status: 200,
    answer: z.object({ passkey: Passkey }),
    errors: ['conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/auth/passkeys/:id',
    summary: 'Remove a passkey',
    access: 'person',
    own: true,
    asksForCode: true,
    params: ById,
    status: 204,
    answer: z.void(),
  }),
  challenge: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/challenge',
    summary: 'What the browser needs to use a passkey, once',
    access: 'anyone',
    status: 200,
    answer: BrowserOptions,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login/passkey',
    summary: 'Sign in with a passkey, which counts as both steps',
    access: 'anyone',
    body: UsedPasskey,
    status: 200,
    answer: UserAnswer,
    errors: ['wrong_credentials'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/check',
    summary: 'Use a passkey in place of a code, for calls that ask for it again',
    access: 'person',
    body: UsedPasskey,
    whileClosing: true,
    status: 204,
    answer: z.void(),
  }),
}
