import { consentCategories, type DataCategory } from '@portal/contract/consents/categories'
import { planNames } from '@portal/contract/subscriptions/plan-limit'
import { Notice } from '@portal/shared-ui/notice'
import { ComparePlans } from '../compare-plans.tsx'

interface BeyondPlanProps {
  category: DataCategory
  /** The other person's. */
  name: string
}

/** In place of facts that neither of the two has the plan to share. */
export const BeyondPlan = ({ category, name }: BeyondPlanProps) => {
  const { title, plan } = consentCategories[category]
  return (
    <Notice live title={title} action={<ComparePlans />}>
      To share this, you or {name} needs the {planNames[plan]} plan.
    </Notice>
  )
}
