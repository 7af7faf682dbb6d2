// A home in the list: pressing it selects it where a map is beside it (spec §2.10), and opens it on a phone.
import type { HomeCard } from '@portal/contract/properties/property'
import { addressOf, factsOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { AvailabilityBadge, PropertyCard } from '@portal/shared-ui/property-card'
import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { FavoriteToggle } from '../../listing/favorite-toggle.tsx'
import { LandlordLine } from '../../listing/landlord-line.tsx'
import { PictureCarousel } from '../../listing/picture-carousel.tsx'

const shownAmenities = 3

interface ResultCardProps {
  property: HomeCard
  isSelected: boolean
  /** There is no map beside the list. */
  opensHome?: boolean
  /** It is in sight when the page opens. */
  isSeenFirst?: boolean
  onSelect: (id: string) => void
  onHover: (id: string | null) => void
}

export const ResultCard = memo((props: ResultCardProps) => {
  const { property, isSelected, opensHome, isSeenFirst, onSelect, onHover } = props
  const { pathname, search } = useLocation()
  const home = { to: sitePaths.property(property.id), state: { from: pathname + search } }
  const hidden = property.amenities.length - shownAmenities
  const tags = property.amenities.slice(0, shownAmenities)
  return (
    <PropertyCard
      picture={<PictureCarousel property={property} isSeenFirst={isSeenFirst} />}
      badge={<AvailabilityBadge isAvailable={property.isAvailable} otherwise="Rented" />}
      pictureAction={<FavoriteToggle property={property} />}
      rentAmount={property.rentAmount}
      title={
        opensHome ? (
          <Link {...home}>{property.title}</Link>
        ) : (
          <button type="button" aria-pressed={isSelected} onClick={() => onSelect(property.id)}>
            {property.title}
          </button>
        )
      }
      level={3}
      address={addressOf(property)}
      facts={factsOf(property)}
      tags={hidden > 0 ? [...tags, `+${hidden} more`] : tags}
      selected={isSelected}
      onMouseEnter={() => onHover(property.id)}
      onMouseLeave={() => onHover(null)}
      onFocus={() => onHover(property.id)}
      onBlur={() => onHover(null)}
    >
      <LandlordLine property={property} />
      <Button asChild variant="secondary" size="sm" fullWidth>
        <Link {...home} aria-label={`View Details of ${property.title}`}>
          View Details
        </Link>
      </Button>
    </PropertyCard>
  )
})
