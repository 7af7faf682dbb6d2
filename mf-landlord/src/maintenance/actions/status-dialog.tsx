import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { maintenanceLifecycle } from '@portal/contract/maintenance/lifecycle'
import { SetMaintenanceStatus } from '@portal/contract/maintenance/payloads'
import { Field } from '@portal/shared-ui/field'
import { labelOf } from '@portal/shared-ui/request-words'
import { Select } from '@portal/shared-ui/select'
import { TextArea } from '@portal/shared-ui/text-input'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ActionDialog } from './action-dialog.tsx'
import { actionTitles, type RequestActionProps } from './request-action.ts'

/** Sets any status that the lifecycle allows. If it changed in the meantime, the landlord sees the new one first. */
export function StatusDialog({ request, onClose }: RequestActionProps) {
  const [seenAt, setSeenAt] = useState(request.updatedAt)
  const form = useForm<SetMaintenanceStatus>({
    resolver: zodResolver(SetMaintenanceStatus),
    defaultValues: { status: request.status, notes: '' },
  })
  const { errors } = form.formState
  return (
    <ActionDialog
      title={actionTitles.status}
      request={request}
      form={form}
      names={['status', 'notes']}
      submitText="Update Status"
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
      <Field label="Status" required error={errors.status?.message}>
        <Controller
          control={form.control}
          name="status"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Select
              ref={ref}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              options={maintenanceLifecycle[request.status].map(status => ({
                value: status,
                label: labelOf(status),
              }))}
            />
          )}
        />
      </Field>
      <Field label="Notes" help="Optional. Visible to the tenant." error={errors.notes?.message}>
        <TextArea rows={3} {...form.register('notes')} />
      </Field>
    </ActionDialog>
  )
}
