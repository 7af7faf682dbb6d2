import { alertChoices } from '@portal/contract/saved-searches/search-words'
import { planNames } from '@portal/contract/subscriptions/plan-limit'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'

/**
 * One that the plan lacks says so; it can still be chosen, because the plan can be newer than the page. Where no plan is
 * for sale, it is left out.
 */
export const useAlertChoices = () => {
  const { hasPayments = true } = usePlatform().settings
  if (useSession()?.user.currentPlan !== 'free') return alertChoices
  if (!hasPayments) return alertChoices.filter(({ value }) => value !== 'instant')
  return alertChoices.map(choice =>
    choice.value === 'instant' ? { ...choice, label: `${choice.label} (${planNames.basic} plan)` } : choice,
  )
}
