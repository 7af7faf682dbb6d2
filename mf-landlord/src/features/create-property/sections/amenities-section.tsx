import { listingAmenities } from '@portal/contract/properties/choices'
import { CardGrid } from '@portal/shared-ui/card-grid'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { FormSection } from '@portal/shared-ui/form-section'
import { Controller, useFormContext } from 'react-hook-form'
import type { ListingForm } from '../listing-form.ts'
import { sections } from '../listing-outline.ts'

export function AmenitiesSection() {
  const { control } = useFormContext<ListingForm>()
  return (
    <FormSection
      id={sections.amenities.id}
      title={sections.amenities.label}
      description="Tick what comes with the home."
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
