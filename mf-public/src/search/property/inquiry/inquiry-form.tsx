import type { Property } from '@portal/contract/properties/property'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Field } from '@portal/shared-ui/field'
import { localMomentOf, momentOf, timeZoneName } from '@portal/shared-ui/local-moment'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Stack } from '@portal/shared-ui/stack'
import { TextArea, TextInput } from '@portal/shared-ui/text-input'
import { Controller } from 'react-hook-form'
import { AskedBefore } from './asked-before.tsx'
import { NotSent } from './not-sent.tsx'
import type { InquiryInForm } from './use-inquiry-form.ts'

interface InquiryFormProps extends InquiryInForm {
  property: Property
}

/** What one asks and when one would like to come, with the contact filter's word on it. */
export function InquiryForm({ property, form, formId, inspection, failure, send }: InquiryFormProps) {
  const { control, formState, register, watch } = form
  const { errors } = formState
  const { timeZone } = property
  return (
    <Stack as="form" id={formId} noValidate onSubmit={send} $gap={5}>
      <AskedBefore propertyId={property.id} />
      {property.isAvailable && (
        <Controller
          control={control}
          name="inquiryType"
          render={({ field: { value = 'viewing', onChange } }) => (
            <SegmentedControl
              label="What you ask for"
              fullWidth
              segments={[
                { value: 'viewing', label: 'A viewing' },
                { value: 'question', label: 'A question' },
              ]}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      )}
      {watch('inquiryType') === 'viewing' && (
        <Field
          label="When would you like to come?"
          error={errors.scheduledDate?.message}
          help={`On the home’s clocks, in ${timeZoneName(timeZone)}. If you leave this open, the landlord suggests a time.`}
        >
          <Controller
            control={control}
            name="scheduledDate"
            render={({ field: { value, onChange, ...field } }) => (
              <TextInput
                {...field}
                type="datetime-local"
                min={localMomentOf(new Date().toISOString(), timeZone)}
                value={localMomentOf(value ?? null, timeZone)}
                onChange={event => onChange(momentOf(event.target.value, timeZone) || null)}
              />
            )}
          />
        </Field>
      )}
      <Field
        label="Message"
        required
        error={errors.message?.message}
        help="Answers come to your inquiries here. Phone numbers, email addresses and links are taken out."
      >
        <TextArea rows={5} {...register('message')} />
      </Field>
      <ContactNotice inspection={inspection} />
      <NotSent failure={failure} />
    </Stack>
  )
}
