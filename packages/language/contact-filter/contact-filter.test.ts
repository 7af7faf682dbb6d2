import { describe, expect, test } from 'bun:test'
import emails from './cases/emails.json'
import innocent from './cases/innocent.json'
import links from './cases/links.json'
import phones from './cases/phones.json'
import phrases from './cases/phrases.json'
import socials from './cases/socials.json'
import { filterContactDetails } from './contact-filter.ts'
import { filterMessage } from './filter-message.ts'

const kindsIn = (text: string) => filterContactDetails(text).detections.map(({ kind }) => kind)

describe('what is found', () => {
  for (const [name, cases] of Object.entries({ emails, phones, links, socials, phrases })) {
    describe(name, () => {
      test.each(cases.map(({ text, kinds }) => [JSON.stringify(text), text, kinds] as const))(
        '%s',
        (_, text, kinds) => {
          expect<string[]>(kindsIn(text)).toEqual(kinds)
        },
      )
    })
  }
})

describe('what is left exactly the same', () => {
  test.each(innocent.map(text => [JSON.stringify(text), text] as const))('%s', (_, text) => {
    expect(filterContactDetails(text)).toEqual({
      text,
      detections: [],
      risk: 0,
      blocked: false,
      message: null,
    })
  })
})

describe('what is put in place of a detail', () => {
  test.each([
    ['Write to jane@gmail.com.', 'Write to [EMAIL REMOVED].'],
    ['Ring (415) 555-0123 x45 today', 'Ring [PHONE REMOVED] today'],
    ['From +44 20 7946 0958, please', 'From [PHONE REMOVED], please'],
    ['See https://sunnyflats.com/a?b=c!', 'See [WEBSITE REMOVED]!'],
    ['[photos](sunnyflats.com)', '[photos]([WEBSITE REMOVED])'],
    ['Photos: @sunny_flats.', 'Photos: [SOCIAL MEDIA REMOVED].'],
    ['Find us on Facebook', 'Find us on [SOCIAL MEDIA REMOVED]'],
    ['Call me or write to jane@gmail.com', 'Call me or write to [EMAIL REMOVED]'],
    ['jane dot doe at gmail dot com, or so', '[EMAIL REMOVED], or so'],
    ['Ask 4️⃣1️⃣5️⃣-5️⃣5️⃣5️⃣-0️⃣1️⃣2️⃣3️⃣ 😀', 'Ask [PHONE REMOVED] 😀'],
    ['Gern j a n e @ g m a i l . c o m 😀', 'Gern [EMAIL REMOVED] 😀'],
    ['Ring four one five five five five oh one two three now', 'Ring [PHONE REMOVED] now'],
  ])('%s', (text, cleaned) => {
    expect(filterContactDetails(text).text).toBe(cleaned)
  })

  test('spans refer to the original text, even after surrogate pairs and long expansions', () => {
    const text = '😀 ﷺ ½ ｊａｎｅ＠ｇｍａｉｌ．ｃｏｍ 😀'
    const [detection] = filterContactDetails(text).detections
    expect(text.slice(detection?.start, detection?.end)).toBe('ｊａｎｅ＠ｇｍａｉｌ．ｃｏｍ')
  })

  test('overlapping details become one, of the strongest kind', () => {
    expect(filterContactDetails('https://jane@gmail.com/x')).toMatchObject({
      text: '[EMAIL REMOVED]',
      detections: [{ kind: 'email', start: 0, end: 24 }],
      risk: 20,
    })
  })
})

describe('links to our own origin', () => {
  const ownOrigin = 'https://rental.example'
  const cleaned = (text: string) => filterContactDetails(text, { ownOrigin }).text

  test.each([
    'https://rental.example/properties/0192f7e0-4155-7550-8123-0123456789ab',
    'https://Rental.Example/search?north=37.8044&south=37.7000&minRent=1000',
    'rental.example/search',
  ])('%s is not a contact detail', text => {
    expect(cleaned(text)).toBe(text)
  })

  test.each([
    ['https://rental.example.evil.com/x', '[WEBSITE REMOVED]'],
    ['https://rental.example@evil.com', '[EMAIL REMOVED]'],
    ['https://notrental.example', '[WEBSITE REMOVED]'],
    ['https://rental.example/?to=evil.com', 'https://rental.example/?to=[WEBSITE REMOVED]'],
    ['https://rental.example/jane@gmail.com', 'https://rental.example/[EMAIL REMOVED]'],
  ])('%s hides nothing behind it', (text, expected) => {
    expect(cleaned(text)).toBe(expected)
  })

  test('an invalid origin is ignored', () => {
    expect(filterContactDetails('https://sunnyflats.com', { ownOrigin: 'nowhere' }).text).toBe(
      '[WEBSITE REMOVED]',
    )
  })
})

describe("the portal's own chat", () => {
  const invitations = [
    'Contact',
    'Contact me',
    'Please reach out to us',
    'You can always write to me',
    'Ask me',
    'Send me a message',
    'It is best to get in touch',
  ]
  const places = [
    'the in-app chat',
    'in-app messaging',
    'the built-in messenger',
    "the platform's chat",
    "the portal's own inbox",
    'my inbox here',
    'messages on this platform',
    'this portal',
    'the message button',
  ]
  const pointers = invitations.flatMap(invitation =>
    places.flatMap(place =>
      ['via', 'through', 'using', 'in'].flatMap(way =>
        ['', '.', ' please.', ' only, thanks!'].map(end => `${invitation} ${way} ${place}${end}`),
      ),
    ),
  )
  const found = (text: string) => [
    ...kindsIn(text),
    ...filterMessage(text, []).detections.map(({ kind }) => kind),
  ]

  test('is no way outside, however people point to it', () => {
    expect(pointers.filter(text => found(text).length > 0)).toEqual([])
    expect(pointers.filter(text => found(`The home is free in May. ${text}`).length > 0)).toEqual([])
  })

  test.each([
    ['Contact via the in-app chat or 415-555-0123', 'phone'],
    ['Contact via the in-app chat, then call me', 'phrase'],
    ['Contact via the in-app chat. I am on Telegram as sunnyhomessf.', 'social'],
    ['Contact me outside of the platform', 'phrase'],
    ['We can finish this off the app, contact via the in-app chat', 'phrase'],
    ['Contact sunnyhomessf via the chat on insta', 'social'],
  ])('hides nothing beside it: %s', (text, kind) => {
    expect<string[]>(kindsIn(text)).toContain(kind)
  })
})
