import type { Property } from '@portal/contract/properties/property'
import { addressOf, availableFromOf, factsOf, typeOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { AvailabilityBadge, PropertyCard, PropertyPhoto } from '@portal/shared-ui/property-card'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface HomeCardProps {
  property: Property
  action?: ReactNode
}

export const HomeCard = ({ property, action }: HomeCardProps) => {
  const { id, title, images, propertyType, isAvailable, rentAmount } = property
  return (
    <PropertyCard
      picture={<PropertyPhoto src={images[0]} alt="" propertyType={propertyType} seed={id} />}
      badge={<AvailabilityBadge isAvailable={isAvailable} otherwise="Rented" />}
      pictureAction={action}
      rentAmount={rentAmount}
      title={<Link to={sitePaths.property(id)}>{title}</Link>}
      level={2}
      address={addressOf(property)}
      facts={[typeOf(property), ...factsOf(property)]}
      tags={availableFromOf(property)}
    />
  )
}
