import { Badge } from '@portal/shared-ui/badge'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { media, size, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import type { PricingChoice } from './use-pricing-choice.ts'

export const PricingSwitches = ({ choice }: { choice: PricingChoice }) => (
  <Row>
    <SegmentedControl
      label="Plans for"
      segments={[
        { value: 'tenant', label: 'Tenant Plans' },
        { value: 'landlord', label: 'Landlord Plans' },
      ]}
      value={choice.viewer}
      onValueChange={choice.chooseViewer}
    />
    <SegmentedControl
      label="Billing period"
      segments={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly' },
      ]}
      value={choice.period}
      onValueChange={choice.choosePeriod}
    />
    <Saving role="status">
      {choice.period === 'yearly' && <Badge tone="success">Save up to 20%</Badge>}
    </Saving>
  </Row>
)

/** Its space is reserved, so that nothing moves when the badge appears. */
const Row = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr auto auto 1fr;
    column-gap: ${space[4]};
    & > :first-child {
      grid-column: 2;
    }
  }
`

const Saving = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(${size.touch} / 2);
`
