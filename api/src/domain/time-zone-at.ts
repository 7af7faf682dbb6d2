import zoneAt from '@photostructure/tz-lookup'
import { timeZoneOfState } from '@portal/contract/values/state-clocks'

interface Place {
  /** In degrees. */
  latitude?: number | null
  longitude?: number | null
  state?: string
}

/** Such as "America/Los_Angeles": at its position, or else in its state; null if unknown. */
export const timeZoneAt = ({ latitude = null, longitude = null, state = '' }: Place): string | null =>
  latitude === null || longitude === null ? timeZoneOfState(state) : zoneAt(latitude, longitude)
