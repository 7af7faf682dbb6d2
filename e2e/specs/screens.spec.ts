// One screen of each kind is opened slowly and asked everything; the others in turn, with most files cached. The long form
// asks every screen everything.
import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { desktopWidth, expectAccessible, phoneWidth, themes, widths } from '../accessibility.ts'
import { type Account, expect, test } from '../fixtures.ts'
import { readLargestPaint } from '../largest-paint.ts'
import { atAnyWidth, inOtherFonts, inWideFont, type Look, whenLoaded } from '../looks.ts'
import { openSlowly, openWatched, watchLoading } from '../open-watched.ts'
import { showToast } from '../pages/toast.ts'
import { resize } from '../resize.ts'
import { isMissing, type Screen, screens } from '../screens.ts'
import { expectUncovered } from '../uncovered.ts'
import { useWideFont } from '../wide-font.ts'
import { isFromDemonstration } from '../world.ts'

const isLong = process.env.LONG === '1'

/** What signed-in people see of screens for anyone, and other views of screens. */
const views: Screen[] = [
  { path: '/', account: 'tenant' },
  { path: '/', account: 'landlord' },
  { path: '/properties/:id', account: 'tenant' },
  { path: '/properties/:id', account: 'landlord' },
  { path: '/search?view=map&selected=:id', account: 'tenant' },
  { path: '/ai?tab=chat', account: 'tenant' },
]

/** More views for the long form. */
const moreViews = [
  '/search',
  '/search?view=list',
  '/search?view=map',
  '/people/:id',
  '/pricing',
  '/help',
  '/ai?tab=reminders',
  '/ai?tab=insights',
].map((path): Screen => ({ path, account: 'tenant' }))

/** One for each width in turn, and a form. The fourth is at the width whose largest paint is known. */
const kinds: Screen[] = [
  { path: '/', account: null },
  { path: '/search?view=map&selected=:id', account: 'tenant' },
  { path: '/properties/:id', account: 'tenant' },
  { path: '/search', account: null },
  { path: '/profile', account: 'tenant' },
]

const kindOf = (screen: Screen): number => kinds.findIndex(kind => isDeepStrictEqual(kind, screen))

const tagOf = (account: Account | null) => (isFromDemonstration(account) ? ['@demonstration'] : [])

const heightOf = (width: number) => (width < 768 ? 812 : 900)

/** Waits until no look finds anything; the story goes on if one does. */
const expectNothing = async (
  page: Page,
  screen: Screen,
  looks: Record<string, Look>,
  where = '',
): Promise<void> => {
  for (const [what, look] of Object.entries(looks))
    await expect
      .configure({ soft: true })
      .poll(() => look(page, screen), `${screen.path}: what is ${what} ${where}`)
      .toEqual([])
}

/** A share of the page's height. */
const scrolls = [0, 0.3, 0.6, 1]

const expectNothingCovered = async (page: Page, where: string): Promise<void> => {
  for (const share of scrolls) {
    await page.evaluate(to => scrollTo(0, to * document.documentElement.scrollHeight), share)
    await expectUncovered(page, `${where}, ${share * 100} % down`)
  }
}

interface Place {
  width: number
  colorScheme: (typeof themes)[number]
}

const enter = (page: Page, { width, colorScheme }: Place) =>
  Promise.all([
    page.setViewportSize({ width, height: heightOf(width) }),
    page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' }),
  ])

const openAndAsk = async (
  page: Page,
  screen: Screen,
  { depth, ...place }: Place & { depth: 'full' | 'brief' },
): Promise<void> => {
  const { width } = place
  await enter(page, place)
  const largest = await openSlowly(page, screen)
  // On narrow screens and in other views it can be beside the map; what is missing is known late.
  if (width === desktopWidth && screens.includes(screen) && !isMissing(screen))
    expect(await readLargestPaint(page), 'the largest paint needs no script').toEqual(largest)
  await expectNothing(page, screen, whenLoaded, `at ${width} px`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page, { width, depth })
}

/** Opens it at each place, and stays at the last one for what needs no other visit. */
const askEverything = async (page: Page, screen: Screen, places: Place[], widths: number[]) => {
  const atEach = async (all: number[], look: (where: string) => Promise<void>) => {
    for (const each of all) {
      await resize(page, each, heightOf(each))
      await look(`at ${each} px`)
    }
  }
  await watchLoading(page)
  for (const [index, place] of places.entries())
    await openAndAsk(page, screen, { ...place, depth: isLong && index === 0 ? 'full' : 'brief' })
  await expectNothing(page, screen, { 'in a font of the machine': inOtherFonts })
  await atEach(widths, async where => {
    await expectNothing(page, screen, atAnyWidth, where)
    await expectNothingCovered(page, where)
  })
  await showToast(page)
  // What a toast covers hangs on whether the screen is narrow.
  await atEach([...new Set([Math.min(...widths), Math.max(...widths)])], where =>
    expectNothingCovered(page, `by a toast ${where}`),
  )
  await useWideFont(page)
  await atEach(widths, where => expectNothing(page, screen, inWideFont, `in a wide font ${where}`))
}

/** Another one for each screen of a row. */
const placeAt = (index: number): Place => ({
  width: widths[index % widths.length] ?? phoneWidth,
  // The other theme each time a width comes again.
  colorScheme: themes[(index + Math.floor(index / widths.length)) % themes.length] ?? 'light',
})

/** Where the long form opens every screen. */
const starts: Place[] = [
  { width: desktopWidth, colorScheme: 'dark' },
  { width: phoneWidth, colorScheme: 'light' },
]

const all = [...screens, ...views]

const addStory = (screen: Screen, where: string, tag: string[], places: Place[], widths: number[]) =>
  test.describe(() => {
    test.use({ expectedComplaints: isMissing(screen) ? [/404 \(Not Found\)/] : [] })

    test(`${screen.path} loads well, fits and is accessible for a ${screen.account ?? 'visitor'} ${where}`, {
      tag: [...tag, ...tagOf(screen.account)],
    }, async ({ page, signInAs }) => {
      if (screen.account) await signInAs(screen.account)
      await askEverything(page, screen, places, widths)
    })
  })

for (const screen of kinds) {
  const place = placeAt(kindOf(screen))
  const where = `at ${place.width} px in the ${place.colorScheme} theme`
  addStory(screen, where, [], [place], [...new Set([place.width, 320])])
}

for (const screen of [...all, ...moreViews])
  addStory(screen, 'at every width in both themes', ['@long'], starts, [...widths, 1280])

for (const account of new Set(all.map(screen => screen.account))) {
  const others = all.filter(screen => screen.account === account && kindOf(screen) < 0)
  if (others.length > 0)
    test.describe(() => {
      test.use({ expectedComplaints: others.some(isMissing) ? [/404 \(Not Found\)/] : [] })

      test(`${others.length} more screens of a ${account ?? 'visitor'} load well and fit, and their links lead to pages`, {
        tag: tagOf(account),
      }, async ({ page, signInAs }) => {
        test.setTimeout(300_000)
        if (account) await signInAs(account)
        await watchLoading(page)
        for (const [index, screen] of others.entries())
          await test.step(screen.path, async () => {
            const { width, colorScheme } = placeAt(index)
            await enter(page, { width: desktopWidth, colorScheme })
            await openWatched(page, screen)
            await expectNothing(page, screen, whenLoaded)
            await resize(page, width, heightOf(width))
            await expectNothing(page, screen, atAnyWidth, `at ${width} px`)
            await expectNothingCovered(page, `at ${width} px`)
          })
      })
    })
}
