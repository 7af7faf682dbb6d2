import { queryOf } from '@portal/client/call'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { Dialog, DialogActions } from '@portal/shared-ui/dialog'
import { Notice } from '@portal/shared-ui/notice'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ChangeCosts } from './change-costs.tsx'
import { choiceWords } from './choice-words.ts'
import { checkoutFailure, openCheckout } from './open-checkout.ts'
import type { PlanChange } from './plan-choice.ts'
import { PlanDifferences } from './plan-differences.tsx'

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
