import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import {
  adminPeopleEndpoints,
  type FoundPerson,
  WarnPerson,
} from '@portal/contract/moderation/admin-people-endpoints'
import { capitalized } from '@portal/contract/values/words'
import { WarningSeverity } from '@portal/contract/warnings/warning'
import { useForm } from 'react-hook-form'
import { personReads } from './person-changes.ts'

interface WarnDialogProps {
  person: FoundPerson
  onClose: () => void
}

const severities = WarningSeverity.options.map(value => ({ value, label: capitalized(value) }))

export const WarnDialog = ({ person: { id, firstName }, onClose }: WarnDialogProps) => {
  const form = useForm<WarnPerson, unknown, WarnPerson>({
    resolver: zodResolver(WarnPerson),
    defaultValues: { message: '', severity: 'medium' },
  })
  return (
    <FormDialog
      title={`Warn ${firstName}`}
      form={form}
      names={['message', 'severity']}
      submit="Send warning"
      send={(body: WarnPerson) => call(adminPeopleEndpoints.warn, { params: { id }, body })}
      reads={personReads}
      done={() => ({ title: 'Warning sent', description: `${firstName} sees it until they acknowledge it.` })}
      failed={error => titleOf(error, 'We couldn’t send the warning')}
      onClose={onClose}
    >
      <TextAreaField
        control={form.control}
        name="message"
        label="Message"
        help={`${firstName} reads this.`}
        required
        rows={4}
      />
      <ChoiceField control={form.control} name="severity" label="How serious" options={severities} />
    </FormDialog>
  )
}
