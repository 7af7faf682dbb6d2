// `bun e2e/bench/first-load.ts`: what each page costs a first visit, in scripts and in gzipped bytes. It starts its own
// portal unless `--base-url` names one; `--json` prints figures only, `--save` keeps them in first-load.json.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { demonstrationHome, demonstrationScreens } from '../demonstration.ts'
import { launchOptions } from '../machine.ts'
import { openPortal } from '../portal.ts'
import type { Screen, ShownHome } from '../screens.ts'
import { countScriptBytes, type ScriptBytes } from '../script-bytes.ts'
import { signIn } from '../sign-in.ts'

const { values: options } = parseArgs({
  options: { 'base-url': { type: 'string' }, json: { type: 'boolean' }, save: { type: 'boolean' } },
})

const measure = async (
  browser: Browser,
  baseURL: string,
  screen: Screen,
  home: ShownHome,
): Promise<ScriptBytes> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  if (screen.account) await signIn(context.request, screen.account, baseURL)
  const counted = await countScriptBytes(await context.newPage(), screen, home)
  await context.close()
  return counted
}

const { url, stop } = await openPortal(options['base-url'])
const home = await demonstrationHome(url)
const browser = await chromium.launch(launchOptions)
const figures: Record<string, ScriptBytes> = {}
for (const screen of demonstrationScreens) figures[screen.path] = await measure(browser, url, screen, home)
await browser.close()
await stop()

const json = `${JSON.stringify(figures, null, 2)}\n`
if (options.save) await writeFile(join(import.meta.dirname, '../first-load.json'), json)
if (options.json) console.log(json)
else console.table(figures)
