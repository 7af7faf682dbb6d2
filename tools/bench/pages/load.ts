// `npm run bench -- load`: what a first visit to each page costs, and how soon the page can be used. It starts its own
// portal, opens every screen five times in a Chromium without a cache, slowed down (see `slow`), and prints medians.
// `--pages /auth,/search` measures only these pages. `--runs 1` is quicker, and `--runs 0` only measures sizes (times stay
// empty). `--width 375` is a phone. `--base-url` uses a running portal. `--budgets` writes the measured sizes plus 2 % to
// budgets.json, for all pages without an agreed figure. Times mean little while other programs use the processor.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { demonstrationHome, demonstrationScreens } from '../../../e2e/demonstration.ts'
import { launchOptions } from '../../../e2e/machine.ts'
import { openPortal } from '../../../e2e/portal.ts'
import type { Screen } from '../../../e2e/screens.ts'
import { sumOf } from '../../../e2e/script-bytes.ts'
import { saveBudgets } from './budgets.ts'
import { machineLine, type PageFigures, tableOf } from './figures.ts'
import { type Place, scriptsOf, type Visit, visit } from './visit.ts'

const { values: options } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    width: { type: 'string', default: '1440' },
    budgets: { type: 'boolean', default: false },
  },
})
const runs = Number(options.runs)
const paths = options.pages?.split(',')
const screens = demonstrationScreens.filter(({ path }) => !paths || paths.includes(path))
const unknown = paths?.filter(path => !screens.some(screen => screen.path === path)) ?? []
if (unknown.length > 0) {
  console.error(
    `No screen is ${unknown.join(', ')}: choose from ${demonstrationScreens.map(({ path }) => path).join(', ')}`,
  )
  process.exit(1)
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const measure = async (place: Place, screen: Screen): Promise<PageFigures> => {
  const scripts = await scriptsOf(place, screen)
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(place, screen))
  const middle = (name: Exclude<keyof Visit, 'largestElement' | 'moved'>) =>
    median(visits.map(one => one[name]))
  const figures: PageFigures = {
    path: screen.path,
    use: sumOf(scripts, 'use'),
    map: sumOf(scripts, 'map'),
    requests: middle('requests'),
    largestPaint: middle('largestPaint'),
    usable: middle('usable'),
    mainThread: middle('mainThread'),
    response: middle('response'),
    laterResponse: middle('laterResponse'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
  }
  const { largestElement, moved } = visits[0] ?? { largestElement: 'not measured', moved: [] }
  console.log(`${screen.path}: ${(figures.use.bytes / 1000).toFixed(1)} kB; largest paint: ${largestElement}`)
  for (const what of moved) console.log(`  moved: ${what}`)
  return figures
}

const { url, stop } = await openPortal(options['base-url'])
const browser = await chromium.launch(launchOptions)
try {
  const place: Place = { browser, url, home: await demonstrationHome(url), width: Number(options.width) }
  const figures: PageFigures[] = []
  for (const screen of screens) figures.push(await measure(place, screen))
  console.log(`${machineLine(browser.version(), runs, place.width)}\n\n${tableOf(figures)}`)
  if (options.budgets) await saveBudgets(figures)
} finally {
  await browser.close()
  await stop()
}
