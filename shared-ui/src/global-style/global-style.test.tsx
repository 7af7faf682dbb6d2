import { expect, test } from 'bun:test'
import { darkPalette, lightPalette, paletteCss } from '../tokens/palette.tsx'
import { globalCss } from './global-style.tsx'

test('it declares both themes, the font, the focus ring, and stillness for who asks for it', () => {
  const css = globalCss('/apps/shell/figtree.woff2')
  expect(css).toContain("url('/apps/shell/figtree.woff2')")
  expect(css).toContain('--color-on-primary-soft:')
  expect(css).toContain(paletteCss(lightPalette))
  expect(css).toContain(paletteCss(darkPalette))
  expect(css).toContain(':focus-visible { outline: 2px solid')
  expect(css).toContain('@media (prefers-reduced-motion: reduce)')
})

test('no variable that the components use is left undeclared', () => {
  const css = globalCss('/figtree.woff2')
  for (const [, name] of css.matchAll(/var\((--[a-z-]+)\)/g)) expect(css).toContain(`${name}:`)
})
