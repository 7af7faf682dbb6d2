// Offers an applicant the home, and so accepts the application. A failure keeps what was entered.
import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { NumberField } from '@portal/app-kit/fields/number-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { tenancyReads } from '@portal/app-kit/tenancies/tenancy-reads'
import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call, queryOf } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import type { Application } from '@portal/contract/applications/application'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { addressOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { offerDays } from '@portal/contract/tenancies/lifecycle'
import { AcceptApplication } from '@portal/contract/tenancies/payloads'
import { FieldRow } from '@portal/shared-ui/form-section'
import { HomeName } from '@portal/shared-ui/home-name'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { type Control, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type * as z from 'zod/mini'
import { HouseholdFields } from '../household-fields.tsx'
import { proposedTerms } from './proposed-terms.ts'

interface AcceptDialogProps {
  application: Application
  onClose: () => void
}

type FormValues = z.input<typeof AcceptApplication>

const resolve = zodResolver(AcceptApplication)

const names = [
  'startsOn',
  'endsOn',
  'rentAmount',
  'rentDueDay',
  'securityDeposit',
  'leaseDocumentId',
  'householdOf',
  'roommates',
  'message',
] as const

export function AcceptDialog({ application, onClose }: AcceptDialogProps) {
  const { id, property, propertyTitle } = application
  const { firstName } = application.tenant
  const accept = useChange({
    send: (body: AcceptApplication) => call(acceptEndpoints.accept, { params: { id }, body }),
    reads: [applicationEndpoints.list, applicationEndpoints.read, ...tenancyReads],
    done: ({ notice }) => ({
      title: 'Application accepted',
      description: notice ?? `${firstName} has ${offerDays} days to agree to your offer.`,
    }),
    failed: error => ({
      title: titleOf(error, 'We couldn’t accept the application'),
      description: sentenceOf(error, 'Please try again.'),
    }),
  })
  const form = useForm<FormValues, unknown, AcceptApplication>({
    // An empty date input has the value ''.
    resolver: (values, ...rest) => resolve({ ...values, endsOn: values.endsOn || null }, ...rest),
    mode: 'onTouched',
    defaultValues: proposedTerms(application),
  })
  const { control } = form
  const send = async (body: AcceptApplication) => {
    await accept.mutateAsync(body)
    onClose()
  }
  return (
    <FormDialog
      title="Accept this application?"
      description={`${firstName} gets this offer, and has ${offerDays} days to agree. You can offer the home to several applicants. The first to agree gets it, with the people they move in with.`}
      placement="sheet"
      form={form}
      names={names}
      submit="Accept and send offer"
      endpoint={acceptEndpoints.accept}
      message={form.watch('message')}
      onSave={send}
      onClose={onClose}
    >
      <HomeName title={property?.title ?? propertyTitle} address={property ? addressOf(property) : ''} />
      <FieldRow>
        <TextField control={control} name="startsOn" label="First day" type="date" required />
        <TextField
          control={control}
          name="endsOn"
          label="Last day"
          type="date"
          help="Leave blank if open-ended."
        />
      </FieldRow>
      {property && (
        <HouseholdFields
          control={control}
          householdOf="householdOf"
          roommates="roommates"
          propertyId={property.id}
          application={application}
          startsOn={form.watch('startsOn')}
          endsOn={form.watch('endsOn')}
        />
      )}
      <FieldRow>
        <NumberField control={control} name="rentAmount" label="Monthly rent" required />
        <NumberField control={control} name="rentDueDay" label="Rent due day" help="A day from 1 to 28." />
      </FieldRow>
      <NumberField control={control} name="securityDeposit" label="Security deposit" />
      <LeaseField control={control} />
      <TextAreaField
        control={control}
        name="message"
        label="Message"
        help="Optional. It is also part of your conversation."
        rows={3}
      />
    </FormDialog>
  )
}

const none = 'none'

function LeaseField({ control }: { control: Control<FormValues, unknown, AcceptApplication> }) {
  const { data, isError } = useQuery(queryOf(documentEndpoints.list))
  const leases = data?.documents.filter(({ purpose }) => purpose === 'lease') ?? []
  if (leases.length === 0)
    return (
      <Text $size="sm" $tone="muted">
        {isError ? 'We couldn’t load your leases.' : 'To attach a lease, upload it under'}{' '}
        <Link to={sitePaths.documents}>Documents</Link>
        {!isError && ' first.'}
      </Text>
    )
  return (
    <ChoiceField
      control={control}
      name="leaseDocumentId"
      label="Lease"
      help="The applicant can read it as soon as you send the offer."
      none={none}
      options={[
        { value: none, label: 'No lease' },
        ...leases.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
