import type { Property } from '@portal/contract/properties/property'
import { addressOf, factsOf, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { IconButton } from '@portal/shared-ui/icon-button'
import { AvailabilityBadge, PropertyCard, PropertyPhoto } from '@portal/shared-ui/property-card'
import { color, radius, shadow } from '@portal/shared-ui/tokens'
import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

interface SavedHomeProps {
  property: Property
  onRemove: () => void
}

/** A favorite; its heart takes it off the list. */
export const SavedHome = ({ property, onRemove }: SavedHomeProps) => {
  const { id, title, images, propertyType, isAvailable, rentAmount } = property
  return (
    <PropertyCard
      picture={<PropertyPhoto src={images[0]} alt="" propertyType={propertyType} seed={id} />}
      badge={<AvailabilityBadge isAvailable={isAvailable} otherwise="Rented" />}
      pictureAction={
        <FullHeart label={`Remove from favorites: ${title}`} onClick={onRemove}>
          <Heart aria-hidden />
        </FullHeart>
      }
      rentAmount={rentAmount}
      title={<Link to={sitePaths.property(id)}>{title}</Link>}
      level={2}
      address={addressOf(property)}
      facts={[typeOf(property), ...factsOf(property)]}
    />
  )
}

const FullHeart = styled(IconButton)`
  border-radius: ${radius.full};
  background: ${color.raised};
  box-shadow: ${shadow.raised};
  & > svg {
    fill: ${color.danger};
    color: ${color.danger};
  }
`
