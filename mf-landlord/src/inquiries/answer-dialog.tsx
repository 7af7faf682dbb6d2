// A failure keeps the text.

import { zodResolver } from '@hookform/resolvers/zod'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { MomentsField } from '@portal/app-kit/fields/moments-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { FormDialog } from '@portal/app-kit/form-dialog'
import { visitInWords } from '@portal/app-kit/visit-in-words'
import { ApiError } from '@portal/client/api-error'
import { type Inquiry, maxProposedDates } from '@portal/contract/inquiries/inquiry'
import { addressOf } from '@portal/contract/properties/property-words'
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import { HomeName } from '@portal/shared-ui/home-name'
import { Text } from '@portal/shared-ui/text'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type AnswerForm, answerFormFor } from './answer-form.ts'
import { type AnswerKind, answerWords, openWishes } from './answers.ts'
import { endpointOf, useAnswer } from './use-answer.ts'

interface AnswerDialogProps {
  inquiry: Inquiry
  kind: AnswerKind
  /** The requested time to accept. */
  at?: string | undefined
  onClose: () => void
}

const outcomes = [
  { value: 'attended', label: 'The tour took place' },
  { value: 'tenant_absent', label: 'The tenant didn’t show up' },
  { value: 'landlord_absent', label: 'I couldn’t make it' },
]

const Draft = z.object({ message: z.string() })

/** An unsent answer to an inquiry, kept for the tab. */
const answerDraft = (inquiryId: string, kind: AnswerKind) => {
  const place: DraftPlace = { key: `inquiry-answer:${inquiryId}:${kind}`, lasts: 'tab' }
  return {
    read: () => readDraft(place, stored => Draft.parse(stored).message),
    keep: (message: string) => keepDraft(place, { message }),
    forget: () => forgetDraft(place),
  }
}

export function AnswerDialog({ inquiry, kind, at, onClose }: AnswerDialogProps) {
  const words = answerWords[kind]
  const answer = useAnswer(inquiry.id, kind)
  const draft = answerDraft(inquiry.id, kind)
  const { timeZone } = inquiry.property
  const form = useForm<AnswerForm>({
    resolver: zodResolver(answerFormFor(kind)),
    defaultValues: {
      message: draft.read() ?? words.suggestion,
      scheduledDate: at ?? null,
      dates: [],
      outcome: null,
    },
  })

  const send = async (values: AnswerForm) => {
    await answer.mutateAsync(values)
    draft.forget()
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
      names={['message', 'scheduledDate', 'dates', 'outcome']}
      submit={words.submit}
      {...(kind === 'calledOff' && { dismiss: 'Keep tour' })}
      variant={kind === 'declined' || kind === 'calledOff' ? 'danger' : 'primary'}
      endpoint={endpointOf(kind)}
      message={form.watch('message')}
      send={send}
      onFail={closeIfAnswered}
      onClose={onClose}
    >
      <div>
        <HomeName title={inquiry.property.title} address={addressOf(inquiry.property)} />
        {inquiry.message && (
          <Text $size="sm" $tone="muted">
            {inquiry.tenant.firstName} asks: {inquiry.message}
          </Text>
        )}
      </div>
      {kind === 'scheduled' && (
        <ChoiceField
          control={form.control}
          name="scheduledDate"
          label="Requested time"
          required
          options={openWishes(inquiry).map(value => ({ value, label: visitInWords(value, timeZone) }))}
        />
      )}
      {kind === 'proposed' && (
        <MomentsField
          control={form.control}
          name="dates"
          label="Date and time"
          required
          max={maxProposedDates}
          timeZone={timeZone}
        />
      )}
      {kind === 'outcome' ? (
        <ChoiceField
          control={form.control}
          name="outcome"
          label="What happened?"
          required
          placeholder="Choose"
          options={outcomes}
        />
      ) : (
        <TextAreaField
          control={form.control}
          name="message"
          label={kind === 'calledOff' ? 'Reason' : 'Message'}
          required={kind !== 'proposed' && kind !== 'calledOff'}
          onText={draft.keep}
        />
      )}
    </FormDialog>
  )
}
