import type { HomeCard } from '@portal/contract/properties/property'
import { addressOf, factsOf } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { AvailabilityBadge, PropertyCard } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { useState } from 'react'
import { FavoriteButton } from '../../../listing/favorite-toggle.tsx'
import { LandlordLine } from '../../../listing/landlord-line.tsx'
import { PictureCarousel } from '../../../listing/picture-carousel.tsx'
import { useSampleAction } from './use-sample-action.ts'

const shownAmenities = 3
/** The number of drawings in each sample, so that the carousel can be tried. */
const drawings = 3

/** A sample home (spec §2.10). Its heart stores nothing. */
export const SampleHomeCard = ({ home }: { home: HomeCard }) => {
  const say = useSampleAction()
  const [isFavorite, setFavorite] = useState(false)
  const viewDetails = () => say('View Details opens a home’s page. Choose Find a Home to see real ones.')
  const hidden = home.amenities.length - shownAmenities
  const tags = home.amenities.slice(0, shownAmenities)
  return (
    <PropertyCard
      picture={<PictureCarousel property={home} drawings={drawings} />}
      badge={<AvailabilityBadge isAvailable={home.isAvailable} otherwise="Rented" />}
      pictureAction={
        <FavoriteButton
          title={home.title}
          isFavorite={isFavorite}
          onToggle={() => setFavorite(!isFavorite)}
        />
      }
      rentAmount={home.rentAmount}
      title={
        <button type="button" onClick={viewDetails}>
          {home.title}
        </button>
      }
      level={4}
      address={addressOf(home)}
      facts={factsOf(home)}
      tags={hidden > 0 ? [...tags, `+${hidden} more`] : tags}
    >
      <LandlordLine property={home} />
      <Stack $direction="row" $gap={2}>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`View Details of ${home.title}`}
          onClick={viewDetails}
        >
          View Details
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Contact about ${home.title}`}
          onClick={() => say('Contact sends a message to the home’s landlord.')}
        >
          Contact
        </Button>
      </Stack>
    </PropertyCard>
  )
}
