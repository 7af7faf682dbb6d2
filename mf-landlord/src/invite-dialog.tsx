import { zodResolver } from '@hookform/resolvers/zod'
import { NumberField } from '@portal/app-kit/fields/number-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { tenancyReads } from '@portal/app-kit/tenancies/tenancy-reads'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { openApplications } from '@portal/contract/applications/open-applications'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { addressOf } from '@portal/contract/properties/property-words'
import { offerDays } from '@portal/contract/tenancies/lifecycle'
import { InviteTenant } from '@portal/contract/tenancies/payloads'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { FieldRow } from '@portal/shared-ui/form-section'
import { HomeName } from '@portal/shared-ui/home-name'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { HouseholdFields } from './household-fields.tsx'

interface InviteDialogProps {
  home: Pick<OwnProperty, 'id' | 'title' | 'address' | 'city' | 'state' | 'rentAmount' | 'securityDeposit'>
  onClose: () => void
}

export function InviteDialog(props: InviteDialogProps) {
  const { hasMail } = usePlatform().settings
  return hasMail ? <InviteForm {...props} /> : <WithoutMail {...props} />
}

const title = 'Invite a tenant'

const resolve = zodResolver(InviteTenant)

const names = [
  'email',
  'householdOf',
  'roommates',
  'startsOn',
  'endsOn',
  'rentAmount',
  'rentDueDay',
  'securityDeposit',
] as const

function InviteForm({ home, onClose }: InviteDialogProps) {
  const send = useSendOnce((body: InviteTenant, clientId) =>
    call(tenancyWritingEndpoints.invite, { body: { ...body, clientId } }),
  )
  const form = useForm<z.input<typeof InviteTenant>, unknown, InviteTenant>({
    // An empty date input has the value ''.
    resolver: (values, ...rest) => resolve({ ...values, endsOn: values.endsOn || null }, ...rest),
    mode: 'onTouched',
    defaultValues: {
      propertyId: home.id,
      email: '',
      householdOf: null,
      roommates: [],
      startsOn: '',
      endsOn: '',
      rentAmount: home.rentAmount,
      rentDueDay: 1,
      securityDeposit: home.securityDeposit,
    },
  })
  const { control } = form
  return (
    <FormDialog
      title={title}
      description={`They get an email, and have ${offerDays} days to agree. Invite roommates one by one.`}
      placement="sheet"
      form={form}
      names={names}
      endpoint={tenancyWritingEndpoints.invite}
      submit="Send invitation"
      send={send}
      reads={[openApplications, ...tenancyReads]}
      done={({ tenancy, warning }) => ({
        title: `Invitation sent to ${tenancy.invitedEmail ?? 'your tenant'}`,
        ...(warning && { description: warning }),
      })}
      failed={error => titleOf(error, 'We couldn’t send the invitation')}
      onClose={onClose}
    >
      <HomeName title={home.title} address={addressOf(home)} />
      <TextField
        control={control}
        name="email"
        label="Your tenant’s email"
        type="email"
        autoComplete="off"
        required
        help="They sign in or sign up with this address to see the offer."
      />
      <FieldRow>
        <TextField
          control={control}
          name="startsOn"
          label="First day"
          type="date"
          required
          help="Can be in the past."
        />
        <TextField
          control={control}
          name="endsOn"
          label="Last day"
          type="date"
          help="Leave blank if open-ended."
        />
      </FieldRow>
      <HouseholdFields
        control={control}
        householdOf="householdOf"
        roommates="roommates"
        propertyId={home.id}
        startsOn={form.watch('startsOn')}
        endsOn={form.watch('endsOn')}
      />
      <FieldRow>
        <NumberField control={control} name="rentAmount" label="Monthly rent" prefix="$" />
        <NumberField
          control={control}
          name="rentDueDay"
          label="Rent due day"
          help="A day from 1 to 28. You are both reminded before it."
        />
      </FieldRow>
      <NumberField control={control} name="securityDeposit" label="Security deposit" prefix="$" />
    </FormDialog>
  )
}

const WithoutMail = ({ onClose }: InviteDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    size="sm"
    footer={
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <Text>
      Invitations are sent by email, and this portal does not send email. Your tenant can apply for the home
      on its page instead.
    </Text>
  </Dialog>
)
