// A person's paid plan, whether it ends, and the button that changes that (spec §2.6, §4).
import * as sitePaths from '@portal/contract/site-paths'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { currentQuery } from '../billing-queries.ts'
import { CardFailure, CardLines } from '../card-state.tsx'
import { isRunning } from '../plan-of.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanNotices } from './plan-notices.tsx'
import { useCancel, useReactivate } from './use-subscription-changes.ts'

/** `isAwaited` while a payment is being confirmed: saying that there is no plan would be wrong then. */
export const CurrentPlanCard = ({ isAwaited }: { isAwaited: boolean }) => {
  const { data, isError, refetch } = useQuery(currentQuery)
  return (
    <Panel title="Current Plan">
      {data && !(isAwaited && data.status === 'canceled') ? (
        <Subscription current={data} />
      ) : data === null && !isAwaited ? (
        <NoSubscription />
      ) : isError ? (
        <CardFailure what="your plan" onRetry={() => void refetch()} />
      ) : (
        <CardLines label="Loading subscription details..." isNamed height="352px" />
      )}
    </Panel>
  )
}

const NoSubscription = () => (
  <EmptyState
    compact
    level={3}
    title="No active subscription"
    action={
      <Button asChild>
        <Link to={sitePaths.pricing}>View Plans</Link>
      </Button>
    }
  >
    You’re on the Free plan, which is free forever.
  </EmptyState>
)

const Subscription = ({ current }: { current: CurrentSubscription }) => {
  const [isAsking, setIsAsking] = useState(false)
  const stopAsking = () => setIsAsking(false)
  const cancel = useCancel()
  const reactivate = useReactivate()
  const isEnding = current.cancelAtPeriodEnd
  return (
    <Stack $gap={5}>
      <PlanFacts current={current} />
      <PlanNotices current={current} />
      {isRunning(current) && (
        <div>
          {/* One button for both states, so that it keeps the focus. */}
          <Button
            variant={isEnding ? 'primary' : 'outline'}
            pending={reactivate.isPending}
            onClick={() => (isEnding ? reactivate.mutate() : setIsAsking(true))}
          >
            {isEnding ? 'Reactivate' : 'Cancel Subscription'}
          </Button>
        </div>
      )}
      {isAsking && (
        <CancelDialog
          current={current}
          onClose={stopAsking}
          isPending={cancel.isPending}
          onConfirm={() => cancel.mutate(undefined, { onSettled: stopAsking })}
        />
      )}
    </Stack>
  )
}
