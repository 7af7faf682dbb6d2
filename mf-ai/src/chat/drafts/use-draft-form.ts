// The form of a draft: checked by the call's own schema, sent once, and what shows such things is read again.
import { zodResolver } from '@hookform/resolvers/zod'
import { queriesOf } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEventHandler, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

export interface SentDraft {
  /** Where the thing is. */
  path: string
  /** What the contact filter did to its words. */
  notice?: string | null
}

/** What a draft's frame shows of its form. */
export interface DraftState {
  onSubmit: FormEventHandler
  isSending: boolean
  failure: unknown
  /** Sent now. */
  sent: SentDraft | null
  /** Sent before this page was loaded. */
  isSent: boolean
}

interface DraftFormOptions<Values extends FieldValues, Parsed> {
  draft: { body: DefaultValues<NoInfer<Values>>; isSent: boolean }
  schema: z.ZodMiniType<Parsed, Values>
  /** The fields that are shown, where the API's refusals are placed. */
  fields: readonly Path<Values>[]
  send: (given: Parsed) => Promise<SentDraft>
  /** What shows such things. */
  reads: readonly (Endpoint & { method: 'GET' })[]
}

export const useDraftForm = <Values extends FieldValues, Parsed>(
  options: DraftFormOptions<Values, Parsed>,
) => {
  const { draft, schema, fields, send, reads } = options
  const client = useQueryClient()
  const [sent, setSent] = useState<SentDraft | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<Values, unknown, Parsed>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: draft.body,
  })
  const onSubmit = form.handleSubmit(async given => {
    setFailure(null)
    try {
      setSent(await send(given))
      for (const read of [...reads, conversationEndpoints.messages])
        void client.invalidateQueries(queriesOf(read))
    } catch (error) {
      placeFieldErrors(error, fields, form.setError)
      setFailure(error)
    }
  })
  const { isSubmitting: isSending } = form.formState
  const state: DraftState = { onSubmit, isSending, failure, sent, isSent: draft.isSent }
  return { form, state }
}
