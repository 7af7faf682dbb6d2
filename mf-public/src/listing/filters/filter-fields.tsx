import { exactPlaceText, placeFilters } from '@portal/contract/places/place-words'
import {
  filterAmenities,
  flagFilters,
  flagWords,
  type PropertyType,
} from '@portal/contract/properties/choices'
import type { Facets } from '@portal/contract/properties/facets'
import { formatCount } from '@portal/contract/values/numerals'
import { capitalized } from '@portal/contract/values/words'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { Field } from '@portal/shared-ui/field'
import { formatMoney } from '@portal/shared-ui/format-money'
import { Pairs } from '@portal/shared-ui/pairs'
import { Select } from '@portal/shared-ui/select'
import { Slider } from '@portal/shared-ui/slider'
import { TextInput } from '@portal/shared-ui/text-input'
import { fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { SuggestedPlaces } from '../suggested-places.tsx'
import {
  bathroomChoices,
  bedroomChoices,
  noPlace,
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
  /** Also offers the filters that apply only to real homes. */
  isForRealHomes?: boolean
  /** How many homes each choice would find; undefined until known. */
  facets?: Facets | undefined
}

type Tally = Facets['total']

const describe = ({ count, truncated }: Tally): string => formatCount(count, truncated)

/** The options, each with the number of homes that it would find. */
const withCounts = <Value extends string>(
  options: readonly { value: Value; label: string }[],
  tallies: readonly (Tally & { choice: string | number })[] | undefined,
) =>
  options.map(option => {
    const tally = tallies?.find(({ choice }) => String(choice) === option.value)
    return { ...option, ...(tally && { aside: describe(tally) }) }
  })

const asideOf = (tally: Tally | undefined) => tally && describe(tally)

/** Without the rents beyond the slider's end. */
const barsOf = (facets: Facets | undefined): number[] =>
  (facets?.rents ?? []).filter(({ to }) => to !== null).map(({ height }) => height)

/** Every filter of spec §2.12, in one column. */
export const FilterFields = ({ values, change, isForRealHomes = false, facets }: FilterFieldsProps) => {
  const { min: lowest, max: highest } = values.priceRange ?? priceSlider.start
  const [locationField, setLocationField] = useState<HTMLInputElement | null>(null)
  return (
    <Fields>
      <Field label="Location">
        <TextInput
          type="search"
          prefix={<MapPin aria-hidden />}
          placeholder="City, State"
          ref={setLocationField}
          maxLength={200}
          value={values.location || exactPlaceText(values)}
          onChange={event => change({ ...noPlace, location: event.target.value })}
        />
      </Field>
      {isForRealHomes && locationField && (
        <SuggestedPlaces
          field={locationField}
          onChoose={place => change({ ...noPlace, ...placeFilters(place) })}
        />
      )}
      {isForRealHomes && (
        <Field label="Keywords">
          <TextInput
            type="search"
            prefix={<Search aria-hidden />}
            placeholder="Loft, garden, Valencia St"
            maxLength={200}
            value={values.words}
            onChange={event => change({ words: event.target.value })}
          />
        </Field>
      )}
      <Field
        label="Monthly rent"
        group
        help={values.priceRange ? undefined : 'Any price until you move a handle'}
      >
        <Slider
          value={[Math.max(lowest, priceSlider.min), highest]}
          min={priceSlider.min}
          max={priceSlider.max}
          step={priceSlider.step}
          onValueChange={([min, max]) =>
            change({ priceRange: { min: min <= priceSlider.min ? 0 : min, max } })
          }
          thumbLabels={['Lowest rent', 'Highest rent']}
          isUnset={!values.priceRange}
          bars={isForRealHomes ? barsOf(facets) : undefined}
          formatValue={rentLabel}
        />
      </Field>
      <Field label="Property type">
        <Select
          options={withCounts(propertyTypes, facets?.propertyType)}
          value={values.propertyType}
          onValueChange={propertyType => change({ propertyType })}
        />
      </Field>
      <Pair>
        <Field label="Bedrooms">
          <Select
            options={withCounts(roomOptions(bedroomChoices), facets?.bedrooms)}
            value={values.bedrooms}
            onValueChange={bedrooms => change({ bedrooms })}
          />
        </Field>
        <Field label="Bathrooms">
          <Select
            options={withCounts(roomOptions(bathroomChoices), facets?.bathrooms)}
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
              aside={asideOf(facets?.amenities.find(({ choice }) => choice === amenity))}
              checked={values.amenities.includes(amenity)}
              onCheckedChange={() => change({ amenities: toggleAmenity(values.amenities, amenity) })}
            />
          ))}
        </Pair>
      </fieldset>
      <fieldset>
        <Legend>Policies</Legend>
        {flagFilters.map(name => (
          <Checkbox
            key={name}
            label={capitalized(flagWords[name])}
            aside={asideOf(facets?.[name])}
            checked={values[name]}
            onCheckedChange={checked => change({ [name]: checked === true })}
          />
        ))}
      </fieldset>
      {isForRealHomes && (
        <fieldset>
          <Legend>Availability</Legend>
          <Checkbox
            label="Show rented homes"
            checked={values.includeRented}
            onCheckedChange={checked => change({ includeRented: checked === true })}
          />
        </fieldset>
      )}
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  fieldset label {
    font-size: ${fontSize.sm};
    line-height: 1.5rem;
  }
`

const Pair = styled(Pairs).attrs({ $gap: 3 })`
  row-gap: 0;
`

const Legend = styled.legend`
  padding: 0;
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`
