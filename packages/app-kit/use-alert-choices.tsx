import { alertChoices } from '@portal/contract/saved-searches/search-words'
import { planNames } from '@portal/contract/subscriptions/plan-limit'
import { useSession } from '@portal/shared-ui/platform/use-session'

/** One that the plan lacks says so; it can still be chosen, because the plan can be newer than the page. */
export const useAlertChoices = () => {
  if (useSession()?.user.currentPlan !== 'free') return alertChoices
  return alertChoices.map(choice =>
    choice.value === 'instant' ? { ...choice, label: `${choice.label} (${planNames.basic} plan)` } : choice,
  )
}
