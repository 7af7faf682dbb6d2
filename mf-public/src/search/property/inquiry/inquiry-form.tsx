import { CannotPost } from '@portal/app-kit/cannot-post'
import { MomentsField } from '@portal/app-kit/fields/moments-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { PlanUsedUp } from '@portal/app-kit/plan-used-up'
import { maxWishedDates } from '@portal/contract/inquiries/inquiry'
import type { Property } from '@portal/contract/properties/property'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Form } from '@portal/shared-ui/form'
import { timeZoneName } from '@portal/shared-ui/local-moment'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { AskedBefore } from './asked-before.tsx'
import { NotSent } from './not-sent.tsx'
import type { InquiryInForm } from './use-inquiry-form.ts'

interface InquiryFormProps extends InquiryInForm {
  property: Property
  /** Another way to a tour. */
  children: ReactNode
}

/** The message and an optional tour time, with the contact filter's findings. */
export function InquiryForm(props: InquiryFormProps) {
  const { property, form, formId, inspection, failure, send, children } = props
  const { control, watch } = form
  const isViewing = watch('inquiryType') === 'viewing'
  const { timeZone } = property
  return (
    <Form id={formId} onSubmit={send} $gap={5}>
      <CannotPost />
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
      {isViewing && children}
      {isViewing && (
        <MomentsField
          control={control}
          name="wishedDates"
          max={maxWishedDates}
          label="When would you like to visit?"
          help={`Times are in ${timeZoneName(timeZone)}. Leave blank to let the landlord suggest one.`}
          timeZone={timeZone}
        />
      )}
      <TextAreaField
        control={control}
        name="message"
        label="Message"
        required
        help="You’ll find replies under Inquiries. We remove phone numbers, emails and links."
        rows={5}
      />
      <ContactNotice inspection={inspection} />
      {failure ? <NotSent failure={failure} /> : <PlanUsedUp feature="contacts" />}
    </Form>
  )
}
