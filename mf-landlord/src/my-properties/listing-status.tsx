import type { OwnProperty } from '@portal/contract/properties/own-property'
import { Badge } from '@portal/shared-ui/badge'
import { AvailabilityBadge } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { Pause } from 'lucide-react'

/** Available or Occupied (spec §2.8), and whether it is paused. */
export const ListingStatus = ({ property: { isAvailable, visibilityLevel } }: { property: OwnProperty }) => (
  <Stack $direction="row" $gap={1}>
    <AvailabilityBadge isAvailable={isAvailable} otherwise="Occupied" />
    {visibilityLevel === 'private' && (
      <Badge tone="warning" icon={<Pause aria-hidden />}>
        Paused
      </Badge>
    )}
  </Stack>
)
