import type { Property } from '@portal/contract/properties/property'
import { Card } from '@portal/shared-ui/card'
import { type Detail, DetailList } from '@portal/shared-ui/detail-list'
import { formatMoney } from '@portal/shared-ui/format-money'
import { AvailabilityBadge } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { LandlordLine } from '../../listing/landlord-line.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What is not known is left out; a rented home is not available from any day. */
const termsOf = (property: Property): Detail[] => {
  const { isAvailable, availableDate, securityDeposit, minimumIncome } = property
  return [
    {
      label: 'Available from',
      value: isAvailable && availableDate ? day.format(new Date(availableDate)) : null,
    },
    { label: 'Security deposit', value: securityDeposit === null ? null : formatMoney(securityDeposit) },
    { label: 'Minimum income', value: minimumIncome ? `${formatMoney(minimumIncome)} a month` : null },
  ]
}

/** What the home costs, from when, and who offers it. */
export const RentCard = ({ property }: { property: Property }) => (
  <Card $padding="lg">
    <Stack $gap={5}>
      <Stack $direction="row" $justify="space-between" $gap={2}>
        <Rent>
          {formatMoney(property.rentAmount)}
          <span>/month</span>
        </Rent>
        <AvailabilityBadge isAvailable={property.isAvailable} otherwise="Rented" />
      </Stack>
      <DetailList details={termsOf(property)} />
      <Offer>
        <h2>Offered by</h2>
        <LandlordLine property={property} sizePx={40} />
      </Offer>
    </Stack>
  </Card>
)

const Rent = styled.p`
  font-size: ${fontSize.xxl};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.2;
  & > span {
    font-size: ${fontSize.md};
    font-weight: ${fontWeight.regular};
    letter-spacing: 0;
    color: ${color.textMuted};
  }
`

const Offer = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.border};
  & > h2 {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`
