// A person's plan, its usage, and invoices (spec §2.6). Each card loads and fails alone.

import { useTitle } from '@portal/app-kit/use-title'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { CurrentPlanCard } from './current-plan-card.tsx'
import { HelpCard } from './help-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { PlanBenefits } from './plan-benefits.tsx'
import { QuickActions } from './quick-actions.tsx'
import { Columns, SubscriptionScreen } from './subscription-layout.tsx'
import { UsageCard } from './usage-card.tsx'
import { useFollowPlan } from './use-follow-plan.ts'
import { usePaymentConfirmation } from './use-payment-confirmation.ts'

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
