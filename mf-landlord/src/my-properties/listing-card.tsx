// One of the landlord's homes (spec §2.8), its open inquiries and requests, and its actions.
import type { OwnProperty } from '@portal/contract/properties/own-property'
import {
  addressOf,
  availableFromOf,
  countOf,
  factsOf,
  typeOf,
} from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatDate } from '@portal/shared-ui/format-date'
import { PropertyCard, PropertyPhoto } from '@portal/shared-ui/property-card'
import { Text } from '@portal/shared-ui/text'
import { Link } from 'react-router-dom'
import { ListingActions } from './listing-actions.tsx'
import { ListingStatus } from './listing-status.tsx'
import { OpenItems } from './open-items.tsx'

interface ListingCardProps {
  property: OwnProperty
  onDeleted: () => void
}

export function ListingCard({ property, onDeleted }: ListingCardProps) {
  const { id, images, propertyType, rentAmount, petFriendly, smokingAllowed } = property
  return (
    <PropertyCard
      picture={<PropertyPhoto src={images[0]} alt="" propertyType={propertyType} seed={id} />}
      badge={<ListingStatus property={property} />}
      rentAmount={rentAmount}
      title={<Link to={sitePaths.landlordProperty(id)}>{property.title}</Link>}
      level={2}
      address={addressOf(property)}
      facts={[typeOf(property), ...factsOf(property)]}
      tags={[
        ...availableFromOf(property),
        ...(petFriendly ? ['Pet Friendly'] : []),
        ...(smokingAllowed ? ['Smoking OK'] : []),
      ]}
    >
      {property.heldReason && (
        <Text $size="sm" $lines={3}>
          {property.heldReason}
        </Text>
      )}
      <OpenItems property={property} />
      <Text $size="sm" $tone="muted">
        {figuresOf(property).join(' · ')}
      </Text>
      <ListingActions property={property} onDeleted={onDeleted} />
    </PropertyCard>
  )
}

/** 'Vacant since Mar 1, 2026', 'Saved by 3 people', 'Created Nov 3, 2025'. */
const figuresOf = ({ occupiedUntil, vacantSince, favorites, lapsedAt, createdAt }: OwnProperty): string[] => [
  ...(lapsedAt ? [`Hidden since ${formatDate(lapsedAt)}: not confirmed`] : []),
  ...(occupiedUntil ? [`Occupied until ${formatDate(occupiedUntil)}`] : []),
  ...(vacantSince ? [`Vacant since ${formatDate(vacantSince)}`] : []),
  ...(favorites > 0 ? [`Saved by ${countOf(favorites, 'person', 'people')}`] : []),
  `Created ${formatDate(createdAt)}`,
]
