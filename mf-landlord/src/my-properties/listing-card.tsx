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
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { AvailabilityBadge, PropertyCard, PropertyPhoto } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { fontSize, size, space } from '@portal/shared-ui/tokens'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { ClipboardList, Mail, Pause, Wrench } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ListingActions } from './listing-actions.tsx'

interface ListingCardProps {
  property: OwnProperty
  onDeleted: () => void
}

export function ListingCard({ property, onDeleted }: ListingCardProps) {
  const { id, images, propertyType, isAvailable, rentAmount, petFriendly, smokingAllowed } = property
  return (
    <PropertyCard
      picture={<PropertyPhoto src={images[0]} alt="" propertyType={propertyType} seed={id} />}
      badge={
        <Stack $direction="row" $gap={1}>
          <AvailabilityBadge isAvailable={isAvailable} otherwise="Occupied" />
          {property.visibilityLevel === 'private' && (
            <Badge tone="warning" icon={<Pause aria-hidden />}>
              Paused
            </Badge>
          )}
        </Stack>
      }
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
      <Waiting property={property} />
      <Text $size="sm" $tone="muted">
        {figuresOf(property).join(' · ')}
      </Text>
      <ListingActions property={property} onDeleted={onDeleted} />
    </PropertyCard>
  )
}

/** 'Vacant since Mar 1, 2026', 'Saved by 3 people', 'Created Nov 3, 2025'. */
const figuresOf = ({ occupiedUntil, vacantSince, favorites, createdAt }: OwnProperty): string[] => [
  ...(occupiedUntil ? [`Occupied until ${formatDate(occupiedUntil)}`] : []),
  ...(vacantSince ? [`Vacant since ${formatDate(vacantSince)}`] : []),
  ...(favorites > 0 ? [`Saved by ${countOf(favorites, 'person', 'people')}`] : []),
  `Created ${formatDate(createdAt)}`,
]

/** Links to applications, inquiries and requests that need the landlord. */
function Waiting({ property }: { property: OwnProperty }) {
  const { id, title, openApplications, openInquiries, openMaintenanceRequests } = property
  if (openApplications + openInquiries + openMaintenanceRequests === 0) return null
  const about = <VisuallyHidden> for {title}</VisuallyHidden>
  return (
    <Links role="list">
      {openApplications > 0 && (
        <li>
          <Link to={sitePaths.landlordApplicationsFor(id)}>
            <ClipboardList aria-hidden />
            {countOf(openApplications, 'open application')}
            {about}
          </Link>
        </li>
      )}
      {openInquiries > 0 && (
        <li>
          <Link to={sitePaths.landlordInquiriesAbout(id)}>
            <Mail aria-hidden />
            {countOf(openInquiries, 'new inquiry', 'new inquiries')}
            {about}
          </Link>
        </li>
      )}
      {openMaintenanceRequests > 0 && (
        <li>
          <Link to={sitePaths.maintenanceOf(id)}>
            <Wrench aria-hidden />
            {countOf(openMaintenanceRequests, 'open repair request')}
            {about}
          </Link>
        </li>
      )}
    </Links>
  )
}

/** Above the link that covers the card, so that these links can be clicked. */
const Links = styled.ul`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  width: fit-content;
  font-size: ${fontSize.sm};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${size.touch};
  }
  svg {
    width: 16px;
    height: 16px;
  }
`
