// The largest paint needs no script, so slow scripts do not delay it.
import { expect, test } from '../fixtures.ts'
import { readLargestPaint, watchLargestPaint } from '../largest-paint.ts'
import { mainControlOf, waitUntilComplete, watchUse } from '../main-control.ts'
import { openScreen, screens } from '../screens.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)/] })

/** Screens with stored data; the long form checks all. */
const brief = ['/search', '/landlord/properties']

for (const screen of screens)
  test(`the largest paint of ${screen.path} needs no script`, {
    tag: brief.includes(screen.path) ? [] : '@long',
  }, async ({ page, signInAs }) => {
    if (screen.account) await signInAs(screen.account)
    await watchLargestPaint(page)
    await watchUse(page, mainControlOf(screen.path))
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/\.js$/, async route => {
      await held
      await route.continue()
    })
    const opened = openScreen(page, screen)
    await page.waitForFunction(() => window.largest)
    await page.waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        [...document.images]
          .filter(image => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
          .every(image => image.complete && image.naturalWidth > 0),
    )
    await page.evaluate(() => new Promise(painted => requestAnimationFrame(() => setTimeout(painted, 100))))
    const drawn = await readLargestPaint(page)

    release()
    await opened
    await waitUntilComplete(page)
    await page.waitForLoadState('networkidle')
    expect(await readLargestPaint(page)).toEqual(drawn)
  })
