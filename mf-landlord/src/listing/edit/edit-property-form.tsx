// The form that edits a home: it sends only changed fields, and shows what others changed meanwhile.
import { CannotPost } from '@portal/app-kit/cannot-post'
import { type UnsentFiles, unsentSentence } from '@portal/app-kit/unsent-words'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { placeFieldErrors } from '@portal/client/field-messages'
import { readLeniently } from '@portal/client/read-leniently'
import { type FieldName, fieldNames } from '@portal/contract/properties/home-fields'
import { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { Form } from '@portal/shared-ui/form'
import { FormLayout } from '@portal/shared-ui/form-layout'
import { Notice } from '@portal/shared-ui/notice'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useToast } from '@portal/shared-ui/platform/platform'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormActions } from '../form/form-actions.tsx'
import { FormProgress } from '../form/form-progress.tsx'
import { checkListing, type Listing, type ListingForm, loadListingRules } from '../form/listing-form.ts'
import { ListingSections } from '../form/listing-sections.tsx'
import { editWords } from '../form/listing-skeleton.tsx'
import { PublishingSection } from '../form/publishing-section.tsx'
import { useListingInspection } from '../form/use-listing-inspection.ts'
import { placeOf } from '../placement/place.ts'
import { useCityQuestion } from '../placement/use-city-question.ts'
import { PolicyReminder } from '../reminder/policy-reminder.tsx'
import type { PolicyReminding } from '../reminder/use-policy-reminder.ts'
import { ImproveButton } from '../words/improve-button.tsx'
import { editDraftPlace, useFoundEditDraft, useKeptEditDraft } from './edit-draft.ts'
import { differencesOf, pick, type SeenListing, seenListingOf } from './listing-changes.ts'
import { type Stale, staleTitle } from './stale.ts'
import { leaveTitle, useLeaveGuard } from './use-leave-guard.ts'
import { useSaveListing } from './use-save-listing.ts'

const StaleDialog = lazily(async () => (await import('./stale-dialog.tsx')).StaleDialog)
const LeaveDialog = lazily(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

interface EditPropertyFormProps {
  property: Property
  picturesElsewhere: readonly string[]
  personId: string
  reminder: PolicyReminding
}

export function EditPropertyForm({ property, picturesElsewhere, personId, reminder }: EditPropertyFormProps) {
  const toast = useToast()
  const navigate = useNavigate()
  const save = useSaveListing(property.id)
  const draftPlace = editDraftPlace(personId, property.id)
  const draft = useFoundEditDraft(draftPlace)
  const [isDraftShown, setDraftShown] = useState(draft !== null)
  const [seen, setSeen] = useState<SeenListing>(() => draft?.seen ?? seenListingOf(property))
  const [stale, setStale] = useState<Stale | null>(null)
  const [isSending, setSending] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const form = useForm<ListingForm, unknown, Listing>({
    resolver: checkListing({ availableDate: seen.values.availableDate, timeZone: property.timeZone }),
    mode: 'onTouched',
    defaultValues: { ...seen.values, ...draft?.values },
  })
  const values = useWatch({ control: form.control })
  const isChanged = !isSaved && differencesOf(seen.values, { ...seen.values, ...values }).length > 0
  useKeptEditDraft(draftPlace, isChanged, seen, values)
  const guard = useLeaveGuard(isChanged)
  // Loads early, because the connection can be gone when it is needed.
  useEffect(() => {
    if (isChanged) LeaveDialog.loadAhead()
  }, [isChanged])
  const cityQuestion = useCityQuestion(form)
  const { inspection, inspectNow } = useListingInspection(form.control)
  const unsent = useRef<UnsentFiles>({ photos: null, documents: null })
  const fail = (description: string) => toast({ title: 'Error', description, tone: 'danger' })

  /** Sends the changed fields; a failure keeps everything in place. */
  const send = async (mine: Listing, from: SeenListing) => {
    const changes = pick(mine, differencesOf(from.values, mine))
    if (Object.keys(changes).length === 0) return leave('Nothing was changed.')
    setSending(true)
    try {
      const { notice } = await save.mutateAsync({ ...changes, updatedAt: from.updatedAt })
      leave(['Your changes were saved.', notice, placeNote(mine)].filter(Boolean).join(' '))
    } catch (error) {
      const current = currentOf(error)
      if (current) return setStale({ seen: from, current: seenListingOf(current), mine })
      placeFieldErrors(error, fieldNames, form.setError)
      fail(sentenceOf(error, 'We couldn’t save your changes. Please try again.'))
    } finally {
      setSending(false)
    }
  }

  const leave = (description: string) => {
    setSaved(true)
    toast({ title: 'Success!', description, tone: 'success' })
    navigate(sitePaths.landlordProperties)
  }

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
        await send({ ...typed, ...texts }, seen)
      })()
    } catch (error) {
      fail(sentenceOf(error, 'We couldn’t save your changes. Please try again.'))
    } finally {
      setSending(false)
    }
  }

  /** Rebases the landlord's values onto the home's current version. */
  const merge = ({ seen, current, mine }: Stale, keptFields: readonly FieldName[]): Listing => {
    const untouched = differencesOf(seen.values, current.values).filter(name => !keptFields.includes(name))
    const merged = { ...mine, ...pick(current.values, untouched) }
    setSeen(current)
    form.reset(merged)
    setStale(null)
    return merged
  }

  return (
    <FormProvider {...form}>
      <FormLayout {...editWords} outline={<FormProgress isListed />}>
        <Form $gap={6} onSubmit={submit}>
          <CannotPost />
          <PolicyReminder reminder={reminder} />
          {isDraftShown && (
            <DraftNotice
              onDiscard={() => {
                const now = seenListingOf(property)
                setSeen(now)
                form.reset(now.values)
                setDraftShown(false)
              }}
            />
          )}
          <ListingSections
            cityQuestion={cityQuestion}
            inspection={inspection}
            unsent={unsent}
            elsewhere={picturesElsewhere}
            wordActions={<ImproveButton homeOf={() => ({ id: property.id })} />}
          />
          <PublishingSection />
          <FormActions
            inspection={inspection}
            send="Save changes"
            sending="Saving..."
            isSending={isSending}
            note="We keep unsaved changes in this tab."
          />
        </Form>
      </FormLayout>
      {stale && (
        <DialogOnDemand title={staleTitle} onClose={() => setStale(null)}>
          <StaleDialog
            stale={stale}
            onClose={() => setStale(null)}
            onSave={keptFields => void send(merge(stale, keptFields), stale.current)}
          />
        </DialogOnDemand>
      )}
      {guard.isAsked && (
        <DialogOnDemand title={leaveTitle} size="sm" onClose={guard.stay}>
          <LeaveDialog
            onStay={guard.stay}
            onLeave={() => {
              setSaved(true)
              guard.leave()
            }}
          />
        </DialogOnDemand>
      )}
    </FormProvider>
  )
}

/** A note for a home that is listed without a location on the map. */
const placeNote = ({ latitude, longitude, visibilityLevel }: Listing): string =>
  visibilityLevel === 'public' && !placeOf(latitude, longitude)
    ? 'Without a place on the map, this home appears only in the list.'
    : ''

/** The home's current version, if a change was refused because it was based on an older one. */
const currentOf = (error: unknown): Property | null =>
  error instanceof ApiError && error.code === 'stale' && error.current
    ? readLeniently(Property, error.current)
    : null

function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      title="Your unsaved changes are back"
      action={
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      You made these changes earlier in this tab. Save them, or discard them.
    </Notice>
  )
}
