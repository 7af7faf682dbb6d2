import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { recentTexts } from '../../domain/recent-texts.ts'
import { reviewMessage } from '../../domain/review-text.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'

interface WordsToReview {
  source: 'move_in' | 'notice'
  words: string | null | undefined
  tenantId: string | null
  landlordId: string
}

interface ReviewResult {
  /** As the filter left them. */
  words: string | null
  /** For their author. */
  notice: string | null
}

/** As the other person may read them; null if there are none. Throws `restricted` if the caller may not post. */
export const reviewWords = async (
  context: Context<Caller>,
  { source, words, tenantId, landlordId }: WordsToReview,
): Promise<ReviewResult> => {
  if (!words || !tenantId) return { words: null, notice: null }
  await refuseIfRestricted(context)
  const senderId = context.caller.id
  const earlier = await recentTexts(context.database, { tenantId, landlordId, senderId })
  const { message, notice } = await reviewMessage(context, { source, message: words, earlier })
  return { words: message, notice }
}
