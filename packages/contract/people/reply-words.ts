import { countOf } from '../properties/property-words.ts'
import type { PublicPerson } from './endpoints.ts'

/** Below this, nobody is said to answer "usually". */
const minPercent = 80

/** "Usually answers within 5 hours", "Answers 40% of questions"; null if too little is known. */
export const repliesInWords = ({
  replyTimeMinutes,
  answeredPercent,
}: Pick<PublicPerson, 'replyTimeMinutes' | 'answeredPercent'>): string | null => {
  if (answeredPercent === null) return null
  if (replyTimeMinutes === null || answeredPercent < minPercent)
    return `Answers ${answeredPercent}% of questions`
  const hours = Math.max(1, Math.ceil(replyTimeMinutes / 60))
  return `Usually answers within ${hours <= 48 ? countOf(hours, 'hour') : countOf(Math.ceil(hours / 24), 'day')}`
}
