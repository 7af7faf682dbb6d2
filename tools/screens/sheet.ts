// Puts screenshots of every screen at 375 and 1440 px in both themes on one sheet. Called by `npm run screens`.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { demonstrationHome, demonstrationScreens } from '../../e2e/demonstration.ts'
import { launchOptions } from '../../e2e/machine.ts'
import { openPortal } from '../../e2e/portal.ts'
import { openScreen, type Screen, type ShownHome, waitUntilFinished } from '../../e2e/screens.ts'
import { signIn } from '../../e2e/sign-in.ts'
import { openStreetMapTiles, tile } from '../../e2e/tile.ts'

const { values: options, positionals: beginnings } = parseArgs({
  options: { 'base-url': { type: 'string' } },
  allowPositionals: true,
})

const folder = join(import.meta.dirname, '../../test-results/screens')
const looks = [375, 1440].flatMap(width =>
  (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })),
)
type Look = (typeof looks)[number]
/** In pixels. */
const maxHeight = 1800

const nameOf = ({ path, account }: Screen, { width, colorScheme }: Look): string =>
  `${path.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${account?.split(' ').at(-1) ?? 'visitor'}-${width}-${colorScheme}.png`

/** Without motion, and with the stories' own map tiles. */
const openContext = async (browser: Browser, baseURL: string, { width, colorScheme }: Look) => {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    viewport: { width, height: width < 600 ? 812 : 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
  })
  await context.route(openStreetMapTiles, route => route.fulfill({ contentType: 'image/png', body: tile }))
  return context
}

const take = async (context: BrowserContext, screen: Screen, look: Look, home: ShownHome): Promise<void> => {
  const page = await context.newPage()
  await openScreen(page, screen, home)
  await waitUntilFinished(page)
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({
    path: join(folder, nameOf(screen, look)),
    fullPage: true,
    clip: { x: 0, y: 0, width: look.width, height: Math.min(height, maxHeight) },
  })
  await page.close()
}

const sheetOf = (shown: readonly Screen[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { margin: 24px; width: 1200px; font: 14px/1.5 sans-serif; background: #777; color: #fff }
  section { display: grid; grid-template-columns: 1fr 1fr 3fr 3fr; gap: 12px; align-items: start; margin-bottom: 32px }
  h2 { grid-column: 1 / -1; margin: 0 }
  img { width: 100%; display: block }
</style>
${shown
  .map(
    screen => `<section><h2>${screen.path} (${screen.account ?? 'visitor'})</h2>
${looks.map(look => `<a href="${nameOf(screen, look)}"><img src="${nameOf(screen, look)}" alt=""></a>`).join('\n')}</section>`,
  )
  .join('\n')}
`

/** What each person sees first. */
const startPages: Screen[] = (
  ['demonstration tenant', 'demonstration landlord', 'demonstration administrator'] as const
).map(account => ({ path: '/', account }))

const shown = [...demonstrationScreens, ...startPages].filter(
  ({ path }) => beginnings.length === 0 || beginnings.some(beginning => path.startsWith(beginning)),
)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const portal = await openPortal(options['base-url'])
const home = await demonstrationHome(portal.url)
const browser = await chromium.launch(launchOptions)
for (const look of looks)
  for (const account of new Set(shown.map(screen => screen.account))) {
    const context = await openContext(browser, portal.url, look)
    if (account) await signIn(context.request, account, portal.url)
    for (const screen of shown) if (screen.account === account) await take(context, screen, look, home)
    await context.close()
  }
await portal.stop()

const sheet = join(folder, 'sheet.html')
await writeFile(sheet, sheetOf(shown))
const page = await browser.newPage({ viewport: { width: 1248, height: 900 } })
await page.goto(`file://${sheet}`)
await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true })
await browser.close()
console.log(`${shown.length} screens, ${shown.length * looks.length} pictures: ${join(folder, 'sheet.png')}`)
