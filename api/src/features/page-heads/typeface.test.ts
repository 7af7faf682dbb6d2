import { describe, expect, test } from 'bun:test'
import { loadTypeface, type Style } from './typeface.ts'

const typeface = await loadTypeface()
const style: Style = { weight: 'bold', size: 52, fill: '#000' }

describe('lines', () => {
  const lines = (text: string) => typeface.linesOf(text, style, 548, 3)

  test('break between words, or within a word that is longer than a line', () => {
    expect(lines('Loft')).toEqual(['Loft'])
    expect(lines('Sunny two-bedroom flat near Dolores Park')).toEqual([
      'Sunny two-bedroom',
      'flat near Dolores Park',
    ])
    expect(lines('W'.repeat(15)).join('')).toBe('W'.repeat(15))
  })

  test.each(['W'.repeat(200), 'word '.repeat(40), 'i'.repeat(200), `${'W'.repeat(30)} ${'a '.repeat(60)}`])(
    'never leave the card, and say that there is more: %j',
    text => {
      const drawn = lines(text.trim())
      expect(drawn).toHaveLength(3)
      expect(drawn[2]).toEndWith('…')
      for (const line of drawn) expect(typeface.widthOf(line, style)).toBeLessThanOrEqual(548)
    },
  )
})

describe('a text', () => {
  test('keeps the letters of many languages, loses symbols, and is never drawn with letters missing', () => {
    expect(typeface.known('Ñuñoa, Łódź & Zürich')).toBe('Ñuñoa, Łódź & Zürich')
    expect(typeface.known('Loft 🏠 by the sea')).toBe('Loft by the sea')
    for (const text of ['東京', 'بيت', 'Дом', '🏠', '']) expect(typeface.known(text)).toBeNull()
  })

  test('becomes outlines without a broken number, wherever it is drawn', () => {
    for (let x = 0; x < 60; x += 0.7)
      expect(typeface.draw('WWWW AVAVA “Łódź” 1,250 ffi', x, 234 + x, style)).toMatch(
        /^<path fill="#000" d="[MLQCZ\d\s.-]+"\/>$/,
      )
  })
})
