import { filterAmenities, type PropertyType } from '@portal/contract/properties/choices'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { Field } from '@portal/shared-ui/field'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Select } from '@portal/shared-ui/select'
import { Slider } from '@portal/shared-ui/slider'
import { TextInput } from '@portal/shared-ui/text-input'
import { fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { MapPin } from 'lucide-react'
import { styled } from 'styled-components'
import {
  bathroomChoices,
  bedroomChoices,
  priceSlider,
  type SearchFilters,
  toggleAmenity,
  withPlus,
} from './search-filters.ts'

const propertyTypes: readonly { value: PropertyType | ''; label: string }[] = [
  { value: '', label: 'Any type' },
  { value: 'apartment', label: 'Apartment' },
  { value: 'house', label: 'House' },
  { value: 'condo', label: 'Condo' },
  { value: 'office', label: 'Office' },
]

const roomOptions = <Choice extends string>(choices: readonly Choice[]) => [
  { value: '' as const, label: 'Any' },
  ...choices.map(value => ({ value, label: value === '0' ? 'Studio' : withPlus(value, choices) })),
]

const rentLabel = (dollars: number): string =>
  `${formatMoney(dollars)}${dollars >= priceSlider.max ? '+' : ''}`

interface FilterFieldsProps {
  values: SearchFilters
  change: (changed: Partial<SearchFilters>) => void
}

/** Every filter of spec §2.12, in one column. */
export const FilterFields = ({ values, change }: FilterFieldsProps) => {
  const range = values.priceRange ?? priceSlider.start
  return (
    <Fields>
      <Field label="Location">
        <TextInput
          type="search"
          prefix={<MapPin aria-hidden />}
          placeholder="City, State"
          maxLength={200}
          value={values.location}
          onChange={event => change({ location: event.target.value })}
        />
      </Field>
      <Field
        label="Monthly rent"
        group
        help={values.priceRange ? undefined : 'Homes at any rent are shown until you apply this range.'}
      >
        <Slider
          value={[range.min, range.max]}
          min={priceSlider.min}
          max={priceSlider.max}
          step={priceSlider.step}
          onValueChange={([min, max]) => change({ priceRange: { min, max } })}
          thumbLabels={['Lowest rent', 'Highest rent']}
          formatValue={rentLabel}
        />
      </Field>
      <Field label="Property type">
        <Select
          options={propertyTypes}
          value={values.propertyType}
          onValueChange={propertyType => change({ propertyType })}
        />
      </Field>
      <Pair>
        <Field label="Bedrooms">
          <Select
            options={roomOptions(bedroomChoices)}
            value={values.bedrooms}
            onValueChange={bedrooms => change({ bedrooms })}
          />
        </Field>
        <Field label="Bathrooms">
          <Select
            options={roomOptions(bathroomChoices)}
            value={values.bathrooms}
            onValueChange={bathrooms => change({ bathrooms })}
          />
        </Field>
      </Pair>
      <fieldset>
        <Legend>Amenities</Legend>
        <Pair>
          {filterAmenities.map(amenity => (
            <Checkbox
              key={amenity}
              label={amenity}
              checked={values.amenities.includes(amenity)}
              onCheckedChange={() => change({ amenities: toggleAmenity(values.amenities, amenity) })}
            />
          ))}
        </Pair>
      </fieldset>
      <fieldset>
        <Legend>Policies</Legend>
        <Checkbox
          label="Pet friendly"
          checked={values.petFriendly}
          onCheckedChange={checked => change({ petFriendly: checked === true })}
        />
        <Checkbox
          label="Smoking allowed"
          checked={values.smokingAllowed}
          onCheckedChange={checked => change({ smokingAllowed: checked === true })}
        />
      </fieldset>
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  fieldset label {
    font-size: ${fontSize.sm};
    line-height: 24px;
  }
`

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[3]};
`

const Legend = styled.legend`
  padding: 0;
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`
