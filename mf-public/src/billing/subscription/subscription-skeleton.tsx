import { Panel } from '@portal/shared-ui/panel'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { CardLines } from '../card-state.tsx'
import { Columns, SubscriptionScreen } from './subscription-layout.tsx'

export const SubscriptionSkeleton = () => (
  <SubscriptionScreen>
    <Columns>
      <div>
        <Panel title="Current Plan">
          <CardLines label="Loading subscription details..." isNamed height="352px" />
        </Panel>
        <Panel title="Usage">
          <CardLines label="Loading usage..." height="92px" />
        </Panel>
        <Panel title="Recent Invoices">
          <CardLines label="Loading invoices..." />
        </Panel>
      </div>
      <div>
        <Panel title="Quick Actions">
          <SkeletonGroup label="Loading actions..." $height="148px" />
        </Panel>
      </div>
    </Columns>
  </SubscriptionScreen>
)
