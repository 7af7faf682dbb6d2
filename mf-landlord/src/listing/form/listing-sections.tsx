// The six sections of the listing form, from top to bottom (spec §2.7), and its photos.
import { CheckboxField } from '@portal/app-kit/fields/checkbox-field'
import { ChoiceField } from '@portal/app-kit/fields/choice-field'
import { NumberField } from '@portal/app-kit/fields/number-field'
import { TextAreaField } from '@portal/app-kit/fields/text-area-field'
import { TextField } from '@portal/app-kit/fields/text-field'
import { listingAmenities, PropertyType } from '@portal/contract/properties/choices'
import { namesOf, numberFieldOf } from '@portal/contract/properties/home-fields'
import { capitalized } from '@portal/contract/values/words'
import { Boundary } from '@portal/shared-ui/boundary'
import { CardGrid } from '@portal/shared-ui/card'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { ContactNotice } from '@portal/shared-ui/contact-notice'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { useIsNear } from '@portal/shared-ui/use-is-near'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { PhotosProps } from '../photos/listing-photos.tsx'
import { CityQuestion } from '../placement/city-question.tsx'
import { Placement } from '../placement/placement.tsx'
import type { OpenCityQuestion } from '../placement/use-city-question.ts'
import type { ListingForm } from './listing-form.ts'
import { sections } from './listing-outline.ts'
import { useListingField } from './use-listing-field.ts'
import type { ListingInspection } from './use-listing-inspection.ts'

const typeOptions = PropertyType.options.map(value => ({ value, label: capitalized(value) }))

const numbers = namesOf({ kind: 'number' })
const amounts = namesOf({ kind: 'dollars' })
const policies = namesOf({ kind: 'flag', section: 'policies' })

/** The contact filter's findings, which load with the first change and update while typing. */
const WordingAdvice = lazily(async () => (await import('../words/wording-advice.tsx')).WordingAdvice)

/** These load when their section is near. */
const Policies = lazily(async () => (await import('../policies/listing-policies.tsx')).ListingPolicies)
const Photos = lazily(async () => (await import('../photos/listing-photos.tsx')).ListingPhotos)

interface BasicsSectionProps {
  inspection: ListingInspection
  /** Actions on the text, below the description. */
  wordActions?: ReactNode
}

interface ListingSectionsProps extends BasicsSectionProps, PhotosProps {
  cityQuestion: OpenCityQuestion | null
}

export function ListingSections({ inspection, wordActions, cityQuestion, ...photos }: ListingSectionsProps) {
  return (
    <>
      <BasicsSection inspection={inspection} wordActions={wordActions} />
      <LocationSection cityQuestion={cityQuestion} />
      <DetailsSection />
      <PricingSection />
      <AmenitiesSection />
      <PhotosSection {...photos} />
      <PoliciesSection unsent={photos.unsent} />
    </>
  )
}

function BasicsSection({ inspection, wordActions }: BasicsSectionProps) {
  const field = useListingField()
  const { title, description } = useFormContext<ListingForm>().formState.dirtyFields
  return (
    <FormSection id={sections.basics.id} title={sections.basics.label}>
      <TextField {...field('title')} placeholder="Sunny two-bedroom near the park" autoComplete="off" />
      <TextAreaField
        {...field('description')}
        rows={6}
        help="What’s it like to live here? Leave out phone numbers, email addresses and websites. Tenants can contact you here."
      />
      <ContactNotice
        inspection={inspection}
        labels={{ title: 'The title will read', description: 'The description will read' }}
      />
      {(title || description) && (
        <Boundary>
          <WhileLoading>
            <WordingAdvice />
          </WhileLoading>
        </Boundary>
      )}
      {wordActions}
      <ChoiceField {...field('propertyType')} options={typeOptions} placeholder="Select property type" />
    </FormSection>
  )
}

function LocationSection({ cityQuestion }: Pick<ListingSectionsProps, 'cityQuestion'>) {
  const field = useListingField()
  return (
    <FormSection id={sections.location.id} title={sections.location.label}>
      <TextField {...field('address')} autoComplete="off" />
      <FieldRow>
        <TextField {...field('city')} autoComplete="off" />
        <TextField {...field('state')} autoComplete="off" />
        <TextField {...field('zipCode')} autoComplete="off" />
      </FieldRow>
      {cityQuestion && <CityQuestion {...cityQuestion} />}
      <TextField {...field('neighborhood')} autoComplete="off" />
      <Placement />
    </FormSection>
  )
}

function DetailsSection() {
  const field = useListingField()
  return (
    <FormSection
      id={sections.details.id}
      title={sections.details.label}
      description="Leave blank anything that doesn’t apply."
    >
      <FieldRow>
        {numbers.map(name => (
          <NumberField key={name} {...field(name)} suffix={numberFieldOf(name).unit} />
        ))}
      </FieldRow>
    </FormSection>
  )
}

function PricingSection() {
  const field = useListingField()
  return (
    <FormSection id={sections.pricing.id} title={sections.pricing.label}>
      <FieldRow>
        {amounts.slice(0, 2).map(name => (
          <NumberField key={name} {...field(name)} prefix="$" />
        ))}
      </FieldRow>
      <FieldRow>
        {amounts.slice(2).map(name => (
          <NumberField key={name} {...field(name)} prefix="$" />
        ))}
        <TextField {...field('availableDate')} type="date" />
      </FieldRow>
    </FormSection>
  )
}

function AmenitiesSection() {
  const { control } = useFormContext<ListingForm>()
  return (
    <FormSection
      id={sections.amenities.id}
      title={sections.amenities.label}
      description="Select what comes with the home."
    >
      <Controller
        control={control}
        name="amenities"
        render={({ field: { value: chosen = [], onChange } }) => (
          <CardGrid $min="160px" $gap={1}>
            {listingAmenities.map(amenity => (
              <Checkbox
                key={amenity}
                label={amenity}
                checked={chosen.includes(amenity)}
                onCheckedChange={checked =>
                  onChange(checked ? [...chosen, amenity] : chosen.filter(other => other !== amenity))
                }
              />
            ))}
          </CardGrid>
        )}
      />
    </FormSection>
  )
}

/** Early enough to have loaded before the section is in view. */
const reachPx = 600

function PhotosSection(photos: PhotosProps) {
  return (
    <FormSection
      id={sections.photos.id}
      title={sections.photos.label}
      description="The first photo is the cover. Describe each one for people who can’t see it."
    >
      <WhenNear shape={<Skeleton $height="172px" $radius="md" />}>
        <Photos {...photos} />
      </WhenNear>
    </FormSection>
  )
}

/** Shows a part of the form that loads once it is near, and its shape until then. */
function WhenNear({ shape, children }: { shape: ReactNode; children: ReactNode }) {
  const [place, isNear] = useIsNear<HTMLDivElement>(reachPx)
  return (
    <div ref={place}>
      {isNear ? (
        <Boundary
          fallback={retry => (
            <ErrorPanel compact title="We couldn’t load this part of the form" onRetry={retry} />
          )}
        >
          <WhileLoading show={shape}>{children}</WhileLoading>
        </Boundary>
      ) : (
        shape
      )}
    </div>
  )
}

function PoliciesSection({ unsent }: Pick<PhotosProps, 'unsent'>) {
  const field = useListingField()
  return (
    <FormSection id={sections.policies.id} title={sections.policies.label}>
      <div>
        {policies.map(name => (
          <CheckboxField key={name} {...field(name)} />
        ))}
      </div>
      <WhenNear shape={<Skeleton $height="172px" $radius="md" />}>
        <Policies unsent={unsent} />
      </WhenNear>
    </FormSection>
  )
}
