import { landlordName } from '@portal/contract/properties/property-words'
import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenantName } from '@portal/contract/tenancies/tenancy-words'
import { formatDate } from '@portal/shared-ui/format-date'

/** What the last notice means for one side; null without one, if it lapsed, or if the tenancy is over. */
export const noticeInWords = (tenancy: Tenancy, side: TenancySide): string | null => {
  const { notice, status, startsOn } = tenancy
  if (!notice || (status !== 'agreed' && status !== 'active')) return null
  const other = side === 'tenant' ? landlordName(tenancy) : tenantName(tenancy)
  const isOwn = notice.by === side
  const day = formatDate(notice.endsOn)
  if (notice.isInEffect) return `${isOwn ? 'You' : other} gave notice. The last day is ${day}.`
  if (!notice.isWaiting) return null
  const whom = notice.by === 'tenant' ? '' : isOwn ? `${other} ` : 'you '
  const what = notice.endsOn < startsOn ? 'to cancel this tenancy' : `${whom}to move out on ${day}`
  return isOwn
    ? `You asked ${what}. Waiting for ${other} to accept.`
    : `${other} asked ${what}. It takes effect once you accept it.`
}

export const mayAcceptNotice = ({ notice }: Tenancy, side: TenancySide): boolean =>
  notice?.isWaiting === true && notice.by !== side
