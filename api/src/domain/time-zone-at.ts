import zoneAt from '@photostructure/tz-lookup'

/** The time zone at a position in degrees, such as "America/Los_Angeles"; null if unknown. */
export const timeZoneAt = (place: { latitude?: number | null; longitude?: number | null }): string | null => {
  const { latitude = null, longitude = null } = place
  return latitude === null || longitude === null ? null : zoneAt(latitude, longitude)
}
