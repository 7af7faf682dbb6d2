import type { UpdateTenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import { filterFields } from '@portal/language/contact-filter/filter-fields'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { foundIn, settleReview } from '../../domain/review-text.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'

/** Text that others can see passes the contact filter; private text may contain contact details. */
const seenByOthers = ['preferredLocation', 'employmentStatus'] as const
/** Cards show these under the name (spec §2.11). */
const readings = [seenByOthers, ['firstName', 'lastName', ...seenByOthers]] as const

type Words = Pick<UpdateTenantProfile, (typeof seenByOthers)[number]>

/**
 * Returns the new texts as they may be stored, with the notice for their author. Refuses a restricted author.
 */
export const reviewProfile = async (
  context: Context<Caller>,
  transaction: Database,
  body: Words,
  stored: Words,
): Promise<Words & { notice: string | null }> => {
  const changed = seenByOthers.filter(field => body[field] && body[field] !== stored[field])
  if (changed.length === 0) return { notice: null }
  await refuseIfRestricted(context)
  const { firstName, lastName } = context.caller
  const { preferredLocation = stored.preferredLocation, employmentStatus = stored.employmentStatus } = body
  const texts = {
    firstName,
    lastName,
    preferredLocation: preferredLocation ?? '',
    employmentStatus: employmentStatus ?? '',
  }
  const filtered = filterFields(texts, readings, { ownOrigin: context.env.publicOrigin })
  const notice = await settleReview(context, transaction, {
    source: 'tenant_profile',
    text: changed.map(field => texts[field]).join('\n'),
    verdict: filtered,
    found: foundIn(filtered.detections, changed),
  })
  return { ...Object.fromEntries(changed.map(field => [field, filtered.texts[field]])), notice }
}
