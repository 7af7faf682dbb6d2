import type { Page } from '@playwright/test'
import * as sitePaths from '../../packages/contract/site-paths.ts'
import { expect, test } from '../fixtures.ts'
import { fontsOfMachine } from '../fonts-of-machine.ts'
import { waitUntilFinished } from '../screens.ts'

/** Returns the fonts. */
const fontsDrawn = async (page: Page, styles: string[]): Promise<string[]> => {
  await page.evaluate(declarations => {
    const lines = declarations.map(style => {
      const line = document.createElement('p')
      line.style.cssText = style
      line.textContent = 'A home in Springfield'
      return line
    })
    const drawn = document.createElement('div')
    drawn.id = 'drawn'
    drawn.append(...lines)
    document.querySelector('#drawn')?.remove()
    document.body.append(drawn)
  }, styles)
  return fontsOfMachine(page, '#drawn *')
}

/** Compares Figtree with its fallback, at every weight in use. */
const differencesOf = (page: Page) =>
  page.evaluate(async () => {
    const words = (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ')
    const { href } = document.querySelector<HTMLLinkElement>('link[as="font"]') ?? { href: '' }
    // The page's own declaration is optional, so Figtree is not used if it loads late.
    document.fonts.add(await new FontFace('Sure', `url(${href})`, { weight: '300 900' }).load())
    const measure = (family: string, weight: number) => {
      const line = document.createElement('span')
      line.style.cssText = `font: ${weight} 16px '${family}', monospace; position: absolute; white-space: nowrap`
      line.textContent = words
      document.body.append(line)
      const { width, height } = line.getBoundingClientRect()
      line.remove()
      return { width, height }
    }
    return [400, 500, 600, 700].map(weight => {
      const figtree = measure('Sure', weight)
      const fallback = measure('Figtree Fallback', weight)
      return { width: fallback.width / figtree.width, height: fallback.height - figtree.height }
    })
  })

test('until Figtree has loaded, text is in Arial or a font of its width, and as wide and as high as in Figtree', async ({
  page,
}) => {
  await page.goto(sitePaths.help)
  await waitUntilFinished(page)
  for (const { width, height } of await differencesOf(page)) {
    expect(Math.abs(width - 1)).toBeLessThan(0.02)
    expect(height).toBe(0)
  }
  const fallbacks = [400, 700].map(weight => `font: ${weight} 16px 'Figtree Fallback'`)
  // Only on Linux can Chromium be limited to certain fonts; other systems have Arial itself.
  if (process.platform !== 'linux') {
    const arial = [expect.stringMatching(/^Arial.*Bold/), expect.stringMatching(/^Arial/)]
    await expect.poll(() => fontsDrawn(page, fallbacks)).toEqual(arial)
    return
  }
  // Words that the page draws again in the meantime have no fonts yet.
  await expect.poll(() => fontsDrawn(page, fallbacks)).toEqual(['Arimo-Bold', 'Arimo-Regular'])
  await test.step('a font of the machine is not found, whatever asks for it', async () => {
    const names = [
      "'DejaVu Sans'",
      "'Liberation Serif'",
      'Ubuntu',
      'system-ui',
      'serif',
      'cursive',
      'sans-serif',
    ]
    const styles = names.map(name => `font-family: ${name}`)
    await expect.poll(() => fontsDrawn(page, styles)).toEqual(['Arimo-Regular'])
    await expect.poll(() => fontsDrawn(page, ['font-family: monospace'])).toEqual(['Cousine-Regular'])
  })
})
