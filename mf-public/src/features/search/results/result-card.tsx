// A home in the list: picture first, then the rent (spec §2.10). Its title selects it; the whole card is the title's target.
import type { Property } from '@portal/contract/properties/property'
import * as sitePaths from '@portal/contract/site-paths'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { Text } from '@portal/shared-ui/text'
import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { AvailabilityBadge } from '../../../listing/availability-badge.tsx'
import { FavouriteToggle } from '../../../listing/favourite-toggle.tsx'
import { LandlordLine } from '../../../listing/landlord-line.tsx'
import { addressOf, factsOf, monthlyRent } from '../../../listing/listing-words.ts'
import { PictureCarousel } from '../../../listing/picture-carousel.tsx'
import { Amenities, Body, Foot, OnPicture, Rent, Title } from './result-card-style.ts'

const shownAmenities = 3

interface ResultCardProps {
  property: Property
  isSelected: boolean
  onSelect: (id: string) => void
  onHover: (id: string | null) => void
}

export const ResultCard = memo(({ property, isSelected, onSelect, onHover }: ResultCardProps) => {
  const { pathname, search } = useLocation()
  const hidden = property.amenities.length - shownAmenities
  return (
    <HomeCard
      as="article"
      $padding="none"
      $interactive
      $selected={isSelected}
      onMouseEnter={() => onHover(property.id)}
      onMouseLeave={() => onHover(null)}
      onFocus={() => onHover(property.id)}
      onBlur={() => onHover(null)}
    >
      <div>
        <PictureCarousel property={property} />
        <OnPicture $corner="start">
          <AvailabilityBadge isAvailable={property.isAvailable} />
        </OnPicture>
        <OnPicture $corner="end">
          <FavouriteToggle propertyId={property.id} />
        </OnPicture>
      </div>
      <Body>
        <Rent>{monthlyRent(property)}</Rent>
        <h3>
          <Title type="button" aria-pressed={isSelected} onClick={() => onSelect(property.id)}>
            {property.title}
          </Title>
        </h3>
        <Text $tone="muted" $size="sm">
          {addressOf(property)}
        </Text>
        <Text $size="sm">{factsOf(property).join(' · ')}</Text>
        {property.amenities.length > 0 && (
          <Amenities>
            {property.amenities.slice(0, shownAmenities).map(amenity => (
              <Badge key={amenity}>{amenity}</Badge>
            ))}
            {hidden > 0 && <Badge>+{hidden} more</Badge>}
          </Amenities>
        )}
        <Foot>
          <LandlordLine property={property} />
          <Button asChild variant="secondary" size="sm" fullWidth>
            <Link
              to={sitePaths.property(property.id)}
              state={{ from: pathname + search }}
              aria-label={`View Details of ${property.title}`}
            >
              View Details
            </Link>
          </Button>
        </Foot>
      </Body>
    </HomeCard>
  )
})

const HomeCard = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  & > div:first-child {
    position: relative;
  }
`
