import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { call } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { RespondToInquiryForm } from '@portal/contract/inquiries/inquiry'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { useDraftForm } from './use-draft-form.ts'

const meanings = [
  { value: 'responded', label: 'Answer' },
  { value: 'scheduled', label: 'Schedule a tour' },
  { value: 'completed', label: 'Complete the inquiry' },
  { value: 'declined', label: 'Decline the inquiry' },
]

export function ResponseDraft({ draft }: { draft: DraftOf<'response'> }) {
  const { id: clientId, params, body, about } = draft
  const path = sitePaths.landlordInquiry(params.id)
  const { form, state } = useDraftForm({
    draft,
    schema: RespondToInquiryForm,
    fields: ['message', 'status', 'scheduledDate'],
    reads: [inquiryEndpoints.list, inquiryEndpoints.read, ownPropertyEndpoints.my],
    send: async ({ scheduledDate, ...values }) => {
      const isScheduled = values.status === 'scheduled'
      const answer = { ...values, ...(isScheduled && { scheduledDate }) }
      const { notice } = await call(inquiryEndpoints.respond, { params, body: { ...answer, clientId } })
      return { path, notice }
    },
  })
  const { control, watch } = form
  const { inspection } = useContactInspection({ message: watch('message') })
  return (
    <DraftFrame
      title="Answer"
      about={about.title}
      submit="Send answer"
      state={state}
      inspection={inspection}
      place={{ path, words: 'View the inquiry' }}
    >
      {body.status !== 'responded' && (
        <ChoiceField control={control} name="status" label="Your answer" required options={meanings} />
      )}
      {watch('status') === 'scheduled' && (
        <MomentField control={control} name="scheduledDate" label="Date and time" required />
      )}
      <TextAreaField control={control} name="message" label="Message" required rows={4} />
    </DraftFrame>
  )
}
