import type { Application, Terms } from '@portal/contract/applications/application'
import { countOf } from '@portal/contract/properties/property-words'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Stack } from '@portal/shared-ui/stack'
import { color, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import type { Requirements } from './fit-list.tsx'

interface ApplicationFactsProps {
  application: Pick<
    Application,
    'moveInDate' | 'leaseMonths' | 'occupants' | 'message' | 'terms' | 'rentToday' | 'createdAt'
  >
}

/** The applicant's wishes and message, and the home's terms on that day, with today's rent if it differs. */
export const ApplicationFacts = ({ application }: ApplicationFactsProps) => {
  const { moveInDate, leaseMonths, occupants, message, terms, rentToday, createdAt } = application
  const hasChanged = rentToday !== null && rentToday !== terms.rentAmount
  return (
    <Stack $gap={4}>
      <DetailList
        details={[
          { label: 'Move-in date', value: formatDate(moveInDate) },
          { label: 'Lease', value: leaseMonths === null ? 'No preference' : countOf(leaseMonths, 'month') },
          { label: 'Occupants', value: countOf(occupants, 'person', 'people') },
          {
            label: 'Rent',
            value: hasChanged
              ? `${formatMoney(terms.rentAmount)} a month at application, ${formatMoney(rentToday)} today`
              : `${formatMoney(terms.rentAmount)} a month`,
          },
          {
            label: 'Deposit',
            value: terms.securityDeposit === null ? null : formatMoney(terms.securityDeposit),
          },
          { label: 'Sent', value: formatDate(createdAt) },
        ]}
      />
      <Quote>{message}</Quote>
    </Stack>
  )
}

export const askedIn = (terms: Terms): Requirements => ({
  income: terms.minimumIncome,
  pets: terms.petFriendly ? null : false,
  smoking: terms.smokingAllowed ? null : false,
  move_in_date: terms.availableDate,
  background_check: terms.requiresBackgroundCheck || null,
})

export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 2px solid ${color.border};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
