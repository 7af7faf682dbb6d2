import type { Property } from '@portal/contract/properties/property'
import { Card } from '@portal/shared-ui/card'
import { AvailabilityBadge } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import type { ReactNode } from 'react'
import { MoveInCost } from './move-in-cost.tsx'
import { WideOnly } from './property-layout.tsx'
import { RentLine } from './rent-line.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** From when one can move in; a rented home is not available from any day. */
const availabilityOf = ({ isAvailable, availableDate }: Property): string => {
  if (!isAvailable) return 'Somebody rents this home now. You can ask when it will be free.'
  return availableDate
    ? `Available from ${day.format(new Date(availableDate))}`
    : 'Ask when you could move in.'
}

interface RentCardProps {
  property: Property
  /** What the person can do about the home; on a phone it is in the bar at the bottom. */
  actions: ReactNode
}

/** What the home costs, from when, and what to do about it. */
export const RentCard = ({ property, actions }: RentCardProps) => (
  <Card $padding="lg">
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Stack $direction="row" $justify="space-between" $gap={2}>
          <RentLine rentAmount={property.rentAmount} />
          <AvailabilityBadge isAvailable={property.isAvailable} otherwise="Rented" />
        </Stack>
        <Text>{availabilityOf(property)}</Text>
      </Stack>
      <WideOnly>{actions}</WideOnly>
      <MoveInCost {...property} />
    </Stack>
  </Card>
)
