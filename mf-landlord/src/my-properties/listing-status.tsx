import type { OwnProperty } from '@portal/contract/properties/own-property'
import { AvailabilityBadge } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { PausedBadge } from '../paused-badge.tsx'

/** Available or Occupied (spec §2.8), and whether others can see it. */
export const ListingStatus = ({ property }: { property: OwnProperty }) => (
  <Stack $direction="row" $gap={1}>
    <AvailabilityBadge isAvailable={property.isAvailable} otherwise="Occupied" />
    <PausedBadge {...property} />
  </Stack>
)
