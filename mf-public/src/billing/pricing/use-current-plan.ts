import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useEffect, useState } from 'react'

/** Null for none, undefined until it is known. It loads after the page, which shows the plans without it. */
export const useCurrentPlan = (): CurrentSubscription | null | undefined => {
  const userId = useSession()?.user.id
  const { queryClientFrom } = usePlatform()
  const [current, setCurrent] = useState<CurrentSubscription | null>()
  useEffect(() => {
    if (!userId) return
    let isOver = false
    let stop = () => {}
    import('./watch-current-plan.ts').then(
      ({ watchCurrentPlan }) => {
        if (!isOver) stop = watchCurrentPlan(queryClientFrom, setCurrent)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
      setCurrent(undefined)
    }
  }, [userId, queryClientFrom])
  return current
}
