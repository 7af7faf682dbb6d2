import { chromium } from '@playwright/test'
import { launchOptions } from './machine.ts'

/**
 * `override` is "<app>@<url>". Stores the browser's state for all stories. Throws an Error of one sentence if the
 * portal rejects the override.
 */
export const keepOverride = async (origin: string, override: string): Promise<void> => {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage()
  await page.goto(`${origin}/terms?mf=${override}`)
  const banner = page.getByText(`It loads ${override.replace('@', ' from ')}`)
  const isShown = await banner.waitFor({ timeout: 30_000 }).then(
    () => true,
    () => false,
  )
  process.env.E2E_STORAGE = JSON.stringify(await page.context().storageState())
  await browser.close()
  if (!isShown)
    throw new Error(
      `${origin} does not take ${override.replace('@', ' from ')}: the app's name must be one of its registry's, and the origin must be among the portal's OVERRIDE_ORIGINS.`,
    )
}
