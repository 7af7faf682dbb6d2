// Where the home is on the map: a pin to set, or two numbers to type. Leaflet is loaded when the map is asked for.
import { Button } from '@portal/shared-ui/button'
import { FieldRow } from '@portal/shared-ui/form-section'
import { Notice } from '@portal/shared-ui/notice'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { fontWeight, space } from '@portal/shared-ui/tokens'
import { useIsNear } from '@portal/shared-ui/use-is-near'
import { ChevronDown, ChevronUp, MapPin, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { NumberField } from '../form/fields.tsx'
import type { ListingForm } from '../form/listing-form.ts'
import { type Place, placeOf, roundPlace } from './place.ts'
import { useArea } from './use-area.ts'
import { usePlacementMap } from './use-placement-map.ts'

const reachPx = 200

export function Placement() {
  const { control, setValue } = useFormContext<ListingForm>()
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] })
  const [city, state, zipCode] = useWatch({ control, name: ['city', 'state', 'zipCode'] })
  const place = placeOf(latitude, longitude)
  const [ref, isNear] = useIsNear<HTMLFieldSetElement>(reachPx)
  const [hasPlaceAtFirst] = useState(place !== null)
  const map = usePlacementMap(hasPlaceAtFirst, isNear)
  const { view, isKnown } = useArea({ city, state, zipCode }, map.state === 'open' && place === null)
  const center = useRef<Place>(undefined)
  const { PlacementMap } = map

  const setPlace = (next: Place | null) => {
    const rounded = next && roundPlace(next)
    const asTyped = { shouldDirty: true, shouldValidate: true }
    setValue('latitude', rounded?.latitude ?? null, asTyped)
    setValue('longitude', rounded?.longitude ?? null, asTyped)
  }

  return (
    <Group ref={ref}>
      <legend>On the map</legend>
      <Text $size="sm" $tone="muted">
        Optional. Homes without a place on the map appear only in the list.
      </Text>
      {map.state === 'failed' && (
        <Notice tone="warning" live title="The map could not be loaded">
          Try again, or enter latitude and longitude below.
        </Notice>
      )}
      {(map.state === 'coming' || map.state === 'loading') && <Skeleton $height="320px" $radius="md" />}
      {PlacementMap && !place && (
        <Text $size="sm" role="status">
          {isKnown && `The map shows where other homes in ${city.trim()} are. `}
          Put the pin where the home is.
        </Text>
      )}
      {PlacementMap && (
        <PlacementMap
          place={place}
          onPlace={setPlace}
          view={view}
          onMove={moved => {
            center.current = moved
          }}
        />
      )}
      <Actions>
        {!PlacementMap && map.state !== 'coming' && (
          <Button
            variant="outline"
            icon={<MapPin aria-hidden />}
            pending={map.state === 'loading'}
            onClick={map.open}
          >
            Place on the map
          </Button>
        )}
        {PlacementMap && !place && (
          <Button
            variant="outline"
            icon={<MapPin aria-hidden />}
            onClick={() => setPlace(center.current ?? view.center)}
          >
            Put a pin on the map
          </Button>
        )}
        {place && (
          <Button variant="outline" icon={<X aria-hidden />} onClick={() => setPlace(null)}>
            Remove from the map
          </Button>
        )}
      </Actions>
      <Coordinates />
    </Group>
  )
}

/** For who knows the numbers; they open by themselves when something is wrong with them. */
function Coordinates() {
  const { errors } = useFormContext<ListingForm>().formState
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isShown = isOpen || errors.latitude !== undefined || errors.longitude !== undefined
  return (
    <>
      <div>
        <Button
          variant="ghost"
          size="sm"
          icon={isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isShown)}
        >
          Enter coordinates
        </Button>
      </div>
      <FieldRow id={id} hidden={!isShown}>
        {isShown && (
          <>
            <NumberField name="latitude" placeholder="37.7749" />
            <NumberField name="longitude" placeholder="-122.4194" />
          </>
        )}
      </FieldRow>
    </>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-weight: ${fontWeight.semibold};
  }
  [hidden] {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
