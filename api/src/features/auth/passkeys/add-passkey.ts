import { maxPasskeys, type passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { and, eq } from 'drizzle-orm'
import { inTurn } from '../../../platform/database/in-turn.ts'
import type { Context } from '../../../platform/request/context.ts'
import { notFound, Refusal } from '../../../platform/request/refusal.ts'
import type { Verb } from '../../../platform/request/route.ts'
import type { Caller } from '../../../platform/session/find-caller.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { passkeys } from '../../../schema/sessions.ts'
import { passkeyAdded, passkeyRemoved } from '../account-mails.ts'
import { checkOwnPassword } from '../check-own-password.ts'
import { deviceOf } from '../device-of.ts'
import { tellOwner } from '../tell-owner.ts'
import { newChallenge, spendChallenge } from './challenge.ts'
import { portalOf } from './use-passkey.ts'

/** Takes the password. Throws like `checkOwnPassword`, and `conflict` if the caller has 20. */
export const startPasskey: Verb<typeof passkeyEndpoints.start> = async (context, { body }) => {
  const { database, caller, env } = context
  await checkOwnPassword(context, body.currentPassword, 'passkey_added')
  const own = await database
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, caller.id))
  if (own.length >= maxPasskeys) throw tooMany()
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: env.portalName,
    rpID: portalOf(context).host,
    userName: caller.email,
    userDisplayName: `${caller.firstName} ${caller.lastName}`,
    userID: new TextEncoder().encode(caller.id),
    challenge: newChallenge(context, `add ${caller.id}`),
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options } }
}

const tooMany = (): Refusal =>
  new Refusal('conflict', `You have ${maxPasskeys} passkeys. Please remove one first.`)

/** Throws `invalid` for one that is not an answer to the caller's own start of the last five minutes, or whose device is known. */
export const addPasskey: Verb<typeof passkeyEndpoints.add> = async (context, { body: { credential } }) => {
  const { caller, userAgent } = context
  const made = await verifyNew(context, credential)
  if (!made) throw new Refusal('invalid', 'This passkey can’t be added. Please try again.')
  const passkey = await inTurn(context, async own => {
    const { database, mail } = own
    if ((await database.$count(passkeys, eq(passkeys.userId, caller.id))) >= maxPasskeys) throw tooMany()
    const [added] = await database
      .insert(passkeys)
      .values({
        userId: caller.id,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: credential.response.transports ?? [],
        userAgent,
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw new Refusal('conflict', 'This passkey was added already.')
    await recordSecurityEvent(own, { eventType: 'passkey_added', status: 'succeeded', userId: caller.id })
    await tellOwner(database, mail, own.caller, passkeyAdded(caller, deviceOf(userAgent)))
    return added
  })
  return { passkey: asPasskey(passkey) }
}

const verifyNew = async (
  context: Context<Caller>,
  credential: Parameters<Verb<typeof passkeyEndpoints.add>>[1]['body']['credential'],
) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { origin, host } = portalOf(context)
  const { clientDataJSON, attestationObject } = credential.response
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge => spendChallenge(context, challenge, `add ${context.caller.id}`),
    expectedOrigin: origin,
    expectedRPID: host,
  }).catch(() => undefined) // it throws for what was sent, such as another origin
  return verified?.verified ? verified.registrationInfo.credential : undefined
}

export const asPasskey = ({
  userAgent,
  ...passkey
}: Pick<typeof passkeys.$inferSelect, 'id' | 'userAgent' | 'createdAt' | 'lastUsedAt'>) => ({
  ...passkey,
  device: deviceOf(userAgent),
})

export const removePasskey: Verb<typeof passkeyEndpoints.remove> = async (own, { params: { id } }) => {
  const { database, caller, mail } = own
  const [removed] = await database
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, caller.id)))
    .returning()
  if (!removed) {
    const isAnothers = (await database.$count(passkeys, eq(passkeys.id, id))) > 0
    throw notFound('passkey', { belongsToAnother: isAnothers })
  }
  await recordSecurityEvent(own, { eventType: 'passkey_removed', status: 'succeeded', userId: caller.id })
  await tellOwner(database, mail, caller, passkeyRemoved(caller, deviceOf(removed.userAgent)))
}
