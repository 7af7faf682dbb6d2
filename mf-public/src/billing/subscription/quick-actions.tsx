import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { CircleArrowUp, LifeBuoy } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BillingSettingsButton } from './billing-settings-button.tsx'

export const QuickActions = () => (
  <Panel title="Quick Actions">
    <Stack $gap={3}>
      <Button asChild variant="secondary" fullWidth icon={<CircleArrowUp aria-hidden />}>
        <Link to={sitePaths.pricing}>Upgrade Plan</Link>
      </Button>
      <BillingSettingsButton fullWidth />
      <Button asChild variant="outline" fullWidth icon={<LifeBuoy aria-hidden />}>
        <Link to={sitePaths.help}>Support Center</Link>
      </Button>
    </Stack>
  </Panel>
)
