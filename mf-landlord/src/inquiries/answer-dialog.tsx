// Where an answer is written: what the contact filter says is next to the words, and a failure keeps them.
import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@portal/client/api-error'
import { placeFieldErrors } from '@portal/client/field-messages'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { visitInWords } from '@portal/contract/values/moment-words'
import { Button } from '@portal/shared-ui/button'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Dialog } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { useInspection } from '@portal/shared-ui/inspection'
import { localMomentOf, momentOf, timeZoneName } from '@portal/shared-ui/local-moment'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { TextArea, TextInput } from '@portal/shared-ui/text-input'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { answerDraft } from './answer-draft.ts'
import { type AnswerForm, answerFormFor } from './answer-form.ts'
import { type AnswerKind, answerWords } from './answers.ts'
import { useAnswer } from './use-answer.ts'

const loadFilter = async () => (await import('@portal/contract/contact-filter/inspect-texts')).inspectTexts

interface AnswerDialogProps {
  inquiry: Inquiry
  kind: AnswerKind
  onClose: () => void
}

export function AnswerDialog({ inquiry, kind, onClose }: AnswerDialogProps) {
  const words = answerWords[kind]
  const formId = useId()
  const answer = useAnswer(inquiry.id, kind)
  const draft = answerDraft(inquiry.id, kind)
  const wished = inquiry.scheduledDate
  const { timeZone } = inquiry.property
  const form = useForm<AnswerForm>({
    resolver: zodResolver(answerFormFor(kind, timeZone)),
    defaultValues: {
      message: draft.read() ?? words.suggestion,
      scheduledDate: localMomentOf(wished, timeZone),
    },
  })
  const { errors } = form.formState
  const message = form.watch('message')
  const { inspection, inspectNow } = useInspection({ message }, loadFilter)

  const send = async ({ message, scheduledDate }: AnswerForm) => {
    if ((await inspectNow()).outcome === 'blocked') return
    try {
      await answer.mutateAsync({
        message,
        ...(kind === 'scheduled' && { scheduledDate: momentOf(scheduledDate, timeZone) }),
      })
      draft.forget()
      onClose()
    } catch (error) {
      placeFieldErrors(error, ['message', 'scheduledDate'], form.setError)
      // Nothing can be answered any more; the list shows why, and the draft keeps the words.
      if (error instanceof ApiError && (error.code === 'conflict' || error.status === 404)) onClose()
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={words.meaning}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'declined' ? 'danger' : 'primary'}
            pending={answer.isPending}
            disabled={inspection.outcome === 'blocked'}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.handleSubmit(send)}>
        <Text $size="sm" $tone="muted">
          {inquiry.tenant.firstName} asks about {inquiry.property.title}: {inquiry.message}
        </Text>
        {kind === 'scheduled' && (
          <Field
            label="Date and time"
            required
            help={wished ? `Asked for: ${visitInWords(wished, timeZone)}.` : `In ${timeZoneName(timeZone)}.`}
            error={errors.scheduledDate?.message}
          >
            <TextInput type="datetime-local" {...form.register('scheduledDate')} />
          </Field>
        )}
        <Field label="Message" required error={errors.message?.message}>
          <TextArea {...form.register('message', { onChange: event => draft.keep(event.target.value) })} />
        </Field>
        <ContactNotice inspection={inspection} />
      </Stack>
    </Dialog>
  )
}
