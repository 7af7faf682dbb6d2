import type { HomeCard } from '@portal/contract/properties/property'
import { addressOf, availableFromOf, factsOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { AvailabilityBadge, PropertyCard, PropertyPhoto } from '@portal/shared-ui/property-card'
import { Link } from 'react-router-dom'

interface LinkedHomeCardProps {
  home: HomeCard
  /** Router state for the home's page, such as where the person came from. */
  state?: unknown
}

export const LinkedHomeCard = ({ home, state }: LinkedHomeCardProps) => (
  <PropertyCard
    picture={<PropertyPhoto src={home.images[0]} alt="" propertyType={home.propertyType} seed={home.id} />}
    badge={<AvailabilityBadge isAvailable={home.isAvailable} otherwise="Rented" />}
    rentAmount={home.rentAmount}
    title={
      <Link to={sitePaths.property(home.id)} state={state}>
        {home.title}
      </Link>
    }
    level={3}
    address={addressOf(home)}
    facts={factsOf(home)}
    tags={availableFromOf(home)}
  />
)
