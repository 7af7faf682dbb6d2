import type { TenancyState } from '@portal/contract/tenancies/lifecycle'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { dueDayInWords, tenancyStatusWords } from '@portal/contract/tenancies/tenancy-words'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatExactMoney, formatMoney } from '@portal/shared-ui/format-money'
import type { ReactNode } from 'react'
import { LinkedPictures } from '../linked-pictures.tsx'

const tones: Record<TenancyState, BadgeTone> = {
  offered: 'primary',
  agreed: 'success',
  active: 'success',
  ended: 'neutral',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'warning',
  cancelled: 'neutral',
}

export const TenancyBadge = ({ status }: Pick<Tenancy, 'status'>) => (
  <Badge tone={tones[status]}>{tenancyStatusWords[status]}</Badge>
)

/** 'From Dec 1, 2026' or 'Dec 1, 2026 to Nov 30, 2027'. */
export const datesOf = ({ startsOn, endsOn }: Pick<Tenancy, 'startsOn' | 'endsOn'>): string =>
  endsOn ? `${formatDate(startsOn)} to ${formatDate(endsOn)}` : `From ${formatDate(startsOn)}`

/** Cents only where there are some, like the other amounts on the page. */
const amountInWords = (dollars: number): string =>
  Number.isInteger(dollars) ? formatMoney(dollars) : formatExactMoney(dollars)

/** '$2,450 a month, due on the 3rd'; empty if no rent is noted. */
export const rentOf = ({ rentAmount, rentDueDay }: Pick<Tenancy, 'rentAmount' | 'rentDueDay'>): string => {
  if (rentAmount === null)
    return rentDueDay === null ? '' : `Due on the ${dueDayInWords(rentDueDay)} of the month`
  const rent = `${amountInWords(rentAmount)} a month`
  return rentDueDay === null ? rent : `${rent}, due on the\u00a0${dueDayInWords(rentDueDay)}`
}

/** 'deposit $3,000'; empty if none is noted. */
export const depositOf = ({ securityDeposit }: Pick<Tenancy, 'securityDeposit'>): string =>
  securityDeposit ? `deposit ${amountInWords(securityDeposit)}` : ''

interface TenancyDetailsProps {
  tenancy: Tenancy
  other: { label: string; value: ReactNode }
}

export function TenancyDetails({ tenancy, other }: TenancyDetailsProps) {
  const { securityDeposit, lease, movedInAt, moveInNote, moveInPhotos, notice } = tenancy
  return (
    <DetailList
      details={[
        other,
        { label: 'Dates', value: datesOf(tenancy) },
        { label: 'Rent', value: rentOf(tenancy) },
        { label: 'Deposit', value: securityDeposit !== null && amountInWords(securityDeposit) },
        {
          label: 'Lease',
          value: lease && (
            <a href={documentAddressOf(lease.id)} download>
              {lease.name}
            </a>
          ),
        },
        { label: 'Moved in', value: movedInAt && formatDate(movedInAt) },
        { label: 'Move-in notes', value: moveInNote },
        {
          label: 'Move-in photos',
          value: moveInPhotos.length > 0 && <LinkedPictures images={moveInPhotos} />,
        },
        {
          label: notice?.by === 'landlord' ? 'Reason for the notice' : 'Reason for leaving',
          value: notice?.reason,
        },
      ]}
    />
  )
}
