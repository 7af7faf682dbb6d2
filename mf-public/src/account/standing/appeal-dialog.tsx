import { zodResolver } from '@hookform/resolvers/zod'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { AppealViolation } from '@portal/contract/moderation/report'
import type { OwnViolation } from '@portal/contract/moderation/violation'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'

interface AppealDialogProps {
  violation: OwnViolation
  onClose: () => void
}

export const AppealDialog = ({ violation: { id, decisionReason }, onClose }: AppealDialogProps) => {
  const form = useForm<AppealViolation>({
    resolver: zodResolver(AppealViolation),
    defaultValues: { message: '' },
  })
  return (
    <FormDialog
      title="Appeal this decision"
      description="You can appeal once. If we have another administrator, they decide."
      placement="sheet"
      form={form}
      names={['message']}
      submit="Send appeal"
      send={(body: AppealViolation) => call(violationEndpoints.appeal, { params: { id }, body })}
      reads={[violationEndpoints.list]}
      done={() => ({ title: 'Appeal sent', description: 'We’ll let you know what we decide.' })}
      failed={error => titleOf(error, 'We couldn’t send your appeal')}
      onClose={onClose}
    >
      {decisionReason && <Text $tone="muted">{decisionReason}</Text>}
      <TextAreaField
        control={form.control}
        name="message"
        label="Why is the decision wrong?"
        required
        rows={5}
      />
    </FormDialog>
  )
}
