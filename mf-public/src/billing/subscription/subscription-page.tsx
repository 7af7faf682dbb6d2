// A person's plan, its usage, and invoices (spec §2.6). Each card loads and fails alone.

import { SupportLink } from '@portal/app-kit/operator'
import { useTitle } from '@portal/app-kit/use-title'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Panel } from '@portal/shared-ui/panel'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { color } from '@portal/shared-ui/tokens'
import { CircleArrowUp, LifeBuoy } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { BillingSettingsButton } from './billing-settings-button.tsx'
import { CurrentPlanCard } from './current-plan-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { PlanBenefits } from './plan-benefits.tsx'
import { Columns, SubscriptionScreen } from './subscription-layout.tsx'
import { UsageCard } from './usage-card.tsx'
import { useFollowPlan } from './use-follow-plan.ts'
import { usePaymentConfirmation } from './use-payment-confirmation.ts'

const QuickActions = () => (
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

const HelpCard = () => (
  <Panel title="Need Help?">
    <Words>
      Learn how plans, limits and canceling work in{' '}
      <Link to={sitePaths.helpWith('plans')}>Plans and billing</Link>. For anything else, write to{' '}
      <SupportLink />.
    </Words>
  </Panel>
)

export const SubscriptionPage = withQueries(() => {
  useTitle('Subscription Management')
  const payment = usePaymentConfirmation()
  useFollowPlan(payment.state === 'paid' || payment.state === 'changed')
  return (
    <SubscriptionScreen>
      <Columns>
        <div>
          {payment.state && <PaymentNotice {...payment} />}
          <CurrentPlanCard isAwaited={payment.state === 'asked' || payment.state === 'late'} />
          <UsageCard />
          <InvoicesCard />
        </div>
        <div>
          <QuickActions />
          <PlanBenefits />
          <HelpCard />
        </div>
      </Columns>
    </SubscriptionScreen>
  )
})

const Words = styled.p`
  text-wrap: pretty;
  a {
    color: ${color.primary};
    overflow-wrap: anywhere;
  }
`
