import type { ApplicationStatus } from '@portal/contract/applications/application'
import { applicationStatusWords } from '@portal/contract/applications/application-words'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'

const tones: Record<ApplicationStatus, BadgeTone> = {
  submitted: 'primary',
  under_review: 'primary',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'warning',
}

export const ApplicationBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{applicationStatusWords[status]}</Badge>
)
