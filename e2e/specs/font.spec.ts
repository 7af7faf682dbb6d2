// Until the typeface has loaded, text uses a fallback of the same size.
import { expect, test } from '../fixtures.ts'

test('at every weight in use, text in the fallback is as wide and as high as in Figtree', async ({
  page,
}) => {
  await page.goto('/help')
  const differences = await page.evaluate(async () => {
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
      const wanted = measure('Sure', weight)
      const instead = measure('Figtree Fallback', weight)
      return { width: instead.width / wanted.width, height: instead.height - wanted.height }
    })
  })
  for (const { width, height } of differences) {
    expect(Math.abs(width - 1)).toBeLessThan(0.02)
    expect(height).toBe(0)
  }
})
