import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useEffect, useState } from 'react'

/**
 * The subscription of who is signed in: null without one, undefined until it is known. It is read once the page is there: the
 * plans are shown without it.
 */
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
