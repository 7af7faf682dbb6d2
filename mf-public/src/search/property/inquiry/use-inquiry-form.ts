import { zodResolver } from '@hookform/resolvers/zod'
import { useContactInspection } from '@portal/app-kit/use-contact-inspection'
import { ApiError } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { placeFieldErrors } from '@portal/client/field-messages'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { CreateInquiryForm, type Inquiry } from '@portal/contract/inquiries/inquiry'
import type { Property } from '@portal/contract/properties/property'
import type { InspectionInUse } from '@portal/shared-ui/inspection'
import { newClientId } from '@portal/shared-ui/platform/use-client-id'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  emptyDraft,
  forgetInquiryDraft,
  type InquiryDraft,
  type InquiryType,
  keepInquiryDraft,
  readInquiryDraft,
} from './inquiry-draft.ts'

export interface InquiryResult {
  inquiry: Inquiry
  /** What the contact filter changed in the message; null if nothing. */
  notice: string | null
}

/** Each change is saved as a draft. All tries carry the same id, so that the inquiry is sent once. */
export const useInquiryForm = (
  { id: propertyId }: Property,
  type: InquiryType,
  onSent: (sent: InquiryResult) => void,
) => {
  const personId = useSession()?.user.id ?? null
  const queryClient = useQueryClient()
  const formId = useId()
  const [begun] = useState(() => readInquiryDraft(propertyId, personId) ?? emptyDraft(type))
  const [clientId, setClientId] = useState(begun.clientId)
  const [failure, setFailure] = useState<unknown>(null)
  const { message, wishedDates } = begun
  const form = useForm<CreateInquiryForm, unknown, CreateInquiryForm>({
    resolver: zodResolver(CreateInquiryForm),
    defaultValues: { propertyId, message, wishedDates, inquiryType: type },
  })
  const values = form.watch()
  const { inspection, inspectNow }: InspectionInUse<'message'> = useContactInspection({
    message: values.message,
  })

  const keep = (isWaiting: boolean) => {
    const { message, wishedDates = [], inquiryType = type } = form.getValues()
    const draft: InquiryDraft = {
      message,
      wishedDates,
      inquiryType,
      clientId,
      isWaiting,
    }
    keepInquiryDraft(propertyId, personId, draft)
  }
  const changes = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves the draft after each change
  useEffect(() => {
    if (form.formState.isDirty) keep(false)
  }, [changes])

  const send = form.handleSubmit(async inquiry => {
    setFailure(null)
    if ((await inspectNow()).outcome === 'blocked') return
    keep(personId === null)
    const isViewing = inquiry.inquiryType === 'viewing'
    try {
      const body = { ...inquiry, wishedDates: isViewing ? (inquiry.wishedDates ?? []) : [], clientId }
      const sent = await call(inquiryEndpoints.create, { body })
      forgetInquiryDraft(propertyId)
      void queryClient.invalidateQueries(queriesOf(inquiryEndpoints.list))
      onSent(sent)
    } catch (error) {
      // An earlier try with other words went through. Sending again after that message means a new inquiry.
      if (error instanceof ApiError && error.fields.clientId) setClientId(newClientId())
      placeFieldErrors(error, ['message', 'wishedDates', 'inquiryType'], form.setError)
      setFailure(error)
    }
  })

  return { form, formId, inspection, failure, send }
}

export type InquiryInForm = ReturnType<typeof useInquiryForm>
