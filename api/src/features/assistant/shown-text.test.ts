import { describe, expect, test } from 'bun:test'
import { growthOf, linear } from '@portal/server/test/growth'
import { howMany } from '@portal/server/test/length'
import { GrowingText, linkedPaths } from './shown-text.ts'

const home = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b'
const other = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c'
const foundId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d'
const rules = {
  known: {
    homes: new Map([[home, {}]]),
    ids: new Set([foundId]),
  },
  own: { ownOrigin: 'https://portal.example', ownAddresses: ['help@bay-homes.com'] },
}

/** Feeds the text in pieces of one size; returns what was sent, and the whole. */
const grown = (text: string, size: number) => {
  const pieces: string[] = []
  const growing = new GrowingText(rules, piece => pieces.push(piece))
  for (let at = 0; at < text.length; at += size) growing.add(text.slice(at, at + size))
  growing.end()
  return { pieces, whole: growing.whole() }
}

const shown = (text: string) => grown(text, text.length).whole

describe('a link', () => {
  test.each([
    `[Sunny flat](/properties/${home})`,
    '[How to ask](/help/inquiries)',
    '[Staying safe](/help/staying-safe)',
    '[your requests](/maintenance/requests)',
    '[homes in Oakland](/search?location=Oakland%2C+CA&bedrooms=2)',
    '[your messages](/messages)',
    '[what you share](/profile/sharing)',
    `[Ada](/messages/${foundId})`,
    `[the offer](/tenancies/${foundId})`,
    `[your application](/applications/${foundId})`,
    `[their application](/landlord/applications/${foundId})`,
    `[the inquiry](/landlord/inquiries?inquiry=${foundId})`,
    `[your home](/landlord/properties/${foundId})`,
    `[edit it](/landlord/properties/${foundId}/edit)`,
  ])('%s is ours, and stays', link => {
    expect(shown(`Look at ${link}.`)).toBe(`Look at ${link}.`)
  })

  test('to our own origin becomes a path', () => {
    expect(shown(`[flat](https://portal.example/properties/${home})`)).toBe(`[flat](/properties/${home})`)
  })

  test.each([
    `[words](/properties/${other})`,
    `[words](/messages/${other})`,
    `[words](/messages/${foundId}/more)`,
    `[words](/landlord/properties/${other}/edit)`,
    '[words](/auth?next=/search)',
    '[words](/unsubscribe)',
    '[words](/help/made-up)',
    '[words](/no-such-page)',
    '[words](/properties/../auth)',
    '[words](//evil.example)',
    '[words](/\\evil.example)',
    '[words](https://evil.example/a_(b) "title")',
    '[words](javascript:alert(1))',
    '[words](data:text/html,hello)',
    '[words](<https://evil.example>)',
    '![words](/search)',
    '![words](https://evil.example/a.png)',
  ])('%s is only its words', link => {
    expect(shown(link)).toBe('words')
  })

  test.each([
    '[a](\nhttps://evil.example)',
    '[a [b](/x)](/search)',
    '[a][1]\n\n[1]: //evil.example',
    '<javascript:alert(1)>',
    '<a href="//evil.example">a</a>',
    '[a\nb](//evil.example)',
    '[[a]](//evil.example)',
  ])('%j is none', text => {
    expect(linkedPaths(shown(text))).toEqual([])
    expect(shown(text)).not.toMatch(/\]\((?!\/search)|\]:|<\w/)
  })
})

test('the operator’s address stays', () => {
  expect(shown('Email [help@bay-homes.com](mailto:help@bay-homes.com).')).toBe('Email help@bay-homes.com.')
})

describe('a growing text', () => {
  const text = [
    `There are two homes. **Sunny flat**: [Sunny flat near the park](/properties/${home}), $3,200 a month.`,
    'Write to ada.lovelace@example.org or call (415) 555-0137 if you like, [or look](https://evil.example/a).',
    '- one\n- two [x](https://evil.example/b)\n- three <b>3</b>',
  ].join('\n\n')

  test.each([1, 3, 7, 50, 1000])('in pieces of %d is streamed as the whole is shown', size => {
    const { pieces, whole } = grown(text, size)
    expect(pieces.join('').trim()).toBe(whole)
    expect(whole).toContain(`[Sunny flat near the park](/properties/${home})`)
  })

  test('never shows a piece of what is removed', () => {
    const { pieces } = grown(text, 1)
    let soFar = ''
    for (const piece of pieces) {
      soFar += piece
      expect(soFar).not.toMatch(/ada|lovelace|@|\(?415|555|evil|\]\(h/)
    }
  })

  test('starts streaming after a few words', () => {
    const pieces: string[] = []
    const growing = new GrowingText(rules, piece => pieces.push(piece))
    growing.add('There are two homes that you may like in Oakland, ')
    expect(pieces).toEqual(['There are two '])
  })

  test('never shows the rest of a detail that is split over lines, and is right at the end', () => {
    const { pieces, whole } = grown('Write to ada.lovelace@\nexample.org, or do not.', 3)
    expect(pieces.join('')).not.toContain('example.org')
    expect(whole).not.toContain('lovelace')
  })

  test('is filtered in a time that grows only with its length, however long its lines are', async () => {
    const items = howMany(20, 60)
    const item = '**Sunny flat**: [near the park](/search), $3,200 a month, call (415) 555-0137'
    for (const between of ['\n', ' '])
      expect(
        await growthOf(share => grown(Array.from({ length: items * share }, () => item).join(between), 4)),
      ).toBeLessThanOrEqual(linear)
  })
})
