// A dialog to answer an inquiry, with the contact filter's findings by the text. A failure keeps the text.

import { zodResolver } from '@hookform/resolvers/zod'
import { MomentField } from '@portal/app-kit/fields/moment-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { ApiError } from '@portal/client/api-error'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { addressOf } from '@portal/contract/properties/property-words'
import { visitInWords } from '@portal/contract/values/moment-words'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { HomeName } from '@portal/shared-ui/home-name'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'
import { answerDraft } from './answer-draft.ts'
import { type AnswerForm, answerFormFor } from './answer-form.ts'
import { type AnswerKind, answerWords } from './answers.ts'
import { useAnswer } from './use-answer.ts'

interface AnswerDialogProps {
  inquiry: Inquiry
  kind: AnswerKind
  onClose: () => void
}

export function AnswerDialog({ inquiry, kind, onClose }: AnswerDialogProps) {
  const words = answerWords[kind]
  const answer = useAnswer(inquiry.id, kind)
  const draft = answerDraft(inquiry.id, kind)
  const { askedDate, property } = inquiry
  const { timeZone } = property
  const form = useForm<AnswerForm>({
    resolver: zodResolver(answerFormFor(kind)),
    defaultValues: {
      message: draft.read() ?? words.suggestion,
      scheduledDate: inquiry.scheduledDate,
    },
  })
  const message = form.watch('message')
  const { inspection, inspectNow } = useContactInspection({ message })

  const send = async ({ message, scheduledDate }: AnswerForm) => {
    if ((await inspectNow()).outcome === 'blocked') return
    await answer.mutateAsync({
      message,
      ...(kind === 'scheduled' && scheduledDate && { scheduledDate }),
    })
    draft.forget()
    onClose()
  }
  /** If it can no longer be answered, the list shows why, and the draft keeps the text. */
  const closeIfAnswered = (error: unknown) => {
    if (error instanceof ApiError && (error.code === 'conflict' || error.status === 404)) onClose()
  }

  return (
    <FormDialog
      title={words.title}
      description={words.meaning}
      form={form}
      names={['message', 'scheduledDate']}
      submit={words.submit}
      variant={kind === 'declined' ? 'danger' : 'primary'}
      disabled={inspection.outcome === 'blocked'}
      onSave={send}
      onFail={closeIfAnswered}
      onClose={onClose}
    >
      <div>
        <HomeName title={property.title} address={addressOf(property)} />
        <Text $size="sm" $tone="muted">
          {inquiry.tenant.firstName} asks: {inquiry.message}
        </Text>
      </div>
      {kind === 'scheduled' && (
        <MomentField
          control={form.control}
          name="scheduledDate"
          label="Date and time"
          required
          timeZone={timeZone}
          help={askedDate && `Requested: ${visitInWords(askedDate, timeZone)}.`}
        />
      )}
      <TextAreaField control={form.control} name="message" label="Message" required onText={draft.keep} />
      <ContactNotice inspection={inspection} />
    </FormDialog>
  )
}
