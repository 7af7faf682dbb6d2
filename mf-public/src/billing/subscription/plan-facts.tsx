// Name, state, price and dates of a subscription.
import type { NextInvoice as Next } from '@portal/contract/subscriptions/payment-endpoints'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatDate } from '@portal/shared-ui/format-date'
import { Heading } from '@portal/shared-ui/heading'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { billedAmount, billedPrice } from '../billed-amount.ts'
import { nextInvoiceQuery } from '../billing-queries.ts'
import { PlanIcon } from '../plan-icon.tsx'
import { isRunning, planKeyOf } from '../plan-of.ts'

/** The provider's own preview. */
const NextInvoice = () => {
  const { data, isError } = useQuery(nextInvoiceQuery)
  if (isError) return 'Not available right now'
  if (!data) return <Skeleton $width="120px" />
  return data.invoice ? invoiceWords(data.invoice) : 'None'
}

const invoiceWords = ({ amount, currency, discount, tax, credit }: Next): string => {
  const inWords = (part: number) => billedAmount({ amount: part, currency })
  const less = [
    discount > 0 && `a ${inWords(discount)} discount`,
    credit > 0 && `${inWords(credit)} of credit`,
  ]
  const taken = less.filter(Boolean).join(' and ')
  return [inWords(amount), tax > 0 && `including ${inWords(tax)} tax`, taken && `after ${taken}`]
    .filter(Boolean)
    .join(', ')
}

/** Spec §4's words. */
const statuses: Record<CurrentSubscription['status'], { words: string; tone: BadgeTone; icon: ReactNode }> = {
  active: { words: 'Active', tone: 'success', icon: <CircleCheck aria-hidden /> },
  past_due: { words: 'Past Due', tone: 'danger', icon: <CircleAlert aria-hidden /> },
  canceled: { words: 'Cancelled', tone: 'neutral', icon: <CircleX aria-hidden /> },
  incomplete: { words: 'Incomplete', tone: 'warning', icon: <CircleDashed aria-hidden /> },
}

export const PlanFacts = ({ current }: { current: CurrentSubscription }) => {
  const { words, tone, icon } = statuses[current.status]
  const { currentPeriodStart: start, currentPeriodEnd: end, nextBillingDate } = current
  const isBilledAgain = isRunning(current) && nextBillingDate !== null
  return (
    <Stack $gap={4}>
      <Stack $direction="row" $gap={3}>
        <PlanIcon plan={planKeyOf(current)} />
        <Heading level={3} size="xl">
          {current.planName}
        </Heading>
        <Badge tone={tone} icon={icon}>
          {words}
        </Badge>
      </Stack>
      <DetailList
        details={[
          { label: 'Price', value: billedPrice(current) },
          { label: 'Billing period', value: start && end && `${formatDate(start)} to ${formatDate(end)}` },
          {
            label: 'Next billing date',
            value: isBilledAgain ? formatDate(nextBillingDate) : null,
          },
          { label: 'Next invoice', value: isBilledAgain && <NextInvoice /> },
        ]}
      />
    </Stack>
  )
}
