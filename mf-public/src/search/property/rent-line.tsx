import { formatMoney } from '@portal/shared-ui/format-money'
import { color, fontSize, fontWeight } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** '$3,250/month'. */
export const RentLine = ({ rentAmount, size }: { rentAmount: number; size: 'lg' | 'xxl' }) => (
  <Line $size={size}>
    {formatMoney(rentAmount)}
    <span>/month</span>
  </Line>
)

const Line = styled.p<{ $size: 'lg' | 'xxl' }>`
  font-size: ${props => fontSize[props.$size]};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.2;
  & > span {
    font-size: ${props => (props.$size === 'lg' ? fontSize.sm : fontSize.md)};
    font-weight: ${fontWeight.regular};
    letter-spacing: 0;
    color: ${color.textMuted};
  }
`
