import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { PlanUsedUp } from '@portal/app-kit/plan-used-up'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { call } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { CreateInquiryForm } from '@portal/contract/inquiries/inquiry'
import * as sitePaths from '@portal/contract/site-paths'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { useDraftForm } from './use-draft-form.ts'

const types = [
  { value: 'viewing', label: 'A tour' },
  { value: 'question', label: 'A question' },
]

export function InquiryDraft({ draft }: { draft: DraftOf<'inquiry'> }) {
  const { id: clientId, about } = draft
  const { form, state } = useDraftForm({
    draft,
    schema: CreateInquiryForm,
    fields: ['message', 'inquiryType', 'scheduledDate'],
    reads: [inquiryEndpoints.list],
    send: async ({ scheduledDate, ...values }) => {
      const isViewing = values.inquiryType === 'viewing'
      const body = { ...values, scheduledDate: isViewing ? scheduledDate : null, clientId }
      const { inquiry, notice } = await call(inquiryEndpoints.create, { body })
      return { path: sitePaths.inquiry(inquiry.id), notice }
    },
  })
  const { control, watch } = form
  const { inspection } = useContactInspection({ message: watch('message') })
  return (
    <DraftFrame
      title="Inquiry"
      about={about.title}
      submit="Send inquiry"
      state={state}
      inspection={inspection}
      below={<PlanUsedUp feature="contacts" />}
      place={{ path: sitePaths.inquiries, words: 'View your inquiries' }}
    >
      <ChoiceField
        control={control}
        name="inquiryType"
        label="What would you like?"
        required
        options={types}
      />
      {watch('inquiryType') === 'viewing' && (
        <MomentField control={control} name="scheduledDate" label="When would you like to visit?" />
      )}
      <TextAreaField control={control} name="message" label="Message" required rows={4} />
    </DraftFrame>
  )
}
