import type { NewHome } from './pages/create-property-page.ts'
import type { Person } from './person.ts'

export const newHome = (title: string): NewHome => ({
  title,
  description: 'Two quiet rooms behind a walled garden, a short walk from the water.',
  propertyType: 'House',
  address: '12 Lakeshore Drive',
  city: 'Quiet Springs', // no such town
  state: 'NV',
  zipCode: '89310',
  rent: '2345',
  latitude: '39.51',
  longitude: '-117.02',
})

interface ListingDetails {
  description: string
  city: string
  latitude: number
  longitude: number
  rentAmount: number
  petFriendly: boolean
  availableDate: string
}

/** Without `details`, it has no location on the map. */
export const listHome = async (
  landlord: Person,
  title: string,
  details: Partial<ListingDetails> = {},
): Promise<{ id: string; title: string }> => {
  const { rent, latitude, longitude, propertyType, ...home } = newHome(title)
  const { property } = await landlord.call<{ property: { id: string; title: string } }>(
    'POST',
    '/api/properties',
    {
      ...home,
      rentAmount: Number(rent),
      propertyType: propertyType.toLowerCase(),
      availableDate: '2027-01-01',
      ...details,
    },
  )
  return property
}
