// A home in the list. A press selects it (spec §2.9), and also opens it unless a map is next to the list.
import type { HomeCard } from '@portal/contract/properties/property'
import { addressOf, availableFromOf, factsOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { AvailabilityBadge, PropertyCard } from '@portal/shared-ui/property-card'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { type MouseEvent, memo, useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { FavoriteToggle } from '../../listing/favorite-toggle.tsx'
import { LandlordLine } from '../../listing/landlord-line.tsx'
import { PictureCarousel } from '../../listing/picture-carousel.tsx'
import { isPlainPress } from '../is-plain-press.ts'
import { sideBySide } from '../search-layout.tsx'

const shownAmenities = 3

interface ResultCardProps {
  property: HomeCard
  isSelected: boolean
  /** The view includes a map next to the list, if the screen is wide enough. */
  isSplit?: boolean
  /** The map is next to the list: a press only selects the home, on the map too. */
  isMapBeside?: boolean
  /** It is in view when the page opens. */
  isSeenFirst?: boolean
  onSelect: (id: string) => void
  /** Called instead of `onSelect` when its page opens in this tab. */
  onOpen: (id: string) => void
  onHover: (id: string | null) => void
}

export const ResultCard = memo((props: ResultCardProps) => {
  const { property, isSelected, isSplit, isMapBeside = false, isSeenFirst, onSelect, onOpen, onHover } = props
  const { pathname, search } = useLocation()
  const isForLandlord = useSession()?.user.userType === 'landlord'
  const noteId = useId()
  const [isOpening, setOpening] = useState(false)
  const isHighlighted = isSelected || isOpening
  const select = () => onSelect(property.id)
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return select()
    setOpening(true)
    onOpen(property.id)
  }
  const home = { to: sitePaths.property(property.id), state: { from: pathname + search }, onClick: open }
  const hidden = property.amenities.length - shownAmenities
  const tags = [...availableFromOf(property), ...property.amenities.slice(0, shownAmenities)]
  return (
    <PropertyCard
      picture={<PictureCarousel property={property} isSeenFirst={isSeenFirst} />}
      badge={<AvailabilityBadge isAvailable={property.isAvailable} otherwise="Rented" />}
      pictureAction={<FavoriteToggle property={property} />}
      rentAmount={property.rentAmount}
      title={
        isMapBeside ? (
          <button type="button" aria-pressed={isSelected} aria-describedby={noteId} onClick={select}>
            {property.title}
          </button>
        ) : (
          <Link {...home} aria-current={isHighlighted}>
            {property.title}
          </Link>
        )
      }
      level={3}
      address={addressOf(property)}
      facts={factsOf(property)}
      tags={hidden > 0 ? [...tags, `+${hidden} more`] : tags}
      selected={isHighlighted}
      onMouseEnter={() => onHover(property.id)}
      onMouseLeave={() => onHover(null)}
      onFocus={() => onHover(property.id)}
      onBlur={() => onHover(null)}
    >
      <LandlordLine property={property} />
      <Actions>
        <Button asChild variant={isMapBeside && isSelected ? 'primary' : 'secondary'} size="sm">
          <Link {...home} aria-label={`View Details of ${property.title}`}>
            View Details
          </Link>
        </Button>
        {!isForLandlord && (
          <Button asChild variant="outline" size="sm">
            <Link to={sitePaths.messagesAbout(property.id)} aria-label={`Contact about ${property.title}`}>
              Contact
            </Link>
          </Button>
        )}
      </Actions>
      {isSplit && (
        <HowToOpen id={noteId} $isShown={isSelected}>
          View Details opens this home.
        </HowToOpen>
      )}
    </PropertyCard>
  )
})

/** Side by side even on the narrowest card; one below the other only in a wider font. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & > * {
    flex: auto;
    padding-inline: ${space[2]};
    white-space: nowrap;
  }
`

/** Its space is reserved, so that no card moves when it appears. */
const HowToOpen = styled.p<{ $isShown: boolean }>`
  display: none;
  @media ${sideBySide} {
    display: block;
    visibility: ${props => (props.$isShown ? 'visible' : 'hidden')};
    margin: calc(-1 * ${space[1]}) 0 calc(-1 * ${space[2]});
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    line-height: ${space[4]};
    text-align: center;
  }
`
