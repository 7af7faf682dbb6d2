import type { Property } from '@portal/contract/properties/property'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { localMomentOf, momentOf, timeZoneName } from '@portal/shared-ui/local-moment'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { TextArea, TextInput } from '@portal/shared-ui/text-input'
import { Controller } from 'react-hook-form'
import { AskedBefore } from './asked-before.tsx'
import { NotSent } from './not-sent.tsx'
import type { InquiryInForm } from './use-inquiry-form.ts'

interface InquiryFormProps extends InquiryInForm {
  property: Property
}

/** The message and an optional tour time, with the contact filter's findings. */
export function InquiryForm({ property, form, formId, inspection, failure, send }: InquiryFormProps) {
  const { control, formState, register, watch } = form
  const { errors } = formState
  const { timeZone } = property
  return (
    <Form id={formId} onSubmit={send} $gap={5}>
      <AskedBefore propertyId={property.id} />
      {property.isAvailable && (
        <Controller
          control={control}
          name="inquiryType"
          render={({ field: { value = 'viewing', onChange } }) => (
            <SegmentedControl
              label="What would you like?"
              fullWidth
              segments={[
                { value: 'viewing', label: 'A tour' },
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
          label="When would you like to visit?"
          error={errors.scheduledDate?.message}
          help={`Times are in ${timeZoneName(timeZone)}. Leave blank to let the landlord suggest one.`}
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
        help="You’ll find replies under Inquiries. We remove phone numbers, emails and links."
      >
        <TextArea rows={5} {...register('message')} />
      </Field>
      <ContactNotice inspection={inspection} />
      <NotSent failure={failure} />
    </Form>
  )
}
