import { isMoveInDue } from '@portal/contract/tenancies/lifecycle'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { formatDate } from '@portal/shared-ui/format-date'
import { todayIn } from '@portal/shared-ui/local-moment'
import { mayAcceptNotice, noticeInWords } from './notice-words.tsx'

/** What the tenant has to do next, or what was said about the end; null if nothing is ahead. */
export const tenantStepInWords = (tenancy: Tenancy): string | null => {
  const { status, expiresAt, startsOn, timeZone } = tenancy
  if (status === 'offered' && expiresAt) return `Please respond by ${formatDate(expiresAt)}`
  const notice = noticeInWords(tenancy, 'tenant')
  if (mayAcceptNotice(tenancy, 'tenant')) return notice
  if (isMoveInDue(tenancy, todayIn(timeZone ?? 'UTC'))) return 'Have you moved in?'
  return notice ?? (status === 'agreed' ? `You move in on ${formatDate(startsOn)}` : null)
}
