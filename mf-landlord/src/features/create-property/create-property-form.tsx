// The listing form: its sections, the draft kept on the device, and what happens on sending it.
import { zodResolver } from '@hookform/resolvers/zod'
import { sentenceOf } from '@portal/client/api-error'
import { useToast } from '@portal/shared-ui/platform/use-toast'
import { Stack } from '@portal/shared-ui/stack'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { inspectListing } from './contact-filter/inspect-listing.ts'
import { useInspection } from './contact-filter/use-inspection.ts'
import { CreatePropertyLayout } from './create-property-layout.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { fieldMessagesOf } from './field-messages.ts'
import { FormActions } from './form-actions.tsx'
import { FormProgress } from './form-progress.tsx'
import { emptyListing, type Listing, ListingForm } from './listing-form.ts'
import { AmenitiesSection } from './sections/amenities-section.tsx'
import { BasicsSection } from './sections/basics-section.tsx'
import { DetailsSection } from './sections/details-section.tsx'
import { LocationSection } from './sections/location-section.tsx'
import { PoliciesSection } from './sections/policies-section.tsx'
import { PricingSection } from './sections/pricing-section.tsx'
import { useCreateProperty } from './use-create-property.ts'
import { useFoundDraft, useKeptDraft } from './use-draft.ts'

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
      navigate(paths.myProperties)
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
