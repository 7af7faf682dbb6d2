// Opens every story in Chromium, in both themes, and runs axe's accessibility checks: `bun run stories:check [folder for pictures]`.
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { $ } from 'bun'
import { chromium, type Page } from 'playwright-core'
import { ownFonts } from './own-fonts.ts'
import { serveStories } from './serve-stories.ts'

const widths = [320, 375, 1440]
/** Rules of whole pages; also, an open list hides the page behind it, where axe cannot see the focus trap. */
const rulesOfPages = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'document-title',
  'aria-hidden-focus',
]

const pictures = process.argv[2]
await $`storybook build --quiet --output-dir dist/stories`.cwd(join(import.meta.dir, '..')).quiet()
const { server, stories } = await serveStories(join(import.meta.dir, '../dist/stories'))
const browser = await chromium.launch({
  executablePath: Bun.which('chromium') ?? Bun.which('google-chrome') ?? chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  env: { ...process.env, ...ownFonts },
})
const context = await browser.newContext({ reducedMotion: 'reduce' })
const page = await context.newPage()
const barriers: string[] = []
let drawn = ''
page.on('pageerror', error => barriers.push(`${drawn}: ${error.message}`))
for (const story of stories) {
  for (const theme of ['light', 'dark']) {
    drawn = `${story} (${theme})`
    await page.goto(`${server.url}iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`)
    await page.locator(`html.${theme} #storybook-root > main`).waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    barriers.push(...(await findBarriers(page)).map(barrier => `${drawn}: ${barrier}`))
  }
}
await browser.close()
await server.stop()
console.log(`${stories.length} stories in two themes: ${barriers.length} barriers`)
for (const barrier of barriers) console.error(barrier)
process.exit(barriers.length > 0 ? 1 : 0)

async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(rulesOfPages).analyze()
  const barriers = violations.map(
    ({ id, help, nodes }) => `${help} [${id}] at ${nodes.map(node => node.target).join(' ')}`,
  )
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) barriers.push(`${overflow} px wider than a screen of ${width} px`)
    if (pictures) await page.screenshot({ path: join(pictures, `${drawn}-${width}.png`), fullPage: true })
  }
  return barriers
}
