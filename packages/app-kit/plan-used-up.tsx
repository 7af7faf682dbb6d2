import { queryOf } from '@portal/client/call'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useQuery } from '@tanstack/react-query'
import { ComparePlans } from './compare-plans.tsx'

interface UsedUpWords {
  title: string
  about: string
  /** For a plan that never has any. */
  none?: string
}

const usedUpWords: Record<'contacts' | 'listings' | 'backgroundChecks', UsedUpWords> = {
  contacts: {
    title: 'You’ve reached your plan’s inquiry limit',
    about: 'inquiries a month. You can still write about homes with an open inquiry.',
  },
  listings: { title: 'You’ve reached your plan’s listing limit', about: 'listings.' },
  backgroundChecks: {
    title: 'You’ve reached your plan’s limit of background checks',
    about: 'background checks a month. One that is declined doesn’t count.',
    none: 'Your plan has no background checks',
  },
}

/** How much of the plan is used; not for visitors. */
export const usePlanUsage = () =>
  useQuery({
    ...queryOf(subscriptionEndpoints.usage),
    staleTime: 10_000,
    enabled: useSession() !== null,
  })

/** Says that nothing of this is left, before a person types. It appears late: put it where it moves no field. */
export const PlanUsedUp = ({ feature }: { feature: keyof typeof usedUpWords }) => {
  const { used = 0, limit = null } = usePlanUsage().data?.[feature] ?? {}
  if (limit === null || used < limit) return null
  const { title, about, none } = usedUpWords[feature]
  if (limit === 0 && none) return <Notice title={none} live action={<ComparePlans />} />
  return (
    <Notice tone="warning" live title={title} action={<ComparePlans />}>
      Your plan allows {limit} {about}
    </Notice>
  )
}
