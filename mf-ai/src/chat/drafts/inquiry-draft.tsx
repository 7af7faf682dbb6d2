import { call } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { CreateInquiryForm } from '@portal/contract/inquiries/inquiry'
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

const types = [
  { value: 'viewing', label: 'A tour' },
  { value: 'question', label: 'A question' },
]

/** A tenant's inquiry about a home. */
export function InquiryDraft({ draft }: { draft: DraftOf<'inquiry'> }) {
  const { id: clientId, about } = draft
  const { form, state } = useDraftForm({
    draft,
    schema: CreateInquiryForm,
    fields: ['message', 'inquiryType', 'scheduledDate'],
    reads: [inquiryEndpoints.list],
    send: async ({ scheduledDate, ...given }) => {
      const isViewing = given.inquiryType === 'viewing'
      const asked = { ...given, scheduledDate: isViewing ? scheduledDate : null, clientId }
      const { inquiry, notice } = await call(inquiryEndpoints.create, { body: asked })
      return { path: sitePaths.inquiry(inquiry.id), notice }
    },
  })
  const { control, register, formState, watch } = form
  const { inspection } = useInspection({ message: watch('message') }, loadInspect)
  return (
    <DraftFrame
      title="Inquiry"
      about={about.title}
      submit="Send inquiry"
      state={state}
      inspection={inspection}
      place={{ path: sitePaths.inquiries, words: 'View your inquiries' }}
    >
      <ChoiceField control={control} name="inquiryType" label="What would you like?" options={types} />
      {watch('inquiryType') === 'viewing' && (
        <MomentField control={control} name="scheduledDate" label="When would you like to visit?" />
      )}
      <Field label="Message" error={formState.errors.message?.message} required>
        <TextArea rows={4} {...register('message')} />
      </Field>
    </DraftFrame>
  )
}
