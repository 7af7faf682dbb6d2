import { MomentsField } from '@portal/app-kit/fields/moments-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { call } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maxProposedDates, ProposeTimesForm } from '@portal/contract/inquiries/inquiry'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { useDraftForm } from './use-draft-form.ts'

/** Tour times that a landlord proposes for an inquiry. */
export function ProposalDraft({ draft }: { draft: DraftOf<'proposal'> }) {
  const { id: clientId, params, about } = draft
  const path = sitePaths.landlordInquiry(params.id)
  const { form, state } = useDraftForm({
    draft,
    schema: ProposeTimesForm,
    fields: ['dates', 'message'],
    reads: [inquiryEndpoints.list, inquiryEndpoints.read, ownPropertyEndpoints.my],
    send: async ({ message, ...values }) => {
      const { notice } = await call(inquiryEndpoints.propose, {
        params,
        body: { ...values, message: message?.trim() || null, clientId },
      })
      return { path, notice }
    },
  })
  const { control, watch } = form
  const { inspection } = useContactInspection({ message: watch('message') ?? '' })
  return (
    <DraftFrame
      title="Tour times"
      about={about.title}
      submit="Send times"
      state={state}
      inspection={inspection}
      place={{ path, words: 'View the inquiry' }}
    >
      <MomentsField
        control={control}
        name="dates"
        label="Date and time"
        required
        max={maxProposedDates}
        timeZone={about.timeZone}
      />
      <TextAreaField control={control} name="message" label="Message" rows={3} />
    </DraftFrame>
  )
}
