import type { NewHome } from './pages/create-property-page.ts'

/** A home that a story lists; its title tells it from all others. */
export const newHome = (title: string): NewHome => ({
  title,
  description: 'Two quiet rooms behind a walled garden, a short walk from the water.',
  propertyType: 'House',
  address: '12 Lakeshore Drive',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94132',
  rent: '2345',
  latitude: '37.79',
  longitude: '-122.405',
})
