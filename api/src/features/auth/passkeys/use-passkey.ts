import type { passkeyEndpoints, UsedPasskey } from '@portal/contract/auth/passkey-endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { inTurn } from '../../../platform/database/in-turn.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/request/context.ts'
import { Refusal } from '../../../platform/request/refusal.ts'
import type { Verb } from '../../../platform/request/route.ts'
import { noteFactor } from '../../../platform/session/second-factor.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { isAccountOpen, users } from '../../../schema/people.ts'
import { passkeys } from '../../../schema/sessions.ts'
import { beginSession } from '../begin-session.ts'
import { readSignedIn } from '../signed-in.ts'
import { newChallenge, spendChallenge } from './challenge.ts'

/** Passkeys are for this host, and are used on its pages alone. */
export const portalOf = ({ env }: Pick<Context, 'env'>) => {
  const { publicOrigin } = env
  if (!publicOrigin) throw new Refusal('not_now', 'This portal takes no passkeys.')
  return { origin: publicOrigin, host: new URL(publicOrigin).hostname }
}

/** Names no person and no passkey: the device shows those that it has. */
export const challengePasskey: Verb<typeof passkeyEndpoints.challenge> = async context => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: portalOf(context).host,
    challenge: newChallenge(context, 'sign in'),
    userVerification: 'required',
  })
  return { options: { ...options } }
}

type Credential = UsedPasskey['credential']
type Passkey = typeof passkeys.$inferSelect

const find = async ({ database }: Context, { id }: Credential): Promise<Passkey | undefined> => {
  const [found] = await database.select().from(passkeys).where(eq(passkeys.credentialId, id))
  return found
}

/** The new count of uses; undefined if another key signed it, for another page, or the challenge is not one of ours or was used. */
const verify = async (context: Context, credential: Credential, passkey: Passkey) => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { origin, host } = portalOf(context)
  const { clientDataJSON, authenticatorData, signature } = credential.response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge => spendChallenge(context, challenge, 'sign in'),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined) // it throws for what was sent, such as another origin
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** Notes the use, once its person is locked. False if the passkey was removed meanwhile, or a copy of it has been used. */
const noteUse = async ({ database }: Context, { id, counter: seen }: Passkey, counter: number) => {
  const isAsSeen = and(eq(passkeys.id, id), eq(passkeys.counter, seen))
  const used = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(isAsSeen)
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Counts as both steps. Throws `wrong_credentials` for a passkey that is not known, and for one whose answer is not right. */
export const loginWithPasskey: Verb<typeof passkeyEndpoints.login> = async (context, { body }) => {
  const { credential } = body
  const passkey = await find(context, credential)
  const counter = passkey && (await verify(context, credential, passkey))
  const user =
    passkey === undefined || counter === undefined
      ? undefined
      : await inTransaction(context.database, async transaction => {
          const [person] = await transaction
            .select()
            .from(users)
            .where(and(eq(users.id, passkey.userId), isAccountOpen))
            .for('no key update')
          const own = { ...context, database: transaction }
          if (!person || !(await noteUse(own, passkey, counter))) return undefined
          await beginSession(own, person, { hasCode: true })
          return person
        })
  if (user) return readSignedIn(context, user)
  const event = { eventType: 'sign_in', status: 'failed', userId: passkey?.userId ?? null } as const
  await recordSecurityEvent(context, event)
  throw new Refusal('wrong_credentials', 'This passkey can’t sign you in. Please use your password.')
}

/** For 15 minutes of this session, calls do not ask again. Throws `invalid` unless it is the caller's own. */
export const checkPasskey: Verb<typeof passkeyEndpoints.check> = async (context, { body }) => {
  const { caller } = context
  const passkey = await find(context, body.credential)
  const counter = passkey?.userId === caller.id ? await verify(context, body.credential, passkey) : undefined
  const isDone =
    passkey && counter !== undefined
      ? await inTurn(context, async own => {
          if (!(await noteUse(own, passkey, counter))) return false
          await noteFactor(own)
          return true
        })
      : false
  if (isDone) return
  await recordSecurityEvent(context, {
    eventType: 'second_factor_check',
    status: 'failed',
    userId: caller.id,
  })
  throw new Refusal('invalid', 'This passkey can’t be used. Please enter a code.')
}
