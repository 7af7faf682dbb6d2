import type { ApplicationStatus, ApplicationSummary } from '@portal/contract/applications/application'
import { StepBar } from './step-bar.tsx'

interface ApplicationProgressProps {
  /** At this moment. */
  status: ApplicationStatus
  tenancy: Pick<NonNullable<ApplicationSummary['tenancy']>, 'status'> | null
}

const steps = ['Applied', 'In review', 'Offer made', 'Agreement']

const reached = ({ status, tenancy }: ApplicationProgressProps): number | null => {
  if (status === 'submitted') return 0
  if (status === 'under_review') return 1
  if (status !== 'accepted') return null
  return tenancy?.status === 'offered' ? 2 : 3
}

/** From sending to agreeing; nothing once the application has come to another end. */
export const ApplicationProgress = (state: ApplicationProgressProps) => {
  const current = reached(state)
  return current !== null && <StepBar label="Progress" steps={steps} current={current} />
}
