import { zodResolver } from '@hookform/resolvers/zod'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { call } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import {
  AssignMaintenance,
  type EstimateMaintenance,
  type ScheduleMaintenance,
} from '@portal/contract/maintenance/payloads'
import { timeZoneName } from '@portal/shared-ui/local-moment'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'
import { ActionDialog } from './action-dialog.tsx'
import { EstimateForm, scheduleFormAfter } from './action-forms.ts'
import { CostField } from './cost-field.tsx'
import { actionTitles, type RequestActionProps } from './request-action.ts'

export function AssignDialog({ request, onClose }: RequestActionProps) {
  const form = useForm<AssignMaintenance>({
    resolver: zodResolver(AssignMaintenance),
    defaultValues: { assignedTo: request.assignedTo ?? '' },
  })
  return (
    <ActionDialog
      title={actionTitles.assign}
      request={request}
      form={form}
      names={['assignedTo']}
      submit="Assign"
      send={body => call(maintenanceEndpoints.assign, { params: { id: request.id }, body })}
      done="Maintenance assigned successfully"
      failed="We couldn’t assign the maintenance"
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="assignedTo"
        label="Who will do the work?"
        required
        help="The tenant will see who is coming."
        autoComplete="off"
      />
    </ActionDialog>
  )
}

export function EstimateDialog({ request, onClose }: RequestActionProps) {
  const form = useForm<EstimateForm, unknown, EstimateMaintenance>({
    resolver: zodResolver(EstimateForm),
    defaultValues: { estimatedCost: request.estimatedCost?.toFixed(2) ?? '' },
  })
  return (
    <ActionDialog
      title={actionTitles.estimate}
      request={request}
      form={form}
      names={['estimatedCost']}
      submit="Add Estimate"
      send={body => call(maintenanceEndpoints.estimate, { params: { id: request.id }, body })}
      done="Cost estimate added successfully"
      failed="We couldn’t add the cost estimate"
      onClose={onClose}
    >
      <CostField control={form.control} name="estimatedCost" label="Estimated cost" required />
    </ActionDialog>
  )
}

export function ScheduleDialog({ request, onClose }: RequestActionProps) {
  const { timeZone } = request
  const form = useForm<ScheduleMaintenance>({
    resolver: zodResolver(scheduleFormAfter(request.scheduledDate)),
    defaultValues: { scheduledDate: request.scheduledDate ?? '' },
  })
  return (
    <ActionDialog
      title={actionTitles.schedule}
      request={request}
      form={form}
      names={['scheduledDate']}
      submit="Schedule"
      send={body => call(maintenanceEndpoints.schedule, { params: { id: request.id }, body })}
      done="Work scheduled successfully"
      failed="We couldn’t schedule the work"
      onClose={onClose}
    >
      <MomentField
        control={form.control}
        name="scheduledDate"
        label="Scheduled date"
        required
        timeZone={timeZone}
        help={`Date and time, in ${timeZoneName(timeZone)}.`}
      />
      {request.tenantNotes?.trim() && <Text $size="sm">The tenant noted: {request.tenantNotes}</Text>}
    </ActionDialog>
  )
}
