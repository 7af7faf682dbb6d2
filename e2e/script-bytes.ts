// What a page costs a visitor who has nothing cached: every script that it loads, in bytes sent.
import type { Page, Response } from '@playwright/test'
import { openScreen, type Screen, type ShownHome, waitUntilFinished } from './screens.ts'

export interface ScriptBytes {
  scripts: number
  /** Of all bodies, as the server compressed them. */
  bytes: number
}

const isScript = (response: Response): boolean =>
  response.ok() && /javascript/.test(response.headers()['content-type'] ?? '')

/** Opens the screen in a browser that has loaded nothing yet, and counts until the network is idle. */
export const countScriptBytes = async (
  page: Page,
  screen: Screen,
  home?: ShownHome,
): Promise<ScriptBytes> => {
  const loaded = new Map<string, Response>()
  page.on('response', response => {
    if (isScript(response)) loaded.set(response.url(), response)
  })
  await openScreen(page, screen, home)
  await waitUntilFinished(page)
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(
    Array.from(loaded.values(), async response => (await response.request().sizes()).responseBodySize),
  )
  return { scripts: bodies.length, bytes: bodies.reduce((sum, bytes) => sum + bytes, 0) }
}
