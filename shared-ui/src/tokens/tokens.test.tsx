import { describe, expect, test } from 'bun:test'
import { type ColorName, darkPalette, lightPalette, paletteCss } from './palette.tsx'
import { color } from './tokens.tsx'

const surfaces: ColorName[] = ['canvas', 'surface', 'sunken', 'raised', 'hover']
const textOnSurfaces: ColorName[] = ['text', 'textMuted', 'primary', 'secondary', 'danger']
const textPairs: [text: ColorName, on: ColorName][] = [
  ...textOnSurfaces.flatMap(text => surfaces.map((on): [ColorName, ColorName] => [text, on])),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onPrimarySoft', 'primarySoft'],
  ['onSecondary', 'secondary'],
  ['onSecondary', 'secondaryHover'],
  ['onSecondarySoft', 'secondarySoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onDangerSoft', 'dangerSoft'],
  ['onSuccessSoft', 'successSoft'],
  ['onWarningSoft', 'warningSoft'],
]
const outlinePairs: [outline: ColorName, on: ColorName][] = surfaces.flatMap(
  (on): [ColorName, ColorName][] => [
    ['borderStrong', on],
    ['focus', on],
    ['warning', on],
  ],
)

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in the %s theme', (_theme, palette) => {
  test.each(textPairs)('%s on %s has a contrast of at least 4.5', (text, on) => {
    expect(contrastRatio(palette[text], palette[on])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(outlinePairs)('%s against %s has a contrast of at least 3', (outline, on) => {
    expect(contrastRatio(palette[outline], palette[on])).toBeGreaterThanOrEqual(3)
  })

  test('every color name refers to a variable that the theme declares', () => {
    const css = paletteCss(palette)
    for (const reference of Object.values(color)) {
      expect(css).toContain(`${reference.slice('var('.length, -1)}: `)
    }
  })
})

test('contrast of black on white is 21, of a color on itself is 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#14556b', '#14556b')).toBe(1)
})

/** The WCAG 2.2 contrast ratio (1 to 21) of two colors written as `#rrggbb`. Throws for any other notation. */
function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new Error(`Contrast can be computed only for #rrggbb, not for "${hex}". Write the color that way.`)
  }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
