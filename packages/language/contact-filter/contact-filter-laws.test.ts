import { describe, expect, test } from 'bun:test'
import { howMany } from '@portal/server/test/length'
import fc from 'fast-check'
import emails from './cases/emails.json'
import innocent from './cases/innocent.json'
import links from './cases/links.json'
import phones from './cases/phones.json'
import phrases from './cases/phrases.json'
import socials from './cases/socials.json'
import { filterContactDetails } from './contact-filter.ts'
import { filterParts } from './filter-parts.ts'

/** The same texts in every run. */
fc.configureGlobal({ seed: 20_261_001 })
const numRuns = howMany(100, 400)
const replacements = /\[(?:EMAIL|PHONE|WEBSITE|SOCIAL MEDIA) REMOVED\]/g

const innocentText = fc.constantFrom(...innocent)
const detailed = fc.constantFrom(...emails, ...phones, ...links, ...socials, ...phrases)
const surrogate = fc.integer({ min: 0xd800, max: 0xdfff }).map(code => String.fromCharCode(code))
const scrap = fc.constantFrom(
  ...[
    '@',
    '.',
    ' ',
    '\n',
    ' at ',
    ' dot ',
    '(',
    ')',
    '+1',
    '-',
    'com',
    'gmail',
    '415',
    '5550123',
    'one ',
    '\u200b',
  ],
  ...['insta: ', 'signal', 'call me', 'www.', 'http://', 'jane', '/', ',', ':', '[EMAIL REMOVED]', '4️⃣', 'ﷺ'],
)
const anyText = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: scrap },
      { weight: 1, arbitrary: fc.oneof(surrogate, fc.string({ unit: 'binary', maxLength: 4 })) },
      {
        weight: 1,
        arbitrary: fc.oneof(
          innocentText,
          detailed.map(({ text }) => text),
        ),
      },
    ),
    { maxLength: 20 },
  )
  .map(parts => parts.join(''))

const kindsIn = (text: string) => filterContactDetails(text).detections.map(({ kind }) => kind)

describe('of any text, broken or hostile', () => {
  test('spans lie within it, in order, and do not overlap', () => {
    fc.assert(
      fc.property(anyText, text => {
        let end = 0
        for (const detection of filterContactDetails(text).detections) {
          expect(detection.start).toBeGreaterThanOrEqual(end)
          expect(detection.end).toBeGreaterThan(detection.start)
          end = detection.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns },
    )
  })

  test('what lies outside the spans stays exactly the same', () => {
    fc.assert(
      fc.property(anyText, text => {
        const { detections, text: cleaned } = filterContactDetails(text)
        let rest = cleaned
        let kept = 0
        for (const { kind, start, end } of detections) {
          if (kind === 'phrase') continue
          const before = text.slice(kept, start)
          expect(rest.startsWith(before)).toBe(true)
          rest = rest.slice(before.length).replace(/^\[[A-Z ]+ REMOVED\]/, '')
          kept = end
        }
        expect(rest).toBe(text.slice(kept))
      }),
      { numRuns },
    )
  })

  test('replacements are not taken for details when the text is filtered again', () => {
    fc.assert(
      fc.property(anyText, text => {
        const cleaned = filterContactDetails(text).text
        const again = filterContactDetails(cleaned).detections
        for (const { 0: replacement, index } of cleaned.matchAll(replacements)) {
          const found = again.filter(({ start, end }) => start < index + replacement.length && index < end)
          expect(found).toEqual([])
        }
      }),
      { numRuns },
    )
  })
})

describe('a known detail', () => {
  test('is not hidden by innocent lines before and after it', () => {
    fc.assert(
      fc.property(innocentText, detailed, innocentText, (before, { text, kinds }, after) => {
        expect<string[]>(kindsIn(`${before}\n${text}\n${after}`)).toEqual(kinds)
      }),
      { numRuns: 5 * numRuns },
    )
  })

  test('is not hidden by invisible characters', () => {
    fc.assert(
      fc.property(
        detailed,
        fc.nat(),
        fc.constantFrom('\u200b', '\u00ad', '\u2060', '\ufeff'),
        ({ text, kinds }, at, unseen) => {
          const characters = [...text]
          characters.splice(at % (characters.length + 1), 0, unseen)
          expect<string[]>(kindsIn(characters.join(''))).toEqual(kinds)
        },
      ),
      { numRuns },
    )
  })

  test('is not hidden by splitting it between two words over title and description', () => {
    fc.assert(
      fc.property(detailed, fc.nat(), ({ text, kinds }, at) => {
        const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
        const cut = spaces[at % Math.max(spaces.length, 1)] ?? text.length
        const { detections } = filterParts([
          { name: 'title', text: text.slice(0, cut) },
          { name: 'description', text: text.slice(cut + 1) },
        ])
        expect<string[]>(detections.map(({ kind }) => kind)).toEqual(kinds)
      }),
      { numRuns },
    )
  })
})
