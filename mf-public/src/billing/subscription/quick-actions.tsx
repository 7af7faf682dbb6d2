// Where to go from here.
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { CircleArrowUp, CreditCard, LifeBuoy } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useBillingPortal } from './use-billing-portal.ts'

export const QuickActions = () => {
  const portal = useBillingPortal()
  return (
    <Panel title="Quick Actions">
      <Stack $gap={3}>
        <Button asChild variant="secondary" fullWidth icon={<CircleArrowUp aria-hidden />}>
          <Link to={sitePaths.pricing}>Upgrade Plan</Link>
        </Button>
        <Button
          variant="outline"
          fullWidth
          icon={<CreditCard aria-hidden />}
          pending={portal.isPending}
          onClick={() => portal.mutate()}
        >
          Billing Settings
        </Button>
        <Button asChild variant="outline" fullWidth icon={<LifeBuoy aria-hidden />}>
          <Link to={sitePaths.help}>Support Center</Link>
        </Button>
      </Stack>
    </Panel>
  )
}
