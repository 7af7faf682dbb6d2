// `npm run bench -- switch`: the time from a click on a link to the other app's first frame on the screen, when both
// apps were visited before, at full speed and with the processor four times slower. Besides wall time it prints the main thread's
// time, which other programs do not affect. `--rounds 5` sets the repetitions, and `--base-url` uses a running portal.
import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../../e2e/machine.ts'
import { Header } from '../../../e2e/pages/header.ts'
import { openPortal } from '../../../e2e/portal.ts'
import { signIn } from '../../../e2e/sign-in.ts'
import { openStreetMapTiles, tile } from '../../../e2e/tile.ts'

const { values: options } = parseArgs({
  options: { 'base-url': { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
const rounds = Number(options.rounds)

/** Links in a tenant's header, each to a different app, and a sign that the page is there. */
const stops = [
  { link: 'Find a home', heading: 'Property List' },
  { link: 'Maintenance', heading: 'Maintenance Requests' },
  { link: 'AI hub', heading: 'AI Intelligence Hub' },
]

interface Switch {
  /** The times of the click, of the first frame and of its paint; performance.now(). */
  pressed: number
  drawn: number
  painted: number
}

declare global {
  interface Window {
    lastSwitch?: Switch
  }
}

const watchSwitches = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let pressed = Number.NaN
    window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true })
    window.addEventListener('portal:first-frame', () => {
      const drawn = performance.now()
      // Runs after the frame that shows it.
      requestAnimationFrame(() =>
        setTimeout(() => (window.lastSwitch = { pressed, drawn, painted: performance.now() })),
      )
    })
  })

const threadTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

const { url, stop } = await openPortal(options['base-url'])
const browser = await chromium.launch(launchOptions)
try {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  await context.route(openStreetMapTiles, route => route.fulfill({ contentType: 'image/png', body: tile }))
  await signIn(context.request, 'demonstration tenant', url)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await watchSwitches(page)
  await page.goto('/')

  const goTo = async ({ link, heading }: (typeof stops)[number]) => {
    await page.evaluate(() => (window.lastSwitch = undefined))
    const before = await threadTime(session)
    // Clicks by script, because the driver's click would first measure the page.
    await new Header(page).root
      .getByRole('link', { name: link })
      .evaluate((found: HTMLElement) => found.click())
    await page.waitForFunction(() => window.lastSwitch)
    const thread = (await threadTime(session)) - before
    const made = await page.evaluate(() => window.lastSwitch)
    await page.getByRole('main').getByRole('heading', { name: heading }).first().waitFor()
    await page.waitForLoadState('networkidle')
    if (!made) throw new Error('The switch was not measured.')
    return { drawn: made.drawn - made.pressed, painted: made.painted - made.pressed, thread }
  }
  const median = (numbers: readonly number[]): string =>
    (numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN).toFixed(0)

  for (const one of stops) await goTo(one)
  const figures: Record<string, string>[] = []
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    const made = stops.map(() => [] as Awaited<ReturnType<typeof goTo>>[])
    for (let round = 0; round < rounds; round++)
      for (const [index, one] of stops.entries()) made[index]?.push(await goTo(one))
    for (const [index, { link }] of stops.entries()) {
      const times = made[index] ?? []
      figures.push({
        to: link,
        processor: rate === 1 ? 'as it is' : `${rate} times slower`,
        'drawn ms': median(times.map(({ drawn }) => drawn)),
        'painted ms': median(times.map(({ painted }) => painted)),
        'main thread ms': median(times.map(({ thread }) => thread)),
      })
    }
  }
  console.table(figures)
} finally {
  await browser.close()
  await stop()
}
