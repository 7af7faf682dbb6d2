import { formatMoney } from '@portal/shared-ui/format-money'
import { color, fontSize, fontWeight } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** '$3,250/month', on two small lines in narrow places. */
export const RentLine = ({ rentAmount, isCompact = false }: { rentAmount: number; isCompact?: boolean }) => (
  <Line $isCompact={isCompact}>
    {formatMoney(rentAmount)}
    <span>/month</span>
  </Line>
)

const Line = styled.p<{ $isCompact: boolean }>`
  font-size: ${props => (props.$isCompact ? fontSize.lg : fontSize.xxl)};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.2;
  & > span {
    display: ${props => (props.$isCompact ? 'block' : 'inline-block')};
    font-size: ${props => (props.$isCompact ? fontSize.xs : fontSize.md)};
    font-weight: ${fontWeight.regular};
    letter-spacing: 0;
    color: ${color.textMuted};
  }
`
