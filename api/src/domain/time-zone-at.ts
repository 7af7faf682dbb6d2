import zoneAt from '@photostructure/tz-lookup'

/** Such as "America/Los_Angeles", at a position in degrees; null if unknown. */
export const timeZoneAt = (place: { latitude?: number | null; longitude?: number | null }): string | null => {
  const { latitude = null, longitude = null } = place
  return latitude === null || longitude === null ? null : zoneAt(latitude, longitude)
}
