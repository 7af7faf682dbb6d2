import { call } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { RespondToInquiryForm } from '@portal/contract/inquiries/inquiry'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Field } from '@portal/shared-ui/field'
import { useInspection } from '@portal/shared-ui/inspection'
import { TextArea } from '@portal/shared-ui/text-input'
import { ChoiceField } from './choice-field.tsx'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { loadInspect } from './load-inspect.ts'
import { MomentField } from './moment-field.tsx'
import { useDraftForm } from './use-draft-form.ts'

const meanings = [
  { value: 'responded', label: 'Answer' },
  { value: 'scheduled', label: 'Schedule a tour' },
  { value: 'completed', label: 'Complete the inquiry' },
  { value: 'declined', label: 'Decline the inquiry' },
]

/** A landlord's answer to an inquiry. */
export function ResponseDraft({ draft }: { draft: DraftOf<'response'> }) {
  const { params, body, about } = draft
  const path = sitePaths.landlordInquiry(params.id)
  const { form, state } = useDraftForm({
    draft,
    schema: RespondToInquiryForm,
    fields: ['message', 'status', 'scheduledDate'],
    reads: [inquiryEndpoints.list, inquiryEndpoints.read, ownPropertyEndpoints.my],
    send: async ({ scheduledDate, ...given }) => {
      const isScheduled = given.status === 'scheduled'
      const answer = { ...given, ...(isScheduled && { scheduledDate }) }
      const { notice } = await call(inquiryEndpoints.respond, { params, body: answer })
      return { path, notice }
    },
  })
  const { control, register, formState, watch } = form
  const { inspection } = useInspection({ message: watch('message') }, loadInspect)
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
        <ChoiceField control={control} name="status" label="Your answer" options={meanings} />
      )}
      {watch('status') === 'scheduled' && (
        <MomentField control={control} name="scheduledDate" label="Date and time" required />
      )}
      <Field label="Message" error={formState.errors.message?.message} required>
        <TextArea rows={4} {...register('message')} />
      </Field>
    </DraftFrame>
  )
}
