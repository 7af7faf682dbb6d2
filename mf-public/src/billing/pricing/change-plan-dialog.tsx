import { sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import type { Answer } from '@portal/contract/endpoint'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { DetailList } from '@portal/shared-ui/detail-list'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { formatDate } from '@portal/shared-ui/format-date'
import { Notice } from '@portal/shared-ui/notice'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { billedAmount } from '../billed-amount.ts'
import { CardLines } from '../card-state.tsx'
import { choiceWords } from './choice-words.ts'
import { checkoutFailure, openCheckout } from './open-checkout.ts'
import type { PlanChange } from './plan-choice.ts'
import { PlanDifferences } from './plan-differences.tsx'

type Costs = UseQueryResult<Answer<typeof paymentEndpoints.previewChange>>

const ChangeCosts = ({ costs: { data, error, isFetching } }: { costs: Costs }) => {
  if (isFetching) return <CardLines label="Loading the price..." height="112px" />
  if (!data)
    return (
      <Notice tone="danger" live title="We couldn’t load the price">
        {sentenceOf(error, 'Please try again.')}
      </Notice>
    )
  const { dueToday, credit, currency, amount, billingPeriod, nextBillingDate } = data.preview
  const inWords = (dollars: number) => billedAmount({ amount: dollars, currency })
  return (
    <DetailList
      details={[
        { label: 'Starts', value: 'As soon as you confirm' },
        { label: 'Due today', value: inWords(dueToday) },
        { label: 'Credit', value: credit > 0 ? `${inWords(credit)}, applied to your next invoices` : null },
        { label: 'After that', value: `${inWords(amount)} a ${billingPeriod}` },
        { label: 'Next billing date', value: formatDate(nextBillingDate) },
      ]}
    />
  )
}

interface ChangePlanDialogProps {
  change: PlanChange
  onClose: () => void
}

export const ChangePlanDialog = withQueries(({ change, onClose }: ChangePlanDialogProps) => {
  const query = queryOf(paymentEndpoints.previewChange, { query: { priceId: change.priceId } })
  // Never cached: the remaining value of a plan drops every second.
  const costs = useQuery({ ...query, staleTime: 0, gcTime: 0 })
  const checkout = useMutation({
    mutationFn: () => openCheckout(change),
    onSuccess: url => {
      window.location.assign(url)
      return new Promise(() => undefined) // pending while the browser leaves
    },
  })
  return (
    <Dialog
      onClose={onClose}
      title={`${choiceWords(change.plan, change.period, change.current) ?? 'Change plan'}?`}
      footer={
        // One button for both states, so that it keeps the focus.
        <DialogActions
          pending={costs.isFetching || checkout.isPending}
          pendingText={checkout.isPending && 'Processing...'}
          onClick={() => (costs.isError ? costs.refetch() : checkout.mutate())}
        >
          {costs.isError ? 'Try again' : 'Continue'}
        </DialogActions>
      }
    >
      <Stack $gap={5}>
        <PlanDifferences from={change.current} to={change.plan} />
        <div aria-live="polite">
          <ChangeCosts costs={costs} />
        </div>
        <Text $tone="muted" $size="sm">
          You’ll confirm on our payment provider’s page. Nothing changes and nothing is charged until then.
        </Text>
        {checkout.isError && (
          <Notice tone="danger" live title="Payment Error">
            {checkoutFailure(checkout.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
})
