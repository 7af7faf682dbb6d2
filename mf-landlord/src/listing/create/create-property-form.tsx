import { CannotPost } from '@portal/app-kit/cannot-post'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { PlanUsedUp } from '@portal/app-kit/plan-used-up'
import { type UnsentFiles, unsentSentence } from '@portal/app-kit/unsent-words'
import { sentenceOf } from '@portal/client/api-error'
import { placeFieldErrors } from '@portal/client/field-messages'
import { fieldNames } from '@portal/contract/properties/home-fields'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { useFoundDraft, useKeptDraft } from '@portal/shared-ui/draft'
import { Form } from '@portal/shared-ui/form'
import { FormLayout } from '@portal/shared-ui/form-layout'
import { Notice } from '@portal/shared-ui/notice'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useToast } from '@portal/shared-ui/platform/platform'
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormActions } from '../form/form-actions.tsx'
import { FormProgress } from '../form/form-progress.tsx'
import { draftPlaceOf, parseDraft } from '../form/listing-draft.ts'
import {
  checkListing,
  emptyListing,
  type Listing,
  type ListingForm,
  loadListingRules,
} from '../form/listing-form.ts'
import { ListingSections } from '../form/listing-sections.tsx'
import { createWords } from '../form/listing-skeleton.tsx'
import { useListingInspection } from '../form/use-listing-inspection.ts'
import { placeOf } from '../placement/place.ts'
import { placementId } from '../placement/placement.tsx'
import { useCityQuestion } from '../placement/use-city-question.ts'
import { PolicyReminder } from '../reminder/policy-reminder.tsx'
import type { PolicyReminding } from '../reminder/use-policy-reminder.ts'
import { ImproveButton } from '../words/improve-button.tsx'
import { isAnythingAsked, type OpenQuestions, wordsOfQuestions } from './ask-first.ts'
import { untouchedNumbersOf } from './untouched-numbers.ts'
import { planLimitOf, useCreateProperty } from './use-create-property.ts'

/** Loads when the first field is used, because the connection can be gone by the time the form is done. */
const AskFirstDialog = lazily(async () => (await import('./ask-first-dialog.tsx')).AskFirstDialog)

interface CreatePropertyFormProps {
  personId: string
  reminder: PolicyReminding
}

export function CreatePropertyForm({ personId, reminder }: CreatePropertyFormProps) {
  const toast = useToast()
  const navigate = useNavigate()
  const createProperty = useCreateProperty()
  const draft = useFoundDraft(draftPlaceOf(personId), parseDraft)
  const [begun] = useState(emptyListing)
  const [isDraftShown, setDraftShown] = useState(draft !== null)
  const [isSending, setSending] = useState(false)
  const [questions, setQuestions] = useState<OpenQuestions | null>(null)
  const formId = useId()
  const agreed = useRef<OpenQuestions>({ names: [], city: null, isUnplaced: false })
  const toCheck = useRef<() => void>(undefined)
  const form = useForm<ListingForm, unknown, Listing>({
    resolver: checkListing(begun),
    mode: 'onTouched',
    defaultValues: { ...begun, ...draft },
  })
  const forgetDraft = useKeptDraft(form, draftPlaceOf(personId))
  const cityQuestion = useCityQuestion(form)
  const { inspection, inspectNow } = useListingInspection(form.control)
  const unsent = useRef<UnsentFiles>({ photos: null, documents: null })
  const fail = (description: string) => toast({ title: 'Error', description, tone: 'danger' })

  const create = async (listing: Listing) => {
    setSending(true)
    try {
      const { property, notice } = await createProperty.mutateAsync(listing)
      const done = 'Property listing created successfully.'
      toast({ title: 'Success!', description: notice ? `${done} ${notice}` : done, tone: 'success' })
      forgetDraft()
      navigate(sitePaths.landlordProperties, {
        state: { listed: { id: property.id, title: property.title } },
      })
    } catch (error) {
      placeFieldErrors(error, fieldNames, form.setError)
      fail(sentenceOf(error, 'Failed to create property'))
    } finally {
      setSending(false)
    }
  }

  /** Sends a valid form, after asking about preset numbers, the city and a missing location on the map. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      await loadListingRules()
      await form.handleSubmit(async typed => {
        const { outcome, texts } = await inspectNow()
        if (outcome === 'blocked')
          return fail('Content contains policy violations. Please remove external contact information.')
        const missing = unsentSentence(unsent.current)
        if (missing) return fail(missing)
        const listing = { ...typed, ...texts }
        const names = untouchedNumbersOf(form).filter(name => !agreed.current.names.includes(name))
        const city = cityQuestion?.city === agreed.current.city?.city ? null : cityQuestion
        const isUnplaced = !agreed.current.isUnplaced && !placeOf(listing.latitude, listing.longitude)
        const open = { names, city, isUnplaced }
        if (!isAnythingAsked(open)) return create(listing)
        setQuestions(open)
      })()
    } catch (error) {
      fail(sentenceOf(error, 'Failed to create property'))
    } finally {
      setSending(false)
    }
  }

  const showToCheck = ({ names: [name], city }: OpenQuestions) => {
    if (name ?? city) form.setFocus(name ?? 'city')
    else document.getElementById(placementId)?.focus()
  }

  const startOver = () => {
    form.reset({ ...emptyListing(), propertyType: undefined })
    forgetDraft()
    setDraftShown(false)
  }

  return (
    <FormProvider {...form}>
      <FormLayout {...createWords} outline={<FormProgress />}>
        <Form id={formId} $gap={6} onSubmit={submit} onFocus={AskFirstDialog.loadAhead}>
          <CannotPost />
          <PlanUsedUp feature="listings" />
          <PolicyReminder reminder={reminder} />
          {isDraftShown && <DraftNotice onStartOver={startOver} />}
          <ListingSections
            cityQuestion={cityQuestion}
            inspection={inspection}
            unsent={unsent}
            wordActions={<ImproveButton homeOf={typedHome} />}
          />
          <PlanLimit message={planLimitOf(createProperty.error)} />
          <FormActions
            inspection={inspection}
            send="Create Property Listing"
            sending="Creating..."
            isSending={isSending}
            note="We save your draft on this device as you type."
          />
        </Form>
      </FormLayout>
      {questions && (
        <DialogOnDemand
          title={wordsOfQuestions(questions).title}
          size="sm"
          onClose={() => setQuestions(null)}
        >
          <AskFirstDialog
            questions={questions}
            onCheck={() => {
              toCheck.current = () => showToCheck(questions)
              setQuestions(null)
            }}
            onList={() => {
              setQuestions(null)
              agreed.current = {
                names: [...agreed.current.names, ...questions.names],
                city: questions.city ?? agreed.current.city,
                isUnplaced: agreed.current.isUnplaced || questions.isUnplaced,
              }
              const sent = document.getElementById(formId)
              if (sent instanceof HTMLFormElement) sent.requestSubmit()
            }}
            onClosed={() => {
              toCheck.current?.()
              toCheck.current = undefined
            }}
          />
        </DialogOnDemand>
      )}
    </FormProvider>
  )
}

/** Leaves out preset numbers that the landlord never looked at. */
const typedHome: ComponentProps<typeof ImproveButton>['homeOf'] = form => {
  const typed = Object.entries(form.getValues())
  const untouched: readonly string[] = untouchedNumbersOf(form)
  return { typed: Object.fromEntries(typed.filter(([name]) => !untouched.includes(name))) }
}

/** Says that an earlier draft was restored, and offers an empty form instead. */
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
      You started this listing on this device. Continue where you left off.
    </Notice>
  )
}

/** Stays after the toast: the upgrade is on another page, and the draft is kept here. */
function PlanLimit({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Notice tone="warning" live title="You’ve reached your plan’s listing limit" action={<ComparePlans />}>
      {message} We kept your draft on this device.
    </Notice>
  )
}
