import { Badge } from '@portal/shared-ui/badge'
import { CircleCheck, KeyRound } from 'lucide-react'

/** 'Available' or 'Rented' (spec §2.10). */
export const AvailabilityBadge = ({ isAvailable }: { isAvailable: boolean }) =>
  isAvailable ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden />}>
      Available
    </Badge>
  ) : (
    <Badge icon={<KeyRound aria-hidden />}>Rented</Badge>
  )
