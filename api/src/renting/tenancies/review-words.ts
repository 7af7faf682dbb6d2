import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'

interface Written {
  source: 'move_in' | 'notice'
  words: string | null | undefined
  tenantId: string | null
  landlordId: string
}

interface Reviewed {
  /** As the filter left them. */
  words: string | null
  /** What the filter did, for their author. */
  notice: string | null
}

/** What the other person may read of these words; null if there are none. Throws `restricted` if the caller may not post. */
export const reviewWords = async (
  context: Context<Caller>,
  { source, words, tenantId, landlordId }: Written,
): Promise<Reviewed> => {
  if (!words || !tenantId) return { words: null, notice: null }
  await refuseIfRestricted(context)
  const senderId = context.caller.id
  const earlier = await recentTexts(context.database, { tenantId, landlordId, senderId })
  const { message, notice } = await reviewMessage(context, { source, message: words, earlier })
  return { words: message, notice }
}
