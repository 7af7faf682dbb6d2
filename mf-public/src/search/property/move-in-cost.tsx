import type { Property } from '@portal/contract/properties/property'
import { formatMoney } from '@portal/shared-ui/format-money'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** The cost of moving in: the first month and the deposit. An unknown deposit is mentioned, but not counted. */
export const MoveInCost = ({ rentAmount, securityDeposit }: Property) => (
  <section aria-labelledby="move-in-cost">
    <Title id="move-in-cost">Cost to move in</Title>
    <Sum>
      <dt>First month</dt>
      <dd>{formatMoney(rentAmount)}</dd>
      <dt>Security deposit</dt>
      <dd>{securityDeposit === null ? 'Not listed' : formatMoney(securityDeposit)}</dd>
      <dt>{securityDeposit === null ? 'At least' : 'Total'}</dt>
      <dd>{formatMoney(rentAmount + (securityDeposit ?? 0))}</dd>
    </Sum>
    {securityDeposit === null && <Note>Ask the landlord whether there’s a deposit.</Note>}
  </section>
)

const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-size: ${fontSize.sm};
`

const Sum = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: ${space[1]};
  font-size: ${fontSize.sm};
  & > dt {
    color: ${color.textMuted};
  }
  & > dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > :nth-last-child(-n + 2) {
    margin-top: ${space[1]};
    padding-top: ${space[2]};
    border-top: 1px solid ${color.border};
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
  }
`

const Note = styled.p`
  margin-top: ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
