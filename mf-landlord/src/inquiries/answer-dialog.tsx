// A dialog to answer an inquiry, with the contact filter's findings by the text. A failure keeps the text.
import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@portal/client/api-error'
import { placeFieldErrors } from '@portal/client/field-messages'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { addressOf } from '@portal/contract/properties/property-words'
import { visitInWords } from '@portal/contract/values/moment-words'
import { Button } from '@portal/shared-ui/button'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { Dialog } from '@portal/shared-ui/dialog'
import { Field } from '@portal/shared-ui/field'
import { Form } from '@portal/shared-ui/form'
import { HomeName } from '@portal/shared-ui/home-name'
import { useInspection } from '@portal/shared-ui/inspection'
import { localMomentOf, momentOf, timeZoneName } from '@portal/shared-ui/local-moment'
import { Text } from '@portal/shared-ui/text'
import { TextArea, TextInput } from '@portal/shared-ui/text-input'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { answerDraft } from './answer-draft.ts'
import { type AnswerForm, answerFormFor } from './answer-form.ts'
import { type AnswerKind, answerWords } from './answers.ts'
import { useAnswer } from './use-answer.ts'

const loadFilter = async () => (await import('@portal/language/contact-filter/inspect-texts')).inspectTexts

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
  const { askedDate, property } = inquiry
  const { timeZone } = property
  const form = useForm<AnswerForm>({
    resolver: zodResolver(answerFormFor(kind, timeZone)),
    defaultValues: {
      message: draft.read() ?? words.suggestion,
      scheduledDate: localMomentOf(inquiry.scheduledDate, timeZone),
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
      // It can no longer be answered: the list shows why, and the draft keeps the text.
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
      <Form id={formId} onSubmit={form.handleSubmit(send)}>
        <div>
          <HomeName title={property.title} address={addressOf(property)} />
          <Text $size="sm" $tone="muted">
            {inquiry.tenant.firstName} asks: {inquiry.message}
          </Text>
        </div>
        {kind === 'scheduled' && (
          <Field
            label="Date and time"
            required
            help={
              askedDate ? `Requested: ${visitInWords(askedDate, timeZone)}.` : `In ${timeZoneName(timeZone)}.`
            }
            error={errors.scheduledDate?.message}
          >
            <TextInput type="datetime-local" {...form.register('scheduledDate')} />
          </Field>
        )}
        <Field label="Message" required error={errors.message?.message}>
          <TextArea {...form.register('message', { onChange: event => draft.keep(event.target.value) })} />
        </Field>
        <ContactNotice inspection={inspection} />
      </Form>
    </Dialog>
  )
}
