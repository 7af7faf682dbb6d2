import * as sitePaths from '../packages/contract/site-paths.ts'
import type { NewPerson } from './person.ts'
import { tile } from './tile.ts'
import type { OwnAccount, OwnHome, World } from './world.ts'

const types = ['apartment', 'house', 'condo', 'apartment', 'house', 'office'] as const
const names = ['Maple', 'Juniper', 'Willow', 'Aspen', 'Cedar', 'Poplar', 'Alder', 'Rowan', 'Hazel', 'Linden']

interface Place {
  city: string
  latitude: number
  longitude: number
}

/** A place in the empty middle of Nevada: no other homes are near, and no two runs overlap. */
const findPlace = (key: string): Place => ({
  city: `Quiet Springs ${key}`,
  latitude: 38.5 + Math.random() * 2,
  longitude: -117.5 + Math.random() * 2,
})

/** About half a mile apart, with different rents and sizes. */
const homesAt = ({ city, latitude, longitude }: Place, street: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `${names[index]} rooms on ${street} in ${city}`,
    description: 'Two quiet rooms behind a walled garden. A test made this listing and takes it away again.',
    address: `${index + 1} ${street}`,
    city,
    state: 'NV',
    zipCode: '89310',
    latitude: latitude + Math.floor(index / 4) * 0.01,
    longitude: longitude + (index % 4) * 0.01,
    propertyType: types[index % types.length],
    bedrooms: index % 4,
    bathrooms: 1 + (index % 3) / 2,
    squareFootage: 600 + index * 50,
    rentAmount: 1500 + index * 125,
    securityDeposit: 1500,
    availableDate: '2026-01-01',
    amenities: ['Parking', 'Laundry'],
    petFriendly: index % 2 === 0,
  }))

type Draft = Omit<ReturnType<typeof homesAt>[number], 'latitude' | 'longitude'> & {
  latitude: number | null
  longitude: number | null
  images?: string[]
}

const list = async ({ call }: NewPerson, drafts: readonly Draft[]): Promise<OwnHome[]> => {
  const homes: OwnHome[] = []
  for (const draft of drafts) {
    const { property } = await call<{ property: OwnHome }>('POST', '/api/properties', draft)
    homes.push(property)
  }
  return homes
}

const ask = async ({ call }: NewPerson, propertyId: string, message: string) => {
  const { inquiry } = await call<{ inquiry: { id: string; threadId: string } }>('POST', '/api/inquiries', {
    propertyId,
    message,
  })
  return inquiry
}

export const furnish = async (
  key: string,
  people: Record<OwnAccount, NewPerson>,
): Promise<Pick<World, 'search' | 'homes' | 'pictured' | 'threadId' | 'otherHomes'>> => {
  const place = findPlace(key)
  const drafts: Draft[] = homesAt(place, 'First Street', 6)
  const [withPictures, unplaced] = [drafts[4], drafts[5]]
  if (withPictures) withPictures.images = await Promise.all([tile, tile].map(people.landlord.uploadPhoto))
  if (unplaced) Object.assign(unplaced, { latitude: null, longitude: null })
  const isNorth = { ...place, latitude: place.latitude + 0.03 }
  const [homes, otherHomes] = (await Promise.all([
    list(people.landlord, drafts),
    list(people['second landlord'], homesAt(isNorth, 'Second Street', 10)),
  ])) as [World['homes'], World['otherHomes']]
  const [first, second, third, fourth, pictured] = homes

  const answered = await ask(people.tenant, first.id, 'Could I see it one evening this week?')
  await ask(people.tenant, second.id, 'Is the storage room part of the rent?')
  await ask(people['second tenant'], third.id, 'How far is it to the train?')
  for (const { id } of otherHomes.slice(0, 3)) await ask(people['second tenant'], id, 'Is it quiet at night?')
  await people.landlord.call('POST', `/api/inquiries/${answered.id}/respond`, {
    message: 'Gladly. Any evening after six works.',
  })
  for (const { id } of [first, fourth]) await people.tenant.call('PUT', `/api/favourites/${id}`)
  const mapView = [place.latitude + 0.025, place.longitude + 0.015]
    .map(degrees => degrees.toFixed(5))
    .join(',')
  const search = `${sitePaths.searchFor(`${place.city}, NV`)}&map=${mapView},13`
  return { search, homes, pictured, threadId: answered.threadId, otherHomes }
}
