// By type of home.
import type { PropertyType } from '@portal/contract/properties/choices'

interface Words {
  /** `{bedrooms}` and `{place}` are filled in. */
  titles: readonly string[]
  openings: readonly string[]
}

export const wordsByType: Record<PropertyType, Words> = {
  apartment: {
    titles: [
      'Top-floor {bedrooms} with bay windows, {place}',
      'Renovated {bedrooms} in {place}',
      'Cozy {bedrooms} on a tree-lined street',
      '{place}: Edwardian {bedrooms} with high ceilings',
      'Bright {bedrooms} with an eat-in kitchen, {place}',
      'Rear-facing {bedrooms} away from traffic, {place}',
      'Hardwood floors and big closets in {place}',
      'Freshly painted {bedrooms}, {place}',
      'Sun-filled {place} {bedrooms}',
      '{bedrooms} with room for a desk, {place}',
      'Second-floor {bedrooms} in {place}',
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
      'Roomy {bedrooms} house in {place}',
      '{bedrooms} corner house, {place}',
      'Restored {bedrooms} house, {place}',
      '{bedrooms} Craftsman with a front porch',
      'Two-story {bedrooms} house, {place}',
      '1920s home with original details in {place}',
      'Updated {bedrooms} home in {place}',
      '{bedrooms} house with a sunny kitchen',
    ],
    openings: [
      'A whole house on two levels, with a fenced yard that gets the afternoon sun.',
      'In one family for three generations, with a newer roof, furnace and bathrooms.',
      'The ground floor opens onto a deck and a lemon tree.',
      'A detached house with a driveway, a workshop and storage under the stairs.',
    ],
  },
  condo: {
    titles: [
      'Loft-style {bedrooms} condo, {place}',
      'Modern {bedrooms} condo in {place}',
      'Like-new {bedrooms} with stone counters',
      'Corner {bedrooms} condo with a view, {place}',
      '{bedrooms} condo in a twelve-unit building',
      '{place}: {bedrooms} with floor-to-ceiling windows',
      'Well-kept {bedrooms} condo, {place}',
    ],
    openings: [
      'Floor-to-ceiling windows on two sides, in a professionally managed building.',
      'Stone counters, an induction range, and double-pane windows that keep street noise out.',
      'A secured entrance, parcel lockers, and a roof terrace shared by twelve owners.',
      'An open layout, with a breakfast bar between the kitchen and the living room.',
    ],
  },
  office: {
    titles: [
      'Light-filled office suite in {place}',
      'Small office with reception, {place}',
      'Quiet office for a small team, {place}',
      'Room for six desks in {place}',
      'Creative space with brick walls, {place}',
      'Two-room office suite, {place}',
      'Office with its own entrance, {place}',
    ],
    openings: [
      'Room for six desks and a meeting table, with fiber already in the wall.',
      'A former print shop: brick walls, skylights, a kitchenette and its own entrance.',
      'Two rooms and a reception on the second floor, available around the clock.',
    ],
  },
}

export const closings: readonly string[] = [
  'Water and garbage are included. Tours are on weekdays after 5 and on Saturday mornings.',
  'One-year lease, then month to month.',
  'The landlord lives nearby and usually replies within a day.',
  'Freshly painted and ready to move into.',
  'No application fee. Tell us a little about yourself when you request a tour.',
]

export const bedroomWords = ['studio', 'one-bedroom', 'two-bedroom', 'three-bedroom', 'four-bedroom'] as const
