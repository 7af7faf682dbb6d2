// Every machine renders text in the same fonts: the portal's Figtree, and those of the stories.
import type { Page } from '@playwright/test'
import * as sitePaths from '../../packages/contract/site-paths.ts'
import { expect, test } from '../fixtures.ts'
import { waitUntilFinished } from '../screens.ts'

/** The fonts that Chromium really used for these elements, by their file names. The page's own Figtree is not included. */
const fontsOfMachine = async (page: Page, selector = 'body *'): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const all = { nodeId: root.nodeId, selector }
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', all)
  const names = new Set<string>()
  for (const nodeId of nodeIds) {
    const answer = await devtools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => null) // it is gone
    for (const { isCustomFont, postScriptName } of answer?.fonts ?? [])
      if (!isCustomFont) names.add(postScriptName)
  }
  await devtools.detach()
  return [...names].sort()
}

/** Renders text in each style; returns its fonts. */
const fontsDrawn = async (page: Page, styles: string[]): Promise<string[]> => {
  await page.evaluate(given => {
    const lines = given.map(style => {
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

test('until Figtree has loaded, text is in Arial or a font of its width, and in its own bold', async ({
  page,
}) => {
  await page.goto(sitePaths.help)
  await waitUntilFinished(page)
  const [bold, regular] = await fontsDrawn(page, [
    "font: 400 16px 'Figtree Fallback'",
    "font: 700 16px 'Figtree Fallback'",
  ])
  // Only on Linux can Chromium be limited to certain fonts; other systems have Arial itself.
  if (process.platform === 'linux') expect([regular, bold]).toEqual(['Arimo-Regular', 'Arimo-Bold'])
  else
    expect([regular, bold]).toEqual([expect.stringMatching(/^Arial/), expect.stringMatching(/^Arial.*Bold/)])
})

if (process.platform === 'linux') {
  // Short: the next one.
  test('no page uses a font of the machine', { tag: '@long' }, async ({ page }) => {
    for (const path of [
      sitePaths.home,
      sitePaths.auth,
      sitePaths.pricing,
      sitePaths.help,
      sitePaths.cookies,
    ]) {
      await page.goto(path)
      await waitUntilFinished(page)
      const others = (await fontsOfMachine(page)).filter(name => !/^(Arimo|Cousine)-/.test(name))
      expect([path, others]).toEqual([path, []])
    }
    expect(await fontsOfMachine(page)).toContain('Cousine-Bold') // cookie names are shown as code
  })

  test('a font of the machine is not found, whatever asks for it', async ({ page }) => {
    const names = [
      "'DejaVu Sans'",
      "'Liberation Serif'",
      'Ubuntu',
      'system-ui',
      'serif',
      'cursive',
      'sans-serif',
    ]
    await page.goto(sitePaths.help)
    await waitUntilFinished(page)
    const styles = names.map(name => `font-family: ${name}`)
    // Words that the page draws again in the meantime have no fonts yet.
    await expect.poll(() => fontsDrawn(page, styles)).toEqual(['Arimo-Regular'])
    await expect.poll(() => fontsDrawn(page, ['font-family: monospace'])).toEqual(['Cousine-Regular'])
  })
}
