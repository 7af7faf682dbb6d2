// What a home may offer.

/** The checklist of the search filters; the listing form offers four more (spec §9). */
export const filterAmenities = [
  'Gym',
  'Pool',
  'Parking',
  'WiFi',
  'Laundry',
  'Dishwasher',
  'Air Conditioning',
  'Balcony',
  'Garden',
  'Security',
] as const
export const listingAmenities = [
  ...filterAmenities,
  'Elevator',
  'Furnished',
  'Pet Friendly',
  'Near Transit',
] as const
