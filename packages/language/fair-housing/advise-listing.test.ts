import { describe, expect, test } from 'bun:test'
import { adviseListing } from './advise-listing.ts'

const advised: [text: string, found: string][] = [
  ['Quiet building, adults only.', 'adults only'],
  ['Sorry, no children in this house', 'no children'],
  ['A child-free community with a pool', 'child-free'],
  ['Not suitable for small children', 'Not suitable for small children'],
  ['Two bedrooms, max one child', 'max one child'],
  ['Perfect for a Christian couple', 'Perfect for a Christian couple'],
  ['Ideal for young professionals', 'Ideal for young professionals'],
  ['Looking for a mature couple', 'Looking for a mature couple'],
  ['Great for empty nesters', 'Great for empty nesters'],
  ['A studio, singles only', 'singles only'],
  ['Catholic family preferred', 'Catholic family preferred'],
  ['No Muslims please', 'No Muslims'],
  ['In a lovely white neighborhood', 'white neighborhood'],
  ['Hispanics only', 'Hispanics only'],
  ['Dark-skinned people need not ask', 'Dark-skinned people'],
  ['American tenants only', 'American tenants only'],
  ['Tenants must speak English', 'must speak English'],
  ['No foreigners, no parties', 'No foreigners'],
  ['US citizens only', 'US citizens only'],
  ['Female tenants preferred', 'Female tenants preferred'],
  ['Ladies only; shared garden', 'Ladies only'],
  ['Straight couples only', 'Straight couples only'],
  ['No gays', 'No gays'],
  ['Able-bodied people, as there are stairs', 'Able-bodied'],
  ['No wheelchairs', 'No wheelchairs'],
  ['You must be able to climb stairs', 'must be able to climb stairs'],
  ['No emotional support animals', 'No emotional support animals'],
  ['No Section 8', 'No Section 8'],
  ['Housing vouchers are fine, but you must be employed', 'must be employed'],
  ['Working professionals only', 'Working professionals only'],
]

const harmless = [
  'A family room next to the kitchen',
  'Walking distance to church, school and park',
  'A master bedroom with a walk-in closet',
  'A bachelor apartment of 400 square feet',
  'A white kitchen, black appliances and brown carpet',
  'Near the Jewish museum and a Mexican restaurant',
  'No pets and no smoking',
  'Wheelchair ramp at the door, elevator inside',
  'A quiet street with mature trees',
  'Kids will love the playground across the street',
  'Single-family home with a garden',
  'French doors lead to the deck',
  'Housing vouchers are welcome',
  'Third-floor walk-up with a great view',
  'A mother-in-law unit in the back',
  'Suitable for up to four people',
  'Service animals are welcome',
  'The first home on Irish Hill',
  'Great for entertaining, with an open plan',
]

describe('words that choose people are found, with a better sentence', () => {
  test.each(advised)('%s', (text, found) => {
    const advice = adviseListing(text)
    expect(advice.map(each => each.found)).toEqual([found])
    for (const { start, end, why, better } of advice) {
      expect(text.slice(start, end)).toBe(found)
      expect(why).toMatch(/Fair Housing Act|housing voucher/)
      expect(adviseListing(better)).toEqual([])
    }
  })
})

describe('words about the home are not', () => {
  test.each(harmless)('%s', text => {
    expect(adviseListing(text)).toEqual([])
  })
})

test('several are found in order, without overlaps', () => {
  const text = 'Adults only, no Section\u00a08, ideal for one Christian couple.'
  expect(adviseListing(text).map(({ found }) => found)).toEqual([
    'Adults only',
    'no Section\u00a08',
    'Christian couple',
  ])
})
