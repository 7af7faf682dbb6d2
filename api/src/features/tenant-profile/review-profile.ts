import type { UpdateTenantProfile } from '@portal/contract/tenant-profile/tenant-profile'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { refuseIfRestricted } from '../../platform/posting-restriction.ts'
import { reviewText } from '../../platform/review-text.ts'

/** What others may come to see passes the contact filter; what only the tenant sees may hold contact details. */
const seenByOthers = ['preferredLocation', 'employmentStatus'] as const

type Words = Pick<UpdateTenantProfile, (typeof seenByOthers)[number]>

/** The texts as they may be stored, where they are new, with the notice for their author, who must be free to post. */
export const reviewProfile = async (
  context: Context<Caller>,
  transaction: Database,
  body: Words,
  stored: Words,
): Promise<Words & { notice: string | null }> => {
  const words: Words = {}
  let notice: string | null = null
  for (const field of seenByOthers) {
    const text = body[field]
    if (!text || text === stored[field]) continue
    await refuseIfRestricted(context)
    const reviewed = await reviewText(context, transaction, { source: 'tenant_profile', field, text })
    words[field] = reviewed.text
    notice ??= reviewed.notice
  }
  return { ...words, notice }
}
