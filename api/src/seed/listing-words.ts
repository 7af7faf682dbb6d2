// What the demonstration's listings say, by type of home.
import type { PropertyType } from '@portal/contract/properties/choices'

interface Words {
  /** `{bedrooms}` and `{place}` are filled in. */
  titles: readonly string[]
  openings: readonly string[]
}

export const wordsByType: Record<PropertyType, Words> = {
  apartment: {
    titles: [
      'Bright {bedrooms} apartment in {place}',
      'Top-floor {bedrooms} with bay windows, {place}',
      'Quiet {bedrooms} at the back of the house, {place}',
      'Renovated {bedrooms} in {place}',
      'Edwardian {bedrooms} with high ceilings, {place}',
    ],
    openings: [
      'Morning light comes through three tall windows, and the kitchen was rebuilt last year.',
      'An upper floor in a well-kept building of six, with original moldings and new wiring.',
      'Hardwood floors throughout, generous closets, and a kitchen large enough for a table.',
      'Set back from the street, so evenings are quiet even on weekends.',
    ],
  },
  house: {
    titles: [
      '{bedrooms} house with garden in {place}',
      'Family {bedrooms} home near the park, {place}',
      'Corner house with {bedrooms} layout, {place}',
      'Restored Victorian, {bedrooms}, {place}',
    ],
    openings: [
      'A whole house on two levels, with a fenced yard that gets the afternoon sun.',
      'Three generations have lived here; the roof, furnace and bathrooms are all recent.',
      'The ground floor opens onto a deck and a lemon tree.',
      'A detached house with a driveway, a workshop and storage under the stairs.',
    ],
  },
  condo: {
    titles: [
      'Modern {bedrooms} condo in {place}',
      'Corner {bedrooms} condo with a view, {place}',
      '{bedrooms} condo near transit, {place}',
      'Loft-style {bedrooms} condo, {place}',
    ],
    openings: [
      'Floor-to-ceiling windows on two sides, and a building that looks after itself.',
      'Stone counters, an induction range, and double-pane windows that keep the city outside.',
      'A secured entrance, parcel lockers, and a roof terrace shared by twelve owners.',
      'An open plan with a sleeping alcove that takes a king-size bed.',
    ],
  },
  office: {
    titles: [
      'Light office suite in {place}',
      'Two-room studio office, {place}',
      'Street-level office with display window, {place}',
      'Quiet office for a small team, {place}',
    ],
    openings: [
      'Room for six desks and a meeting table, with fiber already in the wall.',
      'A former print shop: brick walls, skylights, a kitchenette and its own entrance.',
      'Two rooms and a reception on the second floor, available around the clock.',
    ],
  },
}

export const closings: readonly string[] = [
  'Water and garbage are included. Viewings on weekdays after five and on Saturday mornings.',
  'One-year lease to begin with, month to month afterward.',
  'The landlord lives in the city and replies within a day.',
  'Freshly painted, and ready to move into on the date given.',
  'No application fee. Please say a little about yourself when you ask for a viewing.',
]

export const bedroomWords = ['studio', 'one-bedroom', 'two-bedroom', 'three-bedroom', 'four-bedroom'] as const
