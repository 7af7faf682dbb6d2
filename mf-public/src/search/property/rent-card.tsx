import type { Property } from '@portal/contract/properties/property'
import { isComing } from '@portal/contract/properties/property-words'
import { Card } from '@portal/shared-ui/card'
import { AvailabilityBadge } from '@portal/shared-ui/property-card'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import type { ReactNode } from 'react'
import { ApplyBlock } from './apply/apply-block.tsx'
import { MoveInCost } from './move-in-cost.tsx'
import { WideOnly } from './property-layout.tsx'
import { RentLine } from './rent-line.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The move-in date in words; a rented home has none. */
const availabilityOf = ({ isAvailable, availableDate }: Property): string => {
  if (!isAvailable) return 'This home is rented. You can ask when it will be available.'
  if (!availableDate) return 'Ask about the move-in date.'
  return isComing(availableDate) ? `Available from ${day.format(new Date(availableDate))}` : 'Available now'
}

interface RentCardProps {
  property: Property
  /** The buttons; on a phone they are in the bottom bar. */
  actions: ReactNode
}

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
      <ApplyBlock property={property} />
      <MoveInCost {...property} />
    </Stack>
  </Card>
)
