// The dialogs for assigning work, its cost, and its date.
import { zodResolver } from '@hookform/resolvers/zod'
import { call } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import {
  AssignMaintenance,
  type EstimateMaintenance,
  type ScheduleMaintenance,
} from '@portal/contract/maintenance/payloads'
import { Field } from '@portal/shared-ui/field'
import { localMomentOf, timeZoneName } from '@portal/shared-ui/local-moment'
import { Text } from '@portal/shared-ui/text'
import { TextInput } from '@portal/shared-ui/text-input'
import { useForm } from 'react-hook-form'
import { ActionDialog } from './action-dialog.tsx'
import { EstimateForm, type ScheduleForm, scheduleFormIn } from './action-forms.ts'
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
      submitText="Assign"
      send={body => call(maintenanceEndpoints.assign, { params: { id: request.id }, body })}
      done="Maintenance assigned successfully"
      failed="We couldn’t assign the maintenance"
      onClose={onClose}
    >
      <Field
        label="Assigned person/company"
        required
        help="The tenant will see who is coming."
        error={form.formState.errors.assignedTo?.message}
      >
        <TextInput autoComplete="off" {...form.register('assignedTo')} />
      </Field>
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
      submitText="Add Estimate"
      send={body => call(maintenanceEndpoints.estimate, { params: { id: request.id }, body })}
      done="Cost estimate added successfully"
      failed="We couldn’t add the cost estimate"
      onClose={onClose}
    >
      <CostField
        label="Estimated cost"
        required
        typed={form.watch('estimatedCost')}
        error={form.formState.errors.estimatedCost?.message}
        {...form.register('estimatedCost')}
      />
    </ActionDialog>
  )
}

export function ScheduleDialog({ request, onClose }: RequestActionProps) {
  const { timeZone } = request
  const form = useForm<ScheduleForm, unknown, ScheduleMaintenance>({
    resolver: zodResolver(scheduleFormIn(timeZone, request.scheduledDate)),
    defaultValues: { scheduledDate: localMomentOf(request.scheduledDate, timeZone) },
  })
  return (
    <ActionDialog
      title={actionTitles.schedule}
      request={request}
      form={form}
      names={['scheduledDate']}
      submitText="Schedule"
      send={body => call(maintenanceEndpoints.schedule, { params: { id: request.id }, body })}
      done="Work scheduled successfully"
      failed="We couldn’t schedule the work"
      onClose={onClose}
    >
      <Field
        label="Scheduled date"
        required
        help={`Date and time, in ${timeZoneName(timeZone)}.`}
        error={form.formState.errors.scheduledDate?.message}
      >
        <TextInput type="datetime-local" {...form.register('scheduledDate')} />
      </Field>
      {request.tenantNotes?.trim() && <Text $size="sm">The tenant noted: {request.tenantNotes}</Text>}
    </ActionDialog>
  )
}
