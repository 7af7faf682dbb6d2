// The home's location: a pin on the map, or two numbers. Leaflet loads when the map is opened.
import { NumberField } from '@portal/app-kit/fields/number-field'
import type { TypedAddress } from '@portal/contract/places/endpoints'
import { Button } from '@portal/shared-ui/button'
import { FieldRow } from '@portal/shared-ui/form-section'
import { Notice } from '@portal/shared-ui/notice'
import { Skeleton } from '@portal/shared-ui/skeleton'
import { Text } from '@portal/shared-ui/text'
import { fontWeight, space } from '@portal/shared-ui/tokens'
import { useIsNear } from '@portal/shared-ui/use-is-near'
import { ChevronDown, ChevronUp, MapPin, X } from 'lucide-react'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { ListingForm } from '../form/listing-form.ts'
import { useListingField } from '../form/use-listing-field.ts'
import { type Place, placeOf, roundPlace } from './place.ts'
import type { PlacementMapProps } from './placement-map.tsx'
import { type Closeness, useStart } from './use-located.ts'

/** The target of links to this part. */
export const placementId = 'placement'

const reachPx = 200

const startWords: Record<Closeness, (typed: TypedAddress) => string> = {
  address: () => 'The map starts at this address.',
  street: () => 'The map starts at other homes on this street.',
  neighborhood: ({ neighborhood }) => `The map starts in ${neighborhood.trim()}.`,
  zip: ({ zipCode }) => `The map starts in ZIP code ${zipCode.trim()}.`,
  city: ({ city }) => (city.trim() ? `The map starts in ${city.trim()}.` : 'The map starts nearby.'),
}

/**
 * With a location from the start (`isOpenAtFirst`), the map is `coming`, and opens once near. It is not a lazy
 * component, because a failure to load one would break the whole form.
 */
const usePlacementMap = (isOpenAtFirst: boolean, isNear: boolean) => {
  const [state, setState] = useState<'closed' | 'coming' | 'loading' | 'failed' | 'open'>(
    isOpenAtFirst ? 'coming' : 'closed',
  )
  const [PlacementMap, setPlacementMap] = useState<ComponentType<PlacementMapProps> | null>(null)
  const load = async () => {
    try {
      const loaded = await import('./placement-map.tsx')
      setPlacementMap(() => loaded.PlacementMap)
      setState('open')
    } catch {
      setState('failed')
    }
  }
  const isDue = state === 'coming' && isNear
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once it is due, not on every render
  useEffect(() => {
    if (isDue) void load()
  }, [isDue])
  const open = () => {
    setState('loading')
    void load()
  }
  return { state, PlacementMap, open }
}

export function Placement() {
  const { control, setValue } = useFormContext<ListingForm>()
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] })
  const [address = '', city = '', state = '', zipCode = '', neighborhood = ''] = useWatch({
    control,
    name: ['address', 'city', 'state', 'zipCode', 'neighborhood'],
  })
  const typed = { address, city, state, zipCode, neighborhood: neighborhood ?? '' }
  const place = placeOf(latitude, longitude)
  const [ref, isNear] = useIsNear<HTMLFieldSetElement>(reachPx)
  const [hasPlaceAtFirst] = useState(place !== null)
  const map = usePlacementMap(hasPlaceAtFirst, isNear)
  const { view, of } = useStart(typed, map.state === 'open' && place === null)
  const center = useRef<Place>(undefined)
  const { PlacementMap } = map

  const setPlace = (next: Place | null) => {
    const rounded = next && roundPlace(next)
    const asTyped = { shouldDirty: true, shouldValidate: true }
    setValue('latitude', rounded?.latitude ?? null, asTyped)
    setValue('longitude', rounded?.longitude ?? null, asTyped)
  }

  return (
    <Group
      ref={ref}
      id={placementId}
      tabIndex={-1}
      // A landlord who is sent here wants the map.
      onFocus={event => event.target === event.currentTarget && map.state === 'closed' && map.open()}
    >
      <legend>On the map</legend>
      <Text $size="sm" $tone="muted">
        Optional. Homes without a place on the map appear only in the list.
      </Text>
      {map.state === 'failed' && (
        <Notice tone="warning" live title="We couldn’t load the map">
          Try again, or enter latitude and longitude below.
        </Notice>
      )}
      {(map.state === 'coming' || map.state === 'loading') && <Skeleton $height="320px" $radius="md" />}
      {PlacementMap && !place && (
        <Text $size="sm" role="status">
          {of && `${startWords[of](typed)} `}
          Place the pin on the home.
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
            Add a pin
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

/** The fields open on their own if they have errors. */
function Coordinates() {
  const { errors } = useFormContext<ListingForm>().formState
  const field = useListingField()
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
            <NumberField {...field('latitude')} placeholder="37.7749" />
            <NumberField {...field('longitude')} placeholder="-122.4194" />
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
