// Offers an applicant the home, and so accepts the application. A failure keeps what was entered.
import { zodResolver } from '@hookform/resolvers/zod'
import { NumberField } from '@portal/app-kit/fields/number-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { type Unsent, unsentWords } from '@portal/app-kit/unsent-words'
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import type { ComparedApplication } from '@portal/contract/applications/application'
import { addressOf } from '@portal/contract/properties/property-words'
import { offerDays } from '@portal/contract/tenancies/lifecycle'
import { AcceptApplication } from '@portal/contract/tenancies/payloads'
import { FieldRow } from '@portal/shared-ui/form-section'
import { HomeName } from '@portal/shared-ui/home-name'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ChosenDocuments } from '../chosen-documents.tsx'
import { HouseholdFields } from '../household-fields.tsx'
import { decisionReads } from './decision-reads.ts'
import { proposedTerms } from './proposed-terms.ts'

interface AcceptDialogProps {
  application: ComparedApplication
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
    reads: decisionReads,
    done: ({ notice }) => ({
      title: 'Application accepted',
      description: notice ?? `${firstName} has ${offerDays} days to agree to your offer.`,
    }),
    failed: error => titleOf(error, 'We couldn’t accept the application'),
  })
  const form = useForm<FormValues, unknown, AcceptApplication>({
    // An empty date input has the value ''.
    resolver: (values, ...rest) => resolve({ ...values, endsOn: values.endsOn || null }, ...rest),
    mode: 'onTouched',
    defaultValues: proposedTerms(application),
  })
  const { control } = form
  const [startsOn, leaseDocumentId] = form.watch(['startsOn', 'leaseDocumentId'])
  const [unsent, setUnsent] = useState<Unsent>(null)
  const isOwnLastDay = form.formState.dirtyFields.endsOn
  useEffect(() => {
    if (!isOwnLastDay)
      form.resetField('endsOn', { defaultValue: proposedTerms(application, startsOn).endsOn })
  }, [application, form, isOwnLastDay, startsOn])
  useEffect(() => {
    if (unsent === null) form.clearErrors('leaseDocumentId')
  }, [form, unsent])
  const chooseLease = (id: string | null) =>
    form.setValue('leaseDocumentId', id, { shouldDirty: true, shouldValidate: true })
  const send = async (body: AcceptApplication) => {
    if (!unsent) return accept.mutateAsync(body)
    form.setError('leaseDocumentId', { message: unsentWords.documents[unsent] })
    return false
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
      send={send}
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
          startsOn={startsOn}
          endsOn={form.watch('endsOn')}
        />
      )}
      <FieldRow>
        <NumberField control={control} name="rentAmount" label="Monthly rent" prefix="$" required />
        <NumberField
          control={control}
          name="rentDueDay"
          label="Rent due day"
          help="A day from 1 to 28. You are both reminded before it."
        />
      </FieldRow>
      <NumberField control={control} name="securityDeposit" label="Security deposit" prefix="$" />
      <ChosenDocuments
        purpose="lease"
        title="Lease"
        help="The applicant can read it as soon as you send the offer."
        others="Your leases"
        maxFiles={1}
        isChosen={document => document.id === leaseDocumentId}
        error={form.formState.errors.leaseDocumentId?.message}
        onAdd={document => chooseLease(document.id)}
        onRemove={() => chooseLease(null)}
        onUnsent={setUnsent}
      />
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
