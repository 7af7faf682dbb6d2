import { expect, type Page } from '@playwright/test'
import { firstAnswersId } from '../packages/client/first-answers.ts'
import { holdFiles } from './broken-files.ts'
import { watchFirstFrame } from './first-frame.ts'
import { type LargestPaint, readLargestPaint, watchLargestPaint } from './largest-paint.ts'
import { watchShifts } from './layout-shift.ts'
import { mainControlOf, waitUntilComplete, watchUse } from './main-control.ts'
import { addressOf, hasAnswers, type Screen, screens, waitUntilFinished } from './screens.ts'

/** Call this once for a page, before opening screens. */
export const watchLoading = async (page: Page): Promise<void> => {
  await watchFirstFrame(page)
  await watchShifts(page)
  await watchLargestPaint(page)
}

/** Only these screens have their own main controls; views of them are different. */
const controlOf = (screen: Screen) => mainControlOf(screens.includes(screen) ? screen.path : '')

const waitUntilLoaded = async (page: Page): Promise<void> => {
  await waitUntilComplete(page)
  await waitUntilFinished(page)
}

/** A busy server can have the data too late. */
const openDrawn = (page: Page, screen: Screen): Promise<void> =>
  expect(async () => {
    const answer = await page.goto(addressOf(screen), { waitUntil: 'commit' })
    const isDrawn = (await answer?.text())?.includes(`id="${firstAnswersId}"`)
    if (hasAnswers(screen)) expect(isDrawn, `${screen.path} has its data`).toBe(true)
  }).toPass()

/** Waits until nothing on it is loading. */
export const openWatched = async (page: Page, screen: Screen): Promise<void> => {
  const watched = await watchUse(page, controlOf(screen))
  await openDrawn(page, screen)
  await waitUntilLoaded(page)
  await watched.dispose()
}

const isAllPainted = () =>
  window.largest !== undefined &&
  document.fonts.status === 'loaded' &&
  [...document.images]
    .filter(image => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
    .every(image => image.complete && image.naturalWidth > 0)

/**
 * Holds back the typeface until the first paint, and scripts until everything that needs none is painted, which a
 * fast machine might skip. Returns what was the largest then.
 */
export const openSlowly = async (page: Page, screen: Screen): Promise<LargestPaint | undefined> => {
  const releaseFont = await holdFiles(page, ({ pathname }) => pathname.endsWith('.woff2'))
  const releaseScripts = await holdFiles(page, ({ pathname }) => pathname.endsWith('.js'))
  await watchUse(page, controlOf(screen))
  await openDrawn(page, screen)
  await page.waitForFunction(() => window.largest)
  releaseFont()
  await page.waitForFunction(isAllPainted)
  await page.evaluate(() => new Promise(painted => requestAnimationFrame(() => setTimeout(painted, 100))))
  const drawn = await readLargestPaint(page)
  releaseScripts()
  await waitUntilLoaded(page)
  await page.waitForLoadState('networkidle')
  return drawn
}
