import { describe, expect, test } from 'bun:test'
import { emptyListing } from './listing-form.ts'
import { listingFormFor } from './listing-rules.ts'

const filled = {
  ...emptyListing(),
  title: 'Sunny flat',
  description: 'Two rooms.',
  address: '12 Guerrero St',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94103',
  propertyType: 'apartment',
} as const

const ListingForm = listingFormFor(emptyListing())

const messagesOf = (form: unknown): Record<string, string> =>
  Object.fromEntries(
    (ListingForm.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

test('the form starts with the defaults of the specification', () => {
  expect(emptyListing()).toMatchObject({
    bedrooms: 1,
    bathrooms: 1,
    squareFootage: 500,
    rentAmount: 1000,
    securityDeposit: 1000,
    minimumIncome: 3000,
    isAvailable: true,
    petFriendly: false,
    smokingAllowed: false,
    requiresBackgroundCheck: true,
    visibilityLevel: 'public',
  })
  expect(emptyListing().availableDate).toBe(new Date().toLocaleDateString('en-CA'))
})

test('an empty form names everything that is required, all at once', () => {
  expect(messagesOf({ ...emptyListing(), rentAmount: null, availableDate: '' })).toEqual({
    title: 'Title is required',
    description: 'Description is required',
    address: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'ZIP code is required',
    propertyType: 'Property type is required',
    rentAmount: 'Monthly rent is required',
    availableDate: 'Available date is required',
  })
})

test('a filled form passes, even with its optional numbers empty', () => {
  expect(messagesOf(filled)).toEqual({})
  const emptied = { bedrooms: null, bathrooms: null, squareFootage: null, securityDeposit: null }
  expect(ListingForm.parse({ ...filled, ...emptied })).toMatchObject(emptied)
})

test('a neighborhood may be left empty', () => {
  expect(ListingForm.parse({ ...filled, neighborhood: ' ' }).neighborhood).toBeNull()
  expect(ListingForm.parse({ ...filled, neighborhood: ' Mission' }).neighborhood).toBe('Mission')
})

describe('the location on the map', () => {
  test('takes both coordinates or none', () => {
    expect(messagesOf({ ...filled, latitude: 37.7, longitude: -122.4 })).toEqual({})
    expect(messagesOf({ ...filled, latitude: 37.7 })).toEqual({
      longitude: 'Please add the longitude, or clear the latitude',
    })
    expect(messagesOf({ ...filled, longitude: -122.4 })).toEqual({
      latitude: 'Please add the latitude, or clear the longitude',
    })
  })

  test('is on the globe', () => {
    expect(messagesOf({ ...filled, latitude: 91, longitude: -122.4 })).toEqual({
      latitude: 'Latitude must be between -90 and 90',
    })
  })
})

describe('a date that is over', () => {
  const isTaken = (availableDate: string, context: Parameters<typeof listingFormFor>[0]) =>
    listingFormFor(context).safeParse({ ...filled, availableDate }).success

  // Their days always differ, so one of them is not the day of the machine that runs this.
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'is refused by the clock of a home in %s',
    timeZone => {
      const [yesterday = '', today = ''] = [-1, 0].map(days =>
        new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone }),
      )
      const context = { availableDate: '2020-01-01', timeZone }
      expect([isTaken(today, context), isTaken(yesterday, context)]).toEqual([true, false])
    },
  )

  test('is accepted only if the form began with it', () => {
    const context = { availableDate: '2020-01-01' }
    expect([isTaken('2020-01-01', context), isTaken('2020-01-02', context)]).toEqual([true, false])
  })
})
