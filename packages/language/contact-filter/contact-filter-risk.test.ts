import { describe, expect, test } from 'bun:test'
import { filterContactDetails } from './contact-filter.ts'
import { filterParts } from './filter-parts.ts'

const email = 'jane@gmail.com'
const phone = '415-555-0123'
const website = 'www.sunnyflats.com'
const social = '@sunny_flats'
const phrase = 'call me'

const removed =
  'Some external contact information was automatically removed. Please use our platform for all communications.'
const refused =
  'Your message contains external contact information which is not allowed. All communications must happen through the product.'

describe('risk (spec §5)', () => {
  test.each([
    [email, 0.95, 20],
    [phone, 0.9, 18],
    [website, 0.85, 15],
    [social, 0.8, 12],
    [phrase, 0.7, 10],
  ])('%s has confidence %d and risk %d', (text, confidence, risk) => {
    expect(filterContactDetails(text)).toMatchObject({ detections: [{ confidence, risk }], risk })
  })

  test.each([
    [[email, email, phrase], 50],
    [[email, phone, social], 50],
  ])('%j is allowed, at %d', (parts, risk) => {
    expect(filterContactDetails(parts.join(' – '))).toMatchObject({ risk, blocked: false, message: removed })
  })

  test.each([
    [[email, phone, website], 53],
    [[phone, phone, website], 51],
    [[email, email, social], 52],
  ])('%j is blocked, at %d', (parts, risk) => {
    expect(filterContactDetails(parts.join(' – '))).toMatchObject({ risk, blocked: true, message: refused })
  })

  test('risk is never above 100', () => {
    const text = Array.from({ length: 30 }, (_, index) => `jane${index}@gmail.com`).join(', ')
    expect(filterContactDetails(text)).toMatchObject({ risk: 100, blocked: true, message: refused })
  })

  test('a phrase stays in the text, and its author is warned without being told that something was removed', () => {
    const message = 'Please keep communication on our platform.'
    for (const text of [phrase, Array.from({ length: 5 }, () => phrase).join(' – ')])
      expect(filterContactDetails(text)).toMatchObject({ text, blocked: false, message })
    expect(filterContactDetails(`${phrase} ${email}`)).toMatchObject({ message: removed })
  })
})

describe('a listing', () => {
  const filter = (title: string, description: string, ownOrigin?: string) => {
    const { parts, ...judged } = filterParts(
      [
        { name: 'title', text: title },
        { name: 'description', text: description },
      ],
      { ownOrigin },
    )
    return { ...judged, title: parts[0]?.text, description: parts[1]?.text }
  }

  test('counts details in both its title and its description', () => {
    expect(filter(email, `${phone} and ${website}`)).toMatchObject({
      title: '[EMAIL REMOVED]',
      description: '[PHONE REMOVED] and [WEBSITE REMOVED]',
      risk: 53,
      blocked: true,
      message: refused,
    })
  })

  test.each([
    ['Call 415-555', '0123 anytime', 'Call [PHONE REMOVED]', '[PHONE REMOVED] anytime'],
    ['Sunny jane@gm', 'ail.com today', 'Sunny [EMAIL REMOVED]', '[EMAIL REMOVED] today'],
    ['Sunny flat. jane at', 'gmail dot com', 'Sunny flat. [EMAIL REMOVED]', '[EMAIL REMOVED]'],
    ['www.sunny', 'flats.com is ours', '[WEBSITE REMOVED]', '[WEBSITE REMOVED] is ours'],
    ['Insta:', 'sunny_flats', '[SOCIAL MEDIA REMOVED]', '[SOCIAL MEDIA REMOVED]'],
  ])('finds what is split over "%s" and "%s", once', (title, description, cleanTitle, cleanDescription) => {
    const listing = filter(title, description)
    expect(listing).toMatchObject({ title: cleanTitle, description: cleanDescription, blocked: false })
    expect(listing.detections).toHaveLength(1)
    expect(listing.detections[0]?.spans.map(({ name }) => name)).toEqual(['title', 'description'])
  })

  test('a split phrase counts and stays', () => {
    expect(filter('Please text', 'me')).toMatchObject({
      title: 'Please text',
      description: 'me',
      risk: 10,
    })
  })

  test('a detail in one field is not hidden by what the other holds', () => {
    expect(filter('07700 900123', '2 bedrooms, 950 sqft').title).toBe('[PHONE REMOVED]')
    expect(filter('Unit 4', 'Signal').risk).toBe(10)
  })

  test('an innocent listing is returned unchanged', () => {
    const listing = {
      title: 'Studio near 16th St. $2450',
      description: '415 sqft, 1 bath.\nIn the heart of town.',
    }
    expect(filter(listing.title, listing.description)).toEqual({
      ...listing,
      detections: [],
      risk: 0,
      blocked: false,
      message: null,
    })
  })

  test('links to our own origin are allowed in a listing too', () => {
    expect(filter('Flat', 'https://rental.example/properties/1', 'https://rental.example').risk).toBe(0)
  })
})

describe('several texts that a reader sees joined', () => {
  const filter = (...texts: string[]) => filterParts(texts.map(text => ({ name: 'amenities', text })))
  const cleaned = (...texts: string[]) => filter(...texts).parts.map(({ text }) => text)

  test.each([
    [
      ['Call 415', '555', '0137'],
      ['Call [PHONE REMOVED]', '[PHONE REMOVED]', '[PHONE REMOVED]'],
    ],
    [
      ['Pool', '', 'jane', 'at gmail', 'dot com', 'Gym'],
      ['Pool', '', '[EMAIL REMOVED]', '[EMAIL REMOVED]', '[EMAIL REMOVED]', 'Gym'],
    ],
    [
      ['jane@gm', 'ail.c', 'om'],
      ['[EMAIL REMOVED]', '[EMAIL REMOVED]', '[EMAIL REMOVED]'],
    ],
    [
      ['jane@gmail.com', 'Gym', '415-555-0137'],
      ['[EMAIL REMOVED]', 'Gym', '[PHONE REMOVED]'],
    ],
    [
      ['Please call', 'me'],
      ['Please call', 'me'],
    ],
    [
      ['Pool', 'Gym', '2 parking spots', '24/7 doorman'],
      ['Pool', 'Gym', '2 parking spots', '24/7 doorman'],
    ],
    [
      ['94110', '415 Main St', 'Unit 555', '2 baths'],
      ['94110', '415 Main St', 'Unit 555', '2 baths'],
    ],
  ])('%j become %j', (texts, expected) => {
    expect(cleaned(...texts)).toEqual(expected)
  })

  test('what is split is one detail, with the place of each piece', () => {
    const { detections, risk, message } = filterParts([
      { name: 'firstName', text: 'Jo 415' },
      { name: 'lastName', text: '555-0137 Doe' },
    ])
    expect(detections).toEqual([
      {
        kind: 'phone',
        confidence: 0.9,
        risk: 18,
        spans: [
          { part: 0, name: 'firstName', start: 3, end: 6 },
          { part: 1, name: 'lastName', start: 0, end: 8 },
        ],
      },
    ])
    expect({ risk, message }).toEqual({ risk: 18, message: removed })
  })

  test('there is one verdict on all of them', () => {
    expect(filter(email, phone, website)).toMatchObject({ risk: 53, blocked: true, message: refused })
    expect(filter()).toEqual({ parts: [], detections: [], risk: 0, blocked: false, message: null })
  })

  test('links to our own origin are allowed in each of them', () => {
    const parts = [
      { name: 'first', text: 'Hello' },
      { name: 'second', text: 'https://rental.example/properties/1' },
    ]
    expect(filterParts(parts, { ownOrigin: 'https://rental.example' }).risk).toBe(0)
  })
})
