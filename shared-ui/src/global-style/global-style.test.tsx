import { expect, test } from 'bun:test'
import { darkPalette, lightPalette, paletteCss } from '../tokens/palette.tsx'
import { fontUrl, globalCss } from './global-style.tsx'

test('it declares both themes, the font, the focus ring, and no motion for people who ask for that', () => {
  expect(fontUrl).toEndWith('.woff2')
  expect(globalCss).toContain(`url('${fontUrl}')`)
  expect(globalCss).toContain('--color-on-primary-soft:')
  expect(globalCss).toContain(paletteCss(lightPalette))
  expect(globalCss).toContain(paletteCss(darkPalette))
  expect(globalCss).toContain(':focus-visible { outline: 2px solid')
  expect(globalCss).toContain('@media (prefers-reduced-motion: reduce)')
})

test('every variable that the components use is declared', () => {
  for (const [, name] of globalCss.matchAll(/var\((--[a-z-]+)\)/g)) expect(globalCss).toContain(`${name}:`)
})
