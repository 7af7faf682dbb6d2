import { zodResolver } from '@hookform/resolvers/zod'
import { CheckboxField } from '@portal/app-kit/fields/checkbox-field'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import {
  adminPeopleEndpoints,
  type FoundPerson,
  RestrictPerson,
} from '@portal/contract/moderation/admin-people-endpoints'
import { useForm } from 'react-hook-form'
import { personReads } from './person-changes.ts'

interface RestrictDialogProps {
  person: FoundPerson
  onClose: () => void
}

export const RestrictDialog = ({ person, onClose }: RestrictDialogProps) => {
  const { id, firstName, userType } = person
  const form = useForm<RestrictPerson, unknown, RestrictPerson>({
    resolver: zodResolver(RestrictPerson),
    defaultValues: { reason: '', until: null, hidesListings: false },
  })
  const { control } = form
  return (
    <FormDialog
      title={`Restrict ${firstName}`}
      description={`${firstName} can’t publish listings or write to anyone. Reading, repairs, appeals and leaving stay possible.`}
      form={form}
      names={['reason', 'until', 'hidesListings']}
      submit="Restrict"
      variant="danger"
      send={(body: RestrictPerson) => call(adminPeopleEndpoints.restrict, { params: { id }, body })}
      reads={personReads}
      done={() => ({ title: 'Account restricted', description: `We’ll let ${firstName} know.` })}
      failed={error => titleOf(error, 'We couldn’t restrict the account')}
      onClose={onClose}
    >
      <TextAreaField
        control={control}
        name="reason"
        label="Reason"
        help={`${firstName} reads this.`}
        required
        rows={3}
      />
      <MomentField control={control} name="until" label="Until" help="Leave blank until someone lifts it." />
      {userType === 'landlord' && (
        <CheckboxField
          control={control}
          name="hidesListings"
          label="Hide their listings, too"
          help="They come back when the restriction is lifted."
        />
      )}
    </FormDialog>
  )
}
