import { KnownRefusal } from '@portal/app-kit/known-refusal'
import { PlanUsedUp } from '@portal/app-kit/plan-used-up'
import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call } from '@portal/client/call'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { Button } from '@portal/shared-ui/button'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'

export const OrderOwnCheck = () => {
  const sendOnce = useSendOnce((_: undefined, clientId) =>
    call(backgroundCheckEndpoints.order, { body: { clientId } }),
  )
  const order = useChange({
    send: () => sendOnce(undefined),
    reads: [backgroundCheckEndpoints.list, subscriptionEndpoints.usage],
    done: () => ({ title: 'Background check ordered', description: 'Please enter your details next.' }),
    failed: 'We couldn’t order a background check',
  })
  return (
    <Stack as="section" $gap={3} aria-label="Order your own">
      <Text>You can order your own check, which counts toward your plan. Only you see the report.</Text>
      <KnownRefusal endpoint={backgroundCheckEndpoints.order} />
      <Stack $direction="row">
        <Button
          variant="outline"
          pending={order.isPending}
          pendingText="Ordering..."
          onClick={() => order.mutate()}
        >
          Order a check
        </Button>
      </Stack>
      <PlanUsedUp feature="backgroundChecks" />
    </Stack>
  )
}
