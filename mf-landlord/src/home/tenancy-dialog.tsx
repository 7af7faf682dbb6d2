import { stepTitles } from '@portal/app-kit/tenancies/tenancy-steps'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { tenantName } from '@portal/contract/tenancies/tenancy-words'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'

const StepDialog = lazily(async () => (await import('@portal/app-kit/tenancies/step-dialog')).StepDialog)
const NoticeDialog = lazily(
  async () => (await import('@portal/app-kit/tenancies/notice-dialog')).NoticeDialog,
)
const InviteDialog = lazily(async () => (await import('../invite-dialog.tsx')).InviteDialog)
const DetailsDialog = lazily(async () => (await import('./details-dialog.tsx')).DetailsDialog)

export type TenancyTask = 'withdraw' | 'acceptNotice' | 'notice' | 'details'

interface TenancyDialogProps {
  home: OwnProperty
  opened: 'invite' | { task: TenancyTask; tenancy: Tenancy }
  onClose: () => void
}

export function TenancyDialog({ home, opened, onClose }: TenancyDialogProps) {
  if (opened === 'invite')
    return (
      <DialogOnDemand title="Invite a tenant" placement="sheet" onClose={onClose}>
        <InviteDialog home={home} onClose={onClose} />
      </DialogOnDemand>
    )
  const { task, tenancy } = opened
  if (task === 'details')
    return (
      <DialogOnDemand title={tenantName(tenancy)} onClose={onClose}>
        <DetailsDialog tenancy={tenancy} onClose={onClose} />
      </DialogOnDemand>
    )
  if (task === 'notice')
    return (
      <DialogOnDemand title="Give notice" onClose={onClose}>
        <NoticeDialog tenancy={tenancy} side="landlord" onClose={onClose} />
      </DialogOnDemand>
    )
  return (
    <DialogOnDemand title={stepTitles[task]} size="sm" onClose={onClose}>
      <StepDialog tenancy={tenancy} step={task} onClose={onClose} />
    </DialogOnDemand>
  )
}
