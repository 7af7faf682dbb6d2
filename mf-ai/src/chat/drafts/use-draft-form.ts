// The form of a draft: validated by the call's own schema and sent once; then affected data is refetched.

import { zodResolver } from '@hookform/resolvers/zod'
import { refetch } from '@portal/app-kit/use-change'
import { placeFieldErrors } from '@portal/client/field-messages'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEventHandler, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

export interface SentDraft {
  path: string
  /** What the contact filter changed. */
  notice?: string | null
}

export interface DraftState {
  onSubmit: FormEventHandler
  isSending: boolean
  failure: unknown
  /** Just sent. */
  sent: SentDraft | null
  /** Sent before this page was loaded. */
  isSent: boolean
}

interface DraftFormOptions<Values extends FieldValues, Parsed> {
  draft: { body: DefaultValues<NoInfer<Values>>; isSent: boolean }
  schema: z.ZodMiniType<Parsed, Values>
  /** The visible fields, which show the API's errors. */
  fields: readonly Path<Values>[]
  send: (values: Parsed) => Promise<SentDraft>
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
  const onSubmit = form.handleSubmit(async values => {
    setFailure(null)
    try {
      setSent(await send(values))
      void refetch(client, [...reads, conversationEndpoints.messages])
    } catch (error) {
      placeFieldErrors(error, fields, form.setError)
      setFailure(error)
    }
  })
  const { isSubmitting: isSending } = form.formState
  const state: DraftState = { onSubmit, isSending, failure, sent, isSent: draft.isSent }
  return { form, state }
}
