import type { UpdateTenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { fieldOfText, filterProfileTexts, openTexts, type ProfileTexts } from '../../domain/profile-texts.ts'
import { foundIn, settleReview } from '../../domain/review-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { portalsOwn } from '../../platform/env.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'

const reviewed = [...openTexts, 'previousAddresses'] as const

type Words = Pick<UpdateTenantProfile, keyof ProfileTexts>

/**
 * Texts that others can come to read pass the contact filter; the rest can have contact details. Refuses a
 * restricted author.
 */
export const reviewProfile = async (
  context: Context<Caller>,
  transaction: Database,
  body: Words,
  before: ProfileTexts,
): Promise<Words & { notice: string | null }> => {
  const changed = reviewed.filter(
    field => wordsOf(body[field]) && !Bun.deepEquals(body[field], before[field]),
  )
  if (changed.length === 0) return { notice: null }
  await refuseIfRestricted(context)
  const changes = Object.fromEntries(
    reviewed.flatMap(field => (body[field] === undefined ? [] : [[field, body[field]]])),
  )
  const profile = { ...before, ...changes }
  const { profileTexts, verdict } = filterProfileTexts(context.caller, profile, portalsOwn(context.env))
  const findings = changed.map(field => {
    const texts = new Set(
      verdict.detections
        .flatMap(({ spans }) => spans.map(({ name }) => name))
        .filter(name => fieldOfText(name) === field),
    )
    return [field, Object.values(foundIn(verdict.detections, [...texts])).flat()] as const
  })
  const notice = await settleReview(context, transaction, {
    source: 'tenant_profile',
    text: changed.map(field => wordsOf(profile[field])).join('\n'),
    verdict,
    found: Object.fromEntries(findings),
  })
  return { ...Object.fromEntries(changed.map(field => [field, profileTexts[field]])), notice }
}

const wordsOf = (text: string | readonly string[] | null | undefined): string =>
  typeof text === 'string' ? text : (text ?? []).join('\n')
