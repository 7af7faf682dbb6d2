import * as sitePaths from '@portal/contract/site-paths'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { Link } from 'react-router-dom'
import { billedAmount } from '../billed-amount.ts'
import { isGraceOver } from '../plan-of.ts'
import { BillingSettingsButton } from './billing-settings-button.tsx'

/** Renders nothing for a paid plan that renews. */
export const PlanNotices = ({ current }: { current: CurrentSubscription }) => (
  <>
    {current.onItsWay && (
      <Notice title="Your payment is on its way">
        Your bank is still processing {billedAmount(current.onItsWay)}. This can take a few days; you don’t
        need to pay again.
      </Notice>
    )}
    {current.status === 'past_due' && !isUnderWay(current) && (
      <Notice tone="warning" title="Your last payment didn’t go through" action={<PayInvoice {...current} />}>
        {current.owed && (
          <>
            <strong>You owe {billedAmount(current.owed)}.</strong>{' '}
          </>
        )}
        {graceWords(current)} You can change your plan once it is paid.
      </Notice>
    )}
    {current.status === 'incomplete' && !isUnderWay(current) && (
      <Notice
        tone="warning"
        title="Your first payment didn’t go through"
        action={
          <Stack $direction="row" $gap={2}>
            <BillingSettingsButton size="sm" />
            <ViewPlans />
          </Stack>
        }
      >
        {current.planName} starts once it’s paid. Until then, you’re on the Free plan. Pay in Billing
        Settings, or choose a plan again.
      </Notice>
    )}
    {current.status === 'canceled' && (
      <Notice title="Your subscription has ended" action={<ViewPlans />}>
        You are on the Free plan. Nothing was deleted.
      </Notice>
    )}
    {current.cancelAtPeriodEnd && current.status !== 'canceled' && (
      <Notice tone="warning" title="Subscription Ending">
        {endingWords(current)}
      </Notice>
    )}
  </>
)

/** Nothing else is owed. */
const isUnderWay = ({ onItsWay, owed }: CurrentSubscription): boolean => onItsWay !== null && owed === null

const PayInvoice = ({ owed }: CurrentSubscription) => (
  <Stack $direction="row" $gap={2}>
    {owed?.url && (
      <Button asChild variant="outline" size="sm">
        <a href={owed.url} target="_blank" rel="noreferrer">
          Pay open invoice
          <VisuallyHidden>, opens in a new tab</VisuallyHidden>
        </a>
      </Button>
    )}
    <BillingSettingsButton size="sm" />
  </Stack>
)

const ViewPlans = () => (
  <Button asChild variant="outline" size="sm">
    <Link to={sitePaths.pricing}>View Plans</Link>
  </Button>
)

const graceWords = (current: CurrentSubscription): string => {
  const { planName, graceEndsAt } = current
  const advice = 'Pay the open invoice, or change your card in Billing Settings'
  if (isGraceOver(current)) return `You’re on the Free plan now. ${advice}, to get ${planName} back.`
  return graceEndsAt
    ? `You keep ${planName} until ${formatDate(graceEndsAt)}. ${advice} by then; after that you’ll be on the Free plan.`
    : `${advice}, to keep ${planName}.`
}

const endingWords = ({ planName, endsAt }: CurrentSubscription): string =>
  endsAt
    ? `Your ${planName} plan ends on ${formatDate(endsAt)}. You can use it until then.`
    : `Your ${planName} plan ends with its billing period. You can use it until then.`
