import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { ApiError } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { maintenanceLifecycle } from '@portal/contract/maintenance/lifecycle'
import { SetMaintenanceStatus } from '@portal/contract/maintenance/payloads'
import { labelOf } from '@portal/shared-ui/request-words'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ActionDialog } from './action-dialog.tsx'
import { actionTitles, type RequestActionProps } from './request-action.ts'

/** Sets any status that the lifecycle allows. If it changed in the meantime, the landlord sees the new one first. */
export function StatusDialog({ request, onClose }: RequestActionProps) {
  const [seenAt, setSeenAt] = useState(request.updatedAt)
  const form = useForm<SetMaintenanceStatus>({
    resolver: zodResolver(SetMaintenanceStatus),
    defaultValues: { status: request.status, notes: '' },
  })
  return (
    <ActionDialog
      title={actionTitles.status}
      request={request}
      form={form}
      names={['status', 'notes']}
      submit="Update Status"
      send={body =>
        call(maintenanceEndpoints.setStatus, {
          params: { id: request.id },
          body: { ...body, updatedAt: seenAt },
        })
      }
      done="Status updated successfully"
      failed="We couldn’t update the status"
      onFail={error => {
        const now = error instanceof ApiError ? error.current?.updatedAt : undefined
        if (typeof now === 'string') setSeenAt(now)
      }}
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="status"
        label="Status"
        required
        options={maintenanceLifecycle[request.status].map(value => ({ value, label: labelOf(value) }))}
      />
      <TextAreaField
        control={form.control}
        name="notes"
        label="Notes"
        help="Optional. Visible to the tenant."
        rows={3}
      />
    </ActionDialog>
  )
}
