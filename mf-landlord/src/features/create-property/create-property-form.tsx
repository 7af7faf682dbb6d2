// The listing form: its sections, the draft kept on the device, and what happens on sending it.
import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, sentenceOf } from '@portal/client/api-error'
import { call, queriesOf } from '@portal/client/call'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { FormOutline } from '@portal/shared-ui/form-outline'
import { Notice } from '@portal/shared-ui/notice'
import { useToast } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { CreatePropertyLayout } from './create-property-layout.tsx'
import { FormActions } from './form-actions.tsx'
import { inspectListing, useInspection } from './inspection.ts'
import { useFoundDraft, useKeptDraft } from './listing-draft.ts'
import { emptyListing, type Listing, ListingForm } from './listing-form.ts'
import { outlineOf } from './listing-outline.ts'
import {
  AmenitiesSection,
  BasicsSection,
  DetailsSection,
  LocationSection,
  PoliciesSection,
  PricingSection,
} from './listing-sections.tsx'

/** Browsers make ids only on pages of https and of localhost; on others a listing has none. */
const newClientId = (): string | undefined => crypto.randomUUID?.()

/**
 * Lists a home; afterwards every list of homes is fetched again (spec §7). All tries of one listing carry one id, so that
 * a second click, or a try whose answer was lost, lists it once.
 */
const useCreateProperty = () => {
  const queryClient = useQueryClient()
  const [clientId, setClientId] = useState(newClientId)
  return useMutation({
    mutationFn: (body: Listing) => call(listingEndpoints.create, { body: { ...body, clientId } }),
    onSuccess: () => {
      setClientId(newClientId())
      return Promise.all(
        [ownPropertyEndpoints.my, propertyEndpoints.search].map(list =>
          queryClient.invalidateQueries(queriesOf(list)),
        ),
      )
    },
    // An earlier try went through, with other words: who sends again after reading so means another listing.
    onError: error => {
      if (error instanceof ApiError && error.fields.clientId) setClientId(newClientId())
    },
  })
}

const names = Object.keys(ListingForm.shape) as (keyof ListingForm)[] // the keys of the form's own schema

/** The server's messages for single fields, in the form's order; the toast covers the others. */
const fieldMessagesOf = (error: unknown): { name: keyof ListingForm; message: string }[] => {
  const fields = error instanceof ApiError ? error.fields : {}
  return names.flatMap(name => (fields[name] ? [{ name, message: fields[name] }] : []))
}

export function CreatePropertyForm({ personId }: { personId: string }) {
  const toast = useToast()
  const navigate = useNavigate()
  const createProperty = useCreateProperty()
  const draft = useFoundDraft(personId)
  const [isDraftShown, setDraftShown] = useState(draft !== null)
  const form = useForm<ListingForm, unknown, Listing>({
    resolver: zodResolver(ListingForm),
    mode: 'onTouched',
    defaultValues: { ...emptyListing(), ...draft },
  })
  const forgetDraft = useKeptDraft(form, personId)
  const inspection = useInspection(form)
  const fail = (description: string) => toast({ title: 'Error', description, tone: 'danger' })

  const create = async (listing: Listing) => {
    const { outcome, words } = inspectListing(listing)
    if (outcome === 'blocked')
      return fail('Content contains policy violations. Please remove external contact information.')
    try {
      const { notice } = await createProperty.mutateAsync({ ...listing, ...words })
      const done = 'Property listing created successfully.'
      toast({ title: 'Success!', description: notice ? `${done} ${notice}` : done, tone: 'success' })
      forgetDraft()
      navigate(sitePaths.landlordProperties)
    } catch (error) {
      for (const [index, { name, message }] of fieldMessagesOf(error).entries())
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
      fail(sentenceOf(error, 'Failed to create property'))
    }
  }

  const startOver = () => {
    form.reset({ ...emptyListing(), propertyType: undefined })
    forgetDraft()
    setDraftShown(false)
  }

  return (
    <FormProvider {...form}>
      <CreatePropertyLayout outline={<FormProgress />}>
        <Stack as="form" $gap={6} noValidate onSubmit={form.handleSubmit(create)}>
          {isDraftShown && <DraftNotice onStartOver={startOver} />}
          <BasicsSection inspection={inspection} />
          <LocationSection />
          <DetailsSection />
          <PricingSection />
          <AmenitiesSection />
          <PoliciesSection />
          <FormActions inspection={inspection} />
        </Stack>
      </CreatePropertyLayout>
    </FormProvider>
  )
}

/** The outline of the form as it is filled in now. */
function FormProgress() {
  const { control, formState } = useFormContext<ListingForm>()
  const values = useWatch({ control })
  return <FormOutline label="Sections of the form" items={outlineOf(values, formState.errors)} />
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
