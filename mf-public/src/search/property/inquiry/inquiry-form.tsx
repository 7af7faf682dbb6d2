import { CannotPost } from '@portal/app-kit/cannot-post'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { MomentsField } from '@portal/app-kit/fields/moments-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { PlanUsedUp } from '@portal/app-kit/plan-used-up'
import { ApiError, isPlanLimit, sentenceOf } from '@portal/client/api-error'
import { queryOf } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { type Inquiry, maxWishedDates } from '@portal/contract/inquiries/inquiry'
import { inquiryStatusWords } from '@portal/contract/inquiries/inquiry-words'
import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Form } from '@portal/shared-ui/form'
import { formatDate } from '@portal/shared-ui/format-date'
import { timeZoneName } from '@portal/shared-ui/local-moment'
import { Notice } from '@portal/shared-ui/notice'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { InquiryInForm } from './use-inquiry-form.ts'

/** Says that the tenant has already asked about this home; they can ask again. */
function AskedBefore({ propertyId }: { propertyId: string }) {
  const isTenant = useSession()?.user.userType === 'tenant'
  const { data } = useQuery({
    ...queryOf(inquiryEndpoints.list, { query: { propertyId, limit: '1' } }),
    enabled: isTenant,
    staleTime: 0,
  })
  const earlier = data?.inquiries[0]
  if (!earlier) return null
  return (
    <Notice title={`You asked about this home on ${formatDate(earlier.createdAt)}`}>
      {inquiryStatusWords[earlier.status]}. <Link to={placeOf(earlier)}>View it</Link>, or send another.
    </Notice>
  )
}

/** An API from before conversations knows none. */
const placeOf = ({ id, threadId }: Inquiry): string =>
  threadId ? sitePaths.conversation(threadId) : sitePaths.inquiry(id)

/** Why an inquiry was not sent, and what to do next; the form keeps the text. Renders nothing without a failure. */
function NotSent({ failure }: { failure: unknown }) {
  if (!failure) return null
  if (isPlanLimit(failure))
    return (
      <Notice tone="warning" live title="You’ve reached your plan’s inquiry limit" action={<ComparePlans />}>
        {sentenceOf(failure, '')} We kept your draft.
      </Notice>
    )
  if (failure instanceof ApiError && failure.code === 'forbidden')
    return (
      <Notice tone="danger" live title="Your inquiry wasn’t sent">
        Only tenants can send inquiries, and this is a landlord’s account. To contact this landlord, sign in
        with a tenant account.
      </Notice>
    )
  return (
    <Notice tone="danger" live title="Your inquiry wasn’t sent">
      {sentenceOf(failure, 'We kept your draft. Please try again.')}
    </Notice>
  )
}

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
