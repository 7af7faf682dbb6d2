import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { call } from '@portal/client/call'
import * as sitePaths from '@portal/contract/site-paths'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { WriteMessage } from '@portal/contract/threads/thread'
import * as z from 'zod/mini'
import { DraftFrame } from './draft-frame.tsx'
import type { DraftOf } from './draft-of.ts'
import { useDraftForm } from './use-draft-form.ts'

const MessageForm = z.pick(WriteMessage, { message: true })

export function MessageDraft({ draft }: { draft: DraftOf<'message'> }) {
  const { id: clientId, params, about } = draft
  const path = sitePaths.conversation(params.id)
  const { form, state } = useDraftForm({
    draft,
    schema: MessageForm,
    fields: ['message'],
    reads: [threadEndpoints.list, threadEndpoints.messages],
    send: async values => {
      const { notice } = await call(threadEndpoints.write, { params, body: { ...values, clientId } })
      return { path, notice }
    },
  })
  const { control, watch } = form
  const { inspection } = useContactInspection({ message: watch('message') })
  return (
    <DraftFrame
      title="Message"
      about={about.title}
      submit="Send message"
      state={state}
      inspection={inspection}
      place={{ path, words: 'View the conversation' }}
    >
      <TextAreaField control={control} name="message" label="Message" required rows={4} />
    </DraftFrame>
  )
}
