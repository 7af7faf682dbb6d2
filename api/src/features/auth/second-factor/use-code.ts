// Codes of an authenticator app (RFC 6238, with the defaults of all apps), and recovery codes. Each works once.
import { recoveryCodeCount } from '@portal/contract/auth/second-factor-endpoints'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/request/context.ts'
import { hashOfToken } from '../../../platform/request/cookie.ts'
import { unseal } from '../../../platform/sealed.ts'
import { recordSecurityEvent } from '../../../platform/session/security-event.ts'
import { secondFactors } from '../../../schema/sessions.ts'
import { recoveryCodeUsed } from '../account-mails.ts'
import { type Owner, tellOwner } from '../tell-owner.ts'

type Factor = typeof secondFactors.$inferSelect

/** How far a phone's clock can be off, in steps of 30 seconds. */
const skewSteps = 1
const stepMs = 30_000

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that authenticator apps read. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret }).toString()

/** Undefined if the code is wrong, or was used. */
const stepOf = (code: string, secret: string, { lastStep }: Factor, nowMs: number): number | undefined => {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: nowMs, window: skewSteps })
  const step = delta === null ? undefined : Math.floor(nowMs / stepMs) + delta
  return step !== undefined && step > lastStep ? step : undefined
}

/** The database's clock, which all servers share; not the start of the transaction, which can have waited for the row. */
const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`

const findFactor = async (database: Database, userId: string, isConfirmed: boolean) => {
  const { confirmedAt } = secondFactors
  const [found] = await database
    .select({ factor: secondFactors, nowMs })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isConfirmed ? isNotNull(confirmedAt) : isNull(confirmedAt)))
  return found
}

/**
 * Whether the code of the app is right, which uses it up; in a transaction that has locked the person. A secret that no key of SECRET_KEY
 * opens has no codes.
 */
export const useAppCode = async (
  { database, secretKeys }: Pick<Context, 'database' | 'secretKeys'>,
  userId: string,
  code: string,
  isConfirmed = true,
): Promise<boolean> => {
  const found = await findFactor(database, userId, isConfirmed)
  const secret = found && unseal(found.factor.sealedSecret, userId, secretKeys)
  const step = secret ? stepOf(code, secret, found.factor, found.nowMs) : undefined
  if (step === undefined) return false
  await database.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId))
  return true
}

/** Also takes a recovery code, of which the owner is told. */
export const useCode = async (context: Context, person: Owner, code: string): Promise<boolean> => {
  if (isAppCode(code)) return useAppCode(context, person.id, code)
  const { database, mail } = context
  const found = await findFactor(database, person.id, true)
  const left = found?.factor.recoveryHashes.filter(hash => hash !== hashOfToken(code)) ?? []
  if (!found || left.length === found.factor.recoveryHashes.length) return false
  await database
    .update(secondFactors)
    .set({ recoveryHashes: left })
    .where(eq(secondFactors.userId, person.id))
  await recordSecurityEvent(context, { eventType: 'recovery_code', status: 'succeeded', userId: person.id })
  await tellOwner(database, mail, person, recoveryCodeUsed(person, left.length))
  return true
}

export const isAppCode = (code: string): boolean => /^\d+$/.test(code)

/** Without letters and digits that look alike: 32 of them, so that 16 have 80 random bits. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

const newRecoveryCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => letters[byte % letters.length]).join('')

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

/** As people write them down. */
export const inGroups = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')
