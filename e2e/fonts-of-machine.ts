import type { Page } from '@playwright/test'

/** The fonts' file names, without the page's own Figtree. */
export const fontsOfMachine = async (page: Page, selector = 'body *'): Promise<string[]> => {
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
