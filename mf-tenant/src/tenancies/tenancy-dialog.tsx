import { stepTitles, type TenancyStep } from '@portal/app-kit/tenancies/tenancy-steps'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { lazily } from '@portal/shared-ui/platform/lazily'

const StepDialog = lazily(async () => (await import('@portal/app-kit/tenancies/step-dialog')).StepDialog)
const NoticeDialog = lazily(
  async () => (await import('@portal/app-kit/tenancies/notice-dialog')).NoticeDialog,
)
const MoveInDialog = lazily(async () => (await import('./move-in-dialog.tsx')).MoveInDialog)
const RateDialog = lazily(async () => (await import('./rate-dialog.tsx')).RateDialog)

export type TenancyTask = Exclude<TenancyStep, 'withdraw'> | 'moveIn' | 'notice' | 'rate'

interface TenancyDialogProps {
  task: TenancyTask
  tenancy: Tenancy
  onClose: () => void
}

export function TenancyDialog({ task, tenancy, onClose }: TenancyDialogProps) {
  if (task === 'rate')
    return (
      <DialogOnDemand title="Rate your landlord" onClose={onClose}>
        <RateDialog tenancy={tenancy} onClose={onClose} />
      </DialogOnDemand>
    )
  if (task === 'moveIn')
    return (
      <DialogOnDemand title="Have you moved in?" placement="sheet" onClose={onClose}>
        <MoveInDialog tenancy={tenancy} onClose={onClose} />
      </DialogOnDemand>
    )
  if (task === 'notice')
    return (
      <DialogOnDemand title="Give notice" onClose={onClose}>
        <NoticeDialog tenancy={tenancy} side="tenant" onClose={onClose} />
      </DialogOnDemand>
    )
  return (
    <DialogOnDemand title={stepTitles[task]} size="sm" onClose={onClose}>
      <StepDialog tenancy={tenancy} step={task} onClose={onClose} />
    </DialogOnDemand>
  )
}
