import type { Property } from '@portal/contract/properties/property'
import { addressOf, factsOf, typeOf } from '@portal/contract/properties/property-words'
import { Badge } from '@portal/shared-ui/badge'
import { Heading } from '@portal/shared-ui/heading'
import { MapPlaceholder } from '@portal/shared-ui/map-placeholder'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { Cigarette, CigaretteOff, PawPrint, ShieldCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { FavoriteToggle } from '../../listing/favorite-toggle.tsx'
import { PictureCarousel } from '../../listing/picture-carousel.tsx'
import { Aside, Columns, Lead, MapPlace, PicturePlace, Sections } from './property-layout.tsx'
import { RentCard } from './rent-card.tsx'

const HomeMap = lazy(async () => ({ default: (await import('./home-map.tsx')).HomeMap }))

export const PropertyDetails = ({ property }: { property: Property }) => {
  const { latitude, longitude } = property
  return (
    <Columns>
      <Lead>
        <PicturePlace>
          <PictureCarousel property={property} />
          <OnPicture>
            <FavoriteToggle property={property} />
          </OnPicture>
        </PicturePlace>
        <Stack $gap={2}>
          <Heading level={1}>{property.title}</Heading>
          <Text $tone="muted">
            {addressOf(property)} {property.zipCode}
          </Text>
          <Text $weight="medium">{[typeOf(property), ...factsOf(property)].join(' · ')}</Text>
        </Stack>
      </Lead>
      <Aside>
        <RentCard property={property} />
      </Aside>
      <Sections>
        <section>
          <Heading level={2} size="lg">
            About this home
          </Heading>
          <Description>{property.description}</Description>
        </section>
        {property.amenities.length > 0 && (
          <section>
            <Heading level={2} size="lg">
              Amenities
            </Heading>
            <Stack as="ul" role="list" $direction="row" $gap={2}>
              {property.amenities.map(amenity => (
                <li key={amenity}>
                  <Badge>{amenity}</Badge>
                </li>
              ))}
            </Stack>
          </section>
        )}
        <section>
          <Heading level={2} size="lg">
            Policies
          </Heading>
          <Policies property={property} />
        </section>
        {latitude !== null && longitude !== null && (
          <section>
            <Heading level={2} size="lg">
              Where it is
            </Heading>
            <MapPlace>
              <Suspense fallback={<MapPlaceholder />}>
                <HomeMap title={property.title} position={[latitude, longitude]} />
              </Suspense>
            </MapPlace>
          </section>
        )}
      </Sections>
    </Columns>
  )
}

const Policies = ({
  property: { petFriendly, smokingAllowed, requiresBackgroundCheck },
}: {
  property: Property
}) => (
  <Rules role="list">
    <li>
      <PawPrint aria-hidden /> {petFriendly ? 'Pets are welcome' : 'No pets'}
    </li>
    <li>
      {smokingAllowed ? <Cigarette aria-hidden /> : <CigaretteOff aria-hidden />}
      {smokingAllowed ? 'Smoking is allowed' : 'No smoking'}
    </li>
    <li>
      <ShieldCheck aria-hidden />
      {requiresBackgroundCheck ? 'A background check is required' : 'No background check is required'}
    </li>
  </Rules>
)

const OnPicture = styled.div`
  position: absolute;
  z-index: 1;
  top: 12px;
  right: 12px;
`

const Description = styled.p`
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Rules = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & svg {
    width: 20px;
    height: 20px;
  }
`
