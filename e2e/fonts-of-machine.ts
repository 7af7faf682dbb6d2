import type { Page } from '@playwright/test'

/** The fonts' file names, without the page's own Figtree. */
export const fontsOfMachine = async (page: Page, selector = 'body *'): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const all = { nodeId: root.nodeId, selector }
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', all)
  const fontsOf = (nodeId: number) =>
    devtools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] })) // it is gone
  const answers = await Promise.all(nodeIds.map(fontsOf))
  await devtools.detach()
  const ofMachine = answers.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont)
  return [...new Set(ofMachine.map(({ postScriptName }) => postScriptName))].sort()
}
