// The form that lists a home: its draft, what it asks before it sends, and what happens then.
import { sentenceOf } from '@portal/client/api-error'
import { placeFieldErrors } from '@portal/client/field-messages'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { FormLayout } from '@portal/shared-ui/form-layout'
import { Notice } from '@portal/shared-ui/notice'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { type FormEvent, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { FormActions } from '../form/form-actions.tsx'
import { FormProgress } from '../form/form-progress.tsx'
import { draftPlaceOf, parseDraft } from '../form/listing-draft.ts'
import {
  checkListing,
  emptyListing,
  fieldNames,
  type Listing,
  type ListingForm,
  loadListingRules,
} from '../form/listing-form.ts'
import { ListingSections } from '../form/listing-sections.tsx'
import { createWords } from '../form/listing-skeleton.tsx'
import { useListingInspection } from '../form/use-listing-inspection.ts'
import { PolicyReminder } from '../reminder/policy-reminder.tsx'
import type { PolicyReminding } from '../reminder/use-policy-reminder.ts'
import { type NumberName, untouchedNumbersOf, untouchedTitle } from './untouched-numbers.ts'
import { planLimitOf, useCreateProperty } from './use-create-property.ts'

/** Loaded with the first field that is used: whoever fills in a form may be without a connection when it is done. */
const UntouchedDialog = lazily(async () => (await import('./untouched-dialog.tsx')).UntouchedDialog)

interface CreatePropertyFormProps {
  personId: string
  reminder: PolicyReminding
}

export function CreatePropertyForm({ personId, reminder }: CreatePropertyFormProps) {
  const toast = useToast()
  const navigate = useNavigate()
  const createProperty = useCreateProperty()
  const draft = useFoundDraft(draftPlaceOf(personId), parseDraft)
  const [isDraftShown, setDraftShown] = useState(draft !== null)
  const [isSending, setSending] = useState(false)
  const [asked, setAsked] = useState<{ listing: Listing; names: NumberName[] } | null>(null)
  const agreed = useRef<readonly NumberName[]>([])
  const toCheck = useRef<NumberName>(undefined)
  const form = useForm<ListingForm, unknown, Listing>({
    resolver: checkListing,
    mode: 'onTouched',
    defaultValues: { ...emptyListing(), ...draft },
  })
  const forgetDraft = useKeptDraft(form, draftPlaceOf(personId))
  const { inspection, inspectNow } = useListingInspection(form.control)
  const fail = (description: string) => toast({ title: 'Error', description, tone: 'danger' })

  const create = async (listing: Listing) => {
    setSending(true)
    try {
      const { notice } = await createProperty.mutateAsync(listing)
      const done = 'Property listing created successfully.'
      toast({ title: 'Success!', description: notice ? `${done} ${notice}` : done, tone: 'success' })
      forgetDraft()
      navigate(sitePaths.landlordProperties)
    } catch (error) {
      placeFieldErrors(error, fieldNames, form.setError)
      fail(sentenceOf(error, 'Failed to create property'))
    } finally {
      setSending(false)
    }
  }

  /** Sends what is right, after asking about numbers that nobody chose. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      await loadListingRules()
      await form.handleSubmit(async typed => {
        const { outcome, texts } = await inspectNow()
        if (outcome === 'blocked')
          return fail('Content contains policy violations. Please remove external contact information.')
        const listing = { ...typed, ...texts }
        const names = untouchedNumbersOf(form).filter(name => !agreed.current.includes(name))
        if (names.length === 0) return create(listing)
        setAsked({ listing, names })
      })()
    } catch (error) {
      fail(sentenceOf(error, 'Failed to create property'))
    } finally {
      setSending(false)
    }
  }

  const startOver = () => {
    form.reset({ ...emptyListing(), propertyType: undefined })
    forgetDraft()
    setDraftShown(false)
  }

  return (
    <FormProvider {...form}>
      <FormLayout {...createWords} outline={<FormProgress />}>
        <Stack
          as="form"
          method="dialog"
          $gap={6}
          noValidate
          onSubmit={submit}
          onFocus={UntouchedDialog.loadAhead}
        >
          <PolicyReminder reminder={reminder} />
          {isDraftShown && <DraftNotice onStartOver={startOver} />}
          <ListingSections inspection={inspection} />
          <PlanLimit message={planLimitOf(createProperty.error)} />
          <FormActions
            inspection={inspection}
            send="Create Property Listing"
            sending="Creating..."
            isSending={isSending}
            note="What you type is kept on this device until the listing is created."
          />
        </Stack>
      </FormLayout>
      {asked && (
        <DialogOnDemand title={untouchedTitle} size="sm" onClose={() => setAsked(null)}>
          <UntouchedDialog
            names={asked.names}
            onCheck={() => {
              toCheck.current = asked.names[0]
              setAsked(null)
            }}
            onList={() => {
              setAsked(null)
              agreed.current = asked.names
              void create(asked.listing)
            }}
            onClosed={() => {
              if (toCheck.current) form.setFocus(toCheck.current)
              toCheck.current = undefined
            }}
          />
        </DialogOnDemand>
      )}
    </FormProvider>
  )
}

/** Says that an earlier draft is back, and offers an empty form instead. */
function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      title="Your draft is back"
      action={
        <Button variant="outline" size="sm" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      You began this listing earlier on this device. Continue where you left off.
    </Notice>
  )
}

/** Stays after the toast is gone: the way up is a page of its own, and the draft waits here. */
function PlanLimit({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Notice
      tone="warning"
      live
      title="Your plan is full"
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={sitePaths.pricing}>Compare plans</Link>
        </Button>
      }
    >
      {message} Your draft stays on this device.
    </Notice>
  )
}
