import { describe, expect, test } from 'bun:test'
import { howMany } from '@portal/server/test/length'
import fc from 'fast-check'
import disguises from './cases/disguises.json'
import { filterContactDetails } from './contact-filter.ts'
import type { ContactKind } from './detection.ts'

/** The same texts in every run. */
const settings = { seed: 20_261_123, numRuns: howMany(75, 300) }

const kindsIn = (text: string) => filterContactDetails(text).detections.map(({ kind }) => kind)
const oneOf = (...texts: string[]) => fc.constantFrom(...texts)
const sentence = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map(words => words.join(''))

const opening = oneOf(
  '',
  'Hi, is the home still available? ',
  'The kitchen was redone in 2019. ',
  'Repair request: the sink drips again. ',
  'Great landlord, five stars. ',
  'I am a nurse with one cat. ',
)
const ending = oneOf('', '.', '. Thanks!', ', any time.', ' if you have questions.', ' for more pictures.')

const account = sentence(
  oneOf('sunny', 'oakhill', 'mission', 'maria', 'harbor', 'peterand'),
  oneOf('homes', 'rentals', 'flats', 'lofts', 'keys', 'properties'),
  oneOf('', 'sf', 'la', '_1', '88'),
)
const person = oneOf('Maria Lopez', 'Tamika Rowlands', 'Oak Hill Living', 'Peter Grabowski')
const nickname = oneOf(
  'IG',
  'ig',
  'FB',
  'TG',
  'WeChat',
  'WeChat ID',
  'KakaoTalk',
  'Viber',
  'kik',
  'Zalo',
  'Venmo',
)
const network = oneOf(
  'Instagram',
  'Facebook',
  'TikTok',
  'Snapchat',
  'LinkedIn',
  'Twitter',
  'PayPal',
  'Messenger',
)
const everyday = oneOf('Line', 'LINE', 'Signal', 'X')
const invitation = oneOf('add me on ', 'find us on ', 'I am on ', 'message me on ', 'my ', 'Our ')
const between = oneOf(' ', ': ', ' - ', ' is ', ', ')
const handle = oneOf('handle', 'username', 'screen name', 'nickname', 'tag')
const anywhere = oneOf(
  'everywhere',
  'on every app',
  'on all socials',
  'across all platforms',
  'on every network',
  'on all my socials',
)

const digits = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 2, max: 9 }),
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([first, area, second, exchange, line]) => ({
    area: `${first}${String(area).padStart(2, '0')}`,
    exchange: `${second}${String(exchange).padStart(2, '0')}`,
    line: `0${String(line).padStart(3, '0')}`,
  }))
const roman = (number: string): string =>
  [...number]
    .map(digit => ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][Number(digit)])
    .join(' ')

const numbersInParts = fc
  .tuple(digits, opening, ending)
  .chain(([{ area, exchange, line }, before, after]) =>
    fc
      .constantFrom(
        `Zip ${area}, ref ${exchange}, gate ${line}`,
        `first half ${area}${exchange.slice(0, 2)}, second half ${exchange.slice(2)}${line}`,
        `it starts with ${area}, in the middle ${exchange}, and the tail is ${line}`,
        `ends in ${line}, begins with ${area}, ${exchange} in the middle`,
        `area ${area}, then ${exchange}, and the last four are ${line}`,
        `Code A: ${area}. Code B: ${exchange}. Code C: ${line}. You know what to do`,
        `${area} for the city, ${exchange} for the street and ${line} for me`,
        `${roman(area)}, ${roman(exchange)}, ${roman(line)}`,
        `${roman(area)} then ${roman(exchange)} then ${roman(line)}`,
      )
      .map(told => `${before}${told}${after}`),
  )

const kinds: Readonly<Record<string, readonly [texts: fc.Arbitrary<string>, kind: ContactKind]>> = {
  'an account next to a nickname of its network': [
    sentence(opening, nickname, oneOf(' ', ': ', ' - '), account, ending),
    'social',
  ],
  'an account next to its network': [
    sentence(opening, invitation, network, between, account, ending),
    'social',
  ],
  "a person's name next to a network": [
    sentence(
      opening,
      oneOf('find me on ', 'my '),
      oneOf('FB', 'Facebook', 'LinkedIn'),
      oneOf(' ', ': ', ', '),
      person,
      oneOf('', '.', ', we can talk there.'),
    ),
    'social',
  ],
  'an account next to a network that is an everyday word': [
    sentence(
      opening,
      oneOf('add me on ', 'I am on ', 'my '),
      everyday,
      oneOf(': ', ' as ', ' is '),
      account,
      oneOf('', '.'),
    ),
    'social',
  ],
  'an account in the sentence of its network': [
    sentence(
      opening,
      nickname,
      oneOf(' is what I check most, ', ' works best for me, look for '),
      account,
      ending,
    ),
    'social',
  ],
  'an account that is the same everywhere': [
    sentence(
      opening,
      oneOf('my ', 'same '),
      handle,
      oneOf(' '),
      anywhere,
      oneOf(' is ', ': ', ', '),
      account,
      ending,
    ),
    'social',
  ],
  'an account before everywhere': [
    sentence(
      opening,
      oneOf("I'm ", 'look for ', 'find me as ', 'I go by '),
      account,
      oneOf(' '),
      anywhere,
      ending,
    ),
    'social',
  ],
  'a host with its letters apart': [
    sentence(
      opening,
      oneOf('w w w . ', 'w w w (.) ', ''),
      account.filter(name => /^[a-z]+$/.test(name)).map(name => name.split('').join(' ')),
      oneOf(' . ', ' (.) ', ' dot '),
      oneOf('c o m', 'n e t'),
    ),
    'website',
  ],
  'a mail address in words': [
    sentence(
      opening,
      oneOf(
        'first dot last at the big G mail',
        'my first name, a period, my last name, then the Google one',
        'write to my Gmail, which is my last name and 404 run together',
        'first initial and surname, no spaces, at yahoo',
        'put a dot between anna and kowalski and send it to hotmail',
        'anna kowalski, all one word, at the mail service that google runs',
      ),
      oneOf('', '.', '. Thanks!'),
    ),
    'email',
  ],
  'a number in named parts or in Roman numerals': [numbersInParts, 'phone'],
  'a way to pay outside': [
    sentence(
      opening,
      oneOf('You can ', 'Just ', 'Please '),
      oneOf('Zelle me', 'Venmo the deposit', 'pay by Zelle', 'use Cash App', 'pay with PayPal'),
      oneOf('', '.', ' today.'),
    ),
    'phrase',
  ],
  'a detail in a picture': [
    sentence(
      opening,
      oneOf(
        'The QR code is on ',
        'my number is on the sign in ',
        'scan the QR in ',
        'See my contact info in ',
      ),
      oneOf('picture 3', 'the last photo', 'photo number 2', 'the second picture', 'the floor plan'),
      oneOf('', '.', '. Thanks!'),
    ),
    'phrase',
  ],
  'a way to leave the portal': [
    sentence(
      opening,
      oneOf(
        'viber me',
        'just google us',
        'we can finish this off the app',
        "let's move this chat somewhere else",
        'search our company name',
      ),
      oneOf('', '.', '. Thanks!'),
    ),
    'phrase',
  ],
}

describe('a disguise without any sign', () => {
  test.each(disguises)('%s', text => {
    expect(kindsIn(text)).not.toEqual([])
  })

  for (const [name, [texts, kind]] of Object.entries(kinds)) {
    test(`${name} is found, whatever the words around it`, () => {
      fc.assert(
        fc.property(texts, text => {
          expect(kindsIn(text)).toContain(kind)
        }),
        settings,
      )
    })
  }
})

const number = (min: number, max: number) => fc.integer({ min, max }).map(String)
const innocent: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'bus lines, gas lines and clotheslines': sentence(
    oneOf('The ', 'Next to the ', 'You are on the '),
    oneOf('J line', 'bus line', 'Line 2', 'gas line', 'clothes line', 'Red Line', 'line of credit'),
    oneOf(' stops here.', ' is right outside.', ' was replaced in 2019.', ', as the neighbors say.'),
  ),
  signals: sentence(
    oneOf(
      'The traffic signal',
      'Cell phone signal',
      'Wi-Fi signal',
      'The signal in the basement',
      'The Signal Hill park',
    ),
    oneOf(' is strong.', ' is fine for calls.', ' works everywhere.', ' is two blocks away.'),
  ),
  'networks in prose': sentence(
    oneOf('Instagram', 'Facebook', 'TikTok', 'LinkedIn', 'Snapchat', 'IG', 'FB'),
    oneOf(
      ' posts of the roof',
      ' employees',
      ' shuttle stops',
      '-worthy views',
      ' fans in the family',
      ' filters',
    ),
    oneOf(' are why we moved here.', ' and good coffee nearby.', ', what more do you want?'),
  ),
  'numbers of homes': sentence(
    oneOf('Unit '),
    number(100, 999),
    oneOf(', parking '),
    number(100, 999),
    oneOf(', gate code '),
    number(1000, 9999),
    oneOf('.'),
  ),
  rents: sentence(
    oneOf('First month '),
    number(900, 4000),
    oneOf(', last month '),
    number(900, 4000),
    oneOf(', deposit '),
    number(100, 999),
    oneOf(' due at signing.'),
  ),
  'ZIP codes, sizes and years': sentence(
    oneOf('Built in '),
    number(1900, 2024),
    oneOf(', '),
    number(400, 3000),
    oneOf(' sq ft, zip '),
    number(10_000, 99_999),
    oneOf(', '),
    number(2, 40),
    oneOf(' min to the park.'),
  ),
  'Roman numerals': sentence(
    oneOf(
      'Louis XIV chairs',
      'Phase II and phase III',
      'Chapter VII, section IV',
      'World War II bricks',
      'Title IX',
      'Henry Ward III',
    ),
    oneOf(' came with the house.', ' are on page 2.', ', in case you wonder.', ' – see the lease.'),
  ),
  'QR codes in the building': sentence(
    oneOf('The QR code ', 'A QR sticker '),
    oneOf('in the lobby ', 'on the washer ', 'by the mailboxes '),
    oneOf('opens the package room.', 'starts the machine.', 'shows the recycling rules.'),
  ),
  pictures: sentence(
    oneOf('Picture 3', 'The last photo', 'The second picture'),
    oneOf(' shows the stain near the tub.', ' has the label with the model number.', ' is of the balcony.'),
  ),
  'at and dot': sentence(
    oneOf('Be there at ', 'We meet at ', 'It starts at '),
    oneOf('ten', 'noon', 'seven'),
    oneOf(' on the dot.', ' sharp, at the door with the red dot.'),
  ),
  'warnings about payments': sentence(
    oneOf('Never pay by ', 'We do not accept ', 'No ', 'I never take '),
    oneOf('Zelle', 'Venmo', 'Cash App', 'Zelle or Venmo', 'wire transfers'),
    oneOf('.', ', only through the portal.', '. Pay on the portal.'),
  ),
  'single signals': sentence(
    oneOf(
      'The same tile is everywhere',
      'New handles everywhere in the kitchen',
      'The flyer in picture 3 is old',
      'Zoom in on picture 3 to see the stain',
      'The doorman takes parcels',
      'I found it on Craigslist first',
      'I uploaded it all as one file',
      'My network runs on every floor',
      'Furnace filter 16x25x1, MERV 11',
      'Windows 47 1/4, 35 1/2, 35 1/2',
    ),
    oneOf('.', ', thanks.', ', as the neighbors say.', '. The rent is $2,450.'),
  ),
  'handles and names': sentence(
    oneOf('The door handle', 'My handle on the bathroom door', 'The oven handle', 'The user manual'),
    oneOf(' is loose.', ' is missing.', ' broke again.', ' needs a screw.'),
  ),
}

describe('innocent sentences with the same words', () => {
  for (const [name, texts] of Object.entries(innocent)) {
    test(`${name} stay unchanged`, () => {
      fc.assert(
        fc.property(texts, text => {
          expect({ text, kinds: kindsIn(text) }).toEqual({ text, kinds: [] })
        }),
        settings,
      )
    })
  }
})
