import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { DetailList } from '@portal/shared-ui/detail-list'
import { Dialog } from '@portal/shared-ui/dialog'
import { formatTime } from '@portal/shared-ui/format-date'
import { formatMoney } from '@portal/shared-ui/format-money'
import { labelOf, PriorityBadge, StatusBadge } from '@portal/shared-ui/request-words'

interface RequestDialogProps {
  request: MaintenanceRequest
  onClose: () => void
}

/** Everything about one request (spec §2.16). */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const { title, category, priority, status, createdAt, description, tenantNotes, landlordNotes } = request
  const { scheduledDate, estimatedCost, assignedTo } = request
  return (
    <Dialog open onOpenChange={isOpen => isOpen || onClose()} title={title}>
      <DetailList
        details={[
          { label: 'Category', value: labelOf(category) },
          { label: 'Priority', value: <PriorityBadge priority={priority} /> },
          { label: 'Status', value: <StatusBadge status={status} /> },
          { label: 'Created', value: formatTime(createdAt) },
          { label: 'Description', value: description },
          { label: 'Your notes', value: tenantNotes },
          { label: 'Landlord notes', value: landlordNotes },
          { label: 'Scheduled', value: scheduledDate && formatTime(scheduledDate) },
          { label: 'Estimated cost', value: estimatedCost !== null && formatMoney(estimatedCost) },
          { label: 'Assigned to', value: assignedTo },
        ]}
      />
    </Dialog>
  )
}
