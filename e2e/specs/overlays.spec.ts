import type { Page } from '@playwright/test'
import {
  desktopWidth,
  expectAccessible,
  expectFit,
  expectReadableInWideFont,
  goDark,
  phoneWidth,
  widthsInWideFont,
} from '../accessibility.ts'
import { test } from '../fixtures.ts'
import { type Overlay, overlays } from '../overlays.ts'
import { showToast } from '../pages/toast.ts'
import { resize } from '../resize.ts'
import { openScreen, waitUntilFinished } from '../screens.ts'
import { expectUncovered } from '../uncovered.ts'
import { isFromDemonstration } from '../world.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isAt = ({ isOnPhones }: Overlay, width: number): boolean => !isOnPhones || width < 768

const look = async (page: Page, overlay: Overlay, width: number, depth: 'brief' | 'full') => {
  await resize(page, width)
  await openScreen(page, overlay)
  await waitUntilFinished(page)
  await overlay.prepare?.(page)
  await overlay.open(page)
  await expectFit(page, width)
  await expectAccessible(page, { width, depth, without: overlay.without })
}

/** Also with a toast over it, and in the widest font. */
const expectRoom = async (page: Page, overlay: Overlay) => {
  await showToast(page)
  for (const width of [phoneWidth, desktopWidth].filter(each => isAt(overlay, each))) {
    await resize(page, width)
    await expectUncovered(page, `by a toast at ${width} px`)
  }
  await expectReadableInWideFont(
    page,
    widthsInWideFont.filter(each => isAt(overlay, each)),
  )
}

/** A repair, or a home for one, is needed. */
const tagOf = ({ account }: Overlay) => (isFromDemonstration(account) ? ['@demonstration'] : [])

/** At the width with the most possible overlaps. */
const expectForEveryone = async (page: Page, overlay: Overlay) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await look(page, overlay, phoneWidth, 'brief')
  await goDark(page)
  await expectAccessible(page, { width: phoneWidth, depth: 'contrast', without: overlay.without })
  await expectRoom(page, overlay)
}

const kinds = overlays.filter(({ isLikeAnother }) => !isLikeAnother)

for (const account of new Set(kinds.map(overlay => overlay.account))) {
  const own = kinds.filter(overlay => overlay.account === account)
  test(`${own.map(({ name }) => name).join(', ')} can be used by everyone`, {
    tag: own.flatMap(tagOf),
  }, async ({ page, signInAs }) => {
    if (account) await signInAs(account)
    for (const overlay of own) await test.step(overlay.name, () => expectForEveryone(page, overlay))
  })
}

/** The first of each is where it is opened, and the second only seen at. */
const widthsInPairs = [
  [desktopWidth, 768],
  [phoneWidth, 320],
] as const

// Short: another one that is built alike.
for (const overlay of overlays)
  test(`${overlay.name} of ${overlay.path} can be used by everyone, at every width in both themes`, {
    tag: ['@long', ...tagOf(overlay)],
  }, async ({ page, signInAs }) => {
    if (overlay.account) await signInAs(overlay.account)
    for (const [width, next] of widthsInPairs.filter(([width]) => isAt(overlay, width))) {
      await page.emulateMedia({ colorScheme: 'light' })
      await look(page, overlay, width, 'full')
      await goDark(page)
      await expectAccessible(page, { width, depth: 'contrast', without: overlay.without })
      if (isAt(overlay, next)) {
        await resize(page, next)
        await expectFit(page, next)
        await expectAccessible(page, { width: next, depth: 'brief', without: overlay.without })
      }
    }
    await expectRoom(page, overlay)
  })
