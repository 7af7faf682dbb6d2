// Where the home is on the map: a pin to set, or two numbers to type. Leaflet is loaded when the map is asked for.
import { Button } from '@portal/shared-ui/button'
import { FieldRow } from '@portal/shared-ui/form-section'
import { Notice } from '@portal/shared-ui/notice'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { fontWeight, space } from '@portal/shared-ui/tokens'
import { MapPin, X } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { NumberField } from '../fields.tsx'
import type { ListingForm } from '../listing-form.ts'
import { defaultPlace, type Place, placeOf, roundPlace } from './place.ts'
import type { PlacementMapProps } from './placement-map.tsx'

export function Placement() {
  const { control, setValue } = useFormContext<ListingForm>()
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] })
  const { state, PlacementMap, open } = usePlacementMap()
  const place = placeOf(latitude, longitude)

  const setPlace = (next: Place | null) => {
    const rounded = next && roundPlace(next)
    const asTyped = { shouldDirty: true, shouldValidate: true }
    setValue('latitude', rounded?.latitude ?? null, asTyped)
    setValue('longitude', rounded?.longitude ?? null, asTyped)
  }

  return (
    <Group>
      <legend>On the map</legend>
      <Text $size="sm" $tone="muted">
        Optional. Homes without a place on the map appear only in the list.
      </Text>
      {state === 'failed' && (
        <Notice tone="warning" live title="The map could not be loaded">
          Try again, or type latitude and longitude below.
        </Notice>
      )}
      {state === 'loading' && <Skeleton $height="320px" $radius="md" />}
      {PlacementMap && <PlacementMap place={place} onPlace={setPlace} />}
      <Actions>
        {!PlacementMap && (
          <Button
            variant="outline"
            icon={<MapPin aria-hidden />}
            pending={state === 'loading'}
            onClick={open}
          >
            Place on the map
          </Button>
        )}
        {PlacementMap && !place && (
          <Button variant="outline" icon={<MapPin aria-hidden />} onClick={() => setPlace(defaultPlace)}>
            Put a pin on the map
          </Button>
        )}
        {place && (
          <Button variant="outline" icon={<X aria-hidden />} onClick={() => setPlace(null)}>
            Remove from the map
          </Button>
        )}
      </Actions>
      <FieldRow>
        <NumberField name="latitude" label="Latitude" placeholder="37.7749" />
        <NumberField name="longitude" label="Longitude" placeholder="-122.4194" />
      </FieldRow>
    </Group>
  )
}

/** Loads the map by hand: a lazy component whose file cannot be loaded would take the whole form down with it. */
const usePlacementMap = () => {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed')
  const [PlacementMap, setPlacementMap] = useState<ComponentType<PlacementMapProps> | null>(null)
  const open = async () => {
    setState('loading')
    try {
      const loaded = await import('./placement-map.tsx')
      setPlacementMap(() => loaded.PlacementMap)
      setState('open')
    } catch {
      setState('failed')
    }
  }
  return { state, PlacementMap, open }
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-weight: ${fontWeight.semibold};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
