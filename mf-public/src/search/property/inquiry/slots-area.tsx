import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import type { Property } from '@portal/contract/properties/property'
import { Heading } from '@portal/shared-ui/heading'
import { timeZoneName } from '@portal/shared-ui/local-moment'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { color, radius, space } from '@portal/shared-ui/tokens'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { usePart } from '../../../listing/use-part.ts'

const loadSlots = () => import('./open-slots.tsx')

/** Their code, for tenants at a home that has tour hours; without it, times are requested as anywhere. */
export const useSlots = ({ hasTourHours, isAvailable }: Property) => {
  const isTenant = useSession()?.user.userType === 'tenant'
  const isWanted = hasTourHours && isAvailable && isTenant
  const { part, isMissing, need } = usePart(loadSlots)
  useEffect(() => {
    if (isWanted) void need('quietly')
  }, [isWanted, need])
  return { isWanted: isWanted && !isMissing, part }
}

interface SlotsAreaProps {
  property: Property
  slots: ReturnType<typeof useSlots>
  onBooked: (inquiry: Inquiry) => void
}

/** Keeps its height, so that what arrives late moves nothing below it. */
export const SlotsArea = ({ property, slots: { isWanted, part }, onBooked }: SlotsAreaProps) =>
  isWanted && (
    <Stack $gap={2}>
      <Heading level={3} size="sm">
        Book an open time
      </Heading>
      <Text $size="sm" $tone="muted">
        Times are in {timeZoneName(property.timeZone)}.
      </Text>
      <Area>{part && <part.OpenSlots property={property} onBooked={onBooked} />}</Area>
    </Stack>
  )

const Area = styled.div`
  height: 15rem;
  padding: ${space[3]};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`
