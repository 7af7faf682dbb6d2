// One of the landlord's homes (spec §2.8).
import type { Property } from '@portal/contract/properties/property'
import { addressOf, factsOf, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { AvailabilityBadge, PropertyCard, PropertyPhoto } from '@portal/shared-ui/property-card'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'

export function ListingCard({ property }: { property: Property }) {
  const { id, images, propertyType, isAvailable, rentAmount, petFriendly, smokingAllowed } = property
  return (
    <PropertyCard
      picture={<PropertyPhoto src={images[0]} alt="" propertyType={propertyType} seed={id} />}
      badge={<AvailabilityBadge isAvailable={isAvailable} otherwise="Occupied" />}
      rentAmount={rentAmount}
      title={<Link to={sitePaths.property(id)}>{property.title}</Link>}
      level={2}
      address={addressOf(property)}
      facts={[typeOf(property), ...factsOf(property)]}
      tags={[...(petFriendly ? ['Pet Friendly'] : []), ...(smokingAllowed ? ['Smoking OK'] : [])]}
    >
      <Text $size="sm" $tone="muted">
        Created {formatDate(property.createdAt)}
      </Text>
    </PropertyCard>
  )
}
