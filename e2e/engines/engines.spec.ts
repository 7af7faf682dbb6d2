// Run by `npm run long -- engines`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { desktopWidth, phoneWidth } from '../accessibility.ts'
import { overlays } from '../overlays.ts'
import { addressOf, screens } from '../screens.ts'
import { type Account, readWorld } from '../world.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { travel } from './journeys.ts'
import { colorsOfTexts, contrastIn, faultsOfOverlay, faultsOfScreen, selectHeading } from './looks.ts'
import { EnginePage } from './page.ts'
import { openWebKit } from './webkit.ts'

const pictures = join(import.meta.dirname, '../../test-results/engines')
const engines = { Firefox: openFirefox, WebKit: openWebKit }
const widths = [phoneWidth, desktopWidth]
/** A picture of nothing but black has fewer. */
const blackBytes = 5000

for (const [name, open] of Object.entries(engines))
  test.describe(name, () => {
    let engine: Engine | undefined
    let page: EnginePage
    test.beforeAll(async ({ baseURL }) => {
      engine = await open()
      page = new EnginePage(engine, baseURL ?? '')
    })
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    test.afterEach(async ({}, { status, title }) => {
      if (status !== 'passed') await takePicture(`failed ${title}`, 0)
    })
    test.afterAll(() => engine?.stop())

    const enter = async (account: Account | null) => {
      await page.enterAs((account && readWorld().cookies[account]) ?? [])
      engine?.complaints()
    }

    const resize = (width: number) => engine?.resize(width, width === phoneWidth ? 812 : 900)

    /** Kept for people to look at. */
    const takePicture = async (what: string, width: number, theme: 'light' | 'dark' = 'light') => {
      await engine?.evaluate(`document.documentElement.className = '${theme}'`)
      await page.evaluate(async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame) // WebKit takes the last frame that it drew
      })
      let picture: Buffer = Buffer.alloc(0)
      const takeOne = async () => {
        picture = (await engine?.takePicture()) ?? picture
        // WebKit can leave its first window black until it changes.
        if (picture.length < blackBytes)
          for (const each of [...widths, width || phoneWidth]) await resize(each)
        return picture.length
      }
      await expect.poll(takeOne, 'bytes of the picture').toBeGreaterThan(blackBytes)
      const file = `${what.replaceAll(/[^\w]+/g, '-')}-${width}-${theme}.png`
      await mkdir(join(pictures, name), { recursive: true })
      await writeFile(join(pictures, name, file), picture)
      return picture
    }

    const expectGood = async (look: () => string[]) => {
      await expect.poll(() => page.evaluate(look)).toEqual([])
      expect(engine?.complaints(), 'errors in the console').toEqual([])
    }

    test('the main journeys lead to their ends', async ({ baseURL }) => {
      test.setTimeout(600_000)
      await resize(desktopWidth)
      await travel(page, baseURL ?? '', () => expectGood(faultsOfOverlay))
    })

    test('a chosen theme reaches everything on the page at once', async () => {
      await enter(null)
      await resize(desktopWidth)
      await page.goto('/terms')
      const light = await page.evaluate(colorsOfTexts)
      await page.getByRole('button', { name: 'Toggle theme' }).click()
      await expect.poll(() => page.evaluate(colorsOfTexts)).not.toEqual(light)
      const chosen = await page.evaluate(colorsOfTexts)
      await page.goto('/terms')
      expect(chosen).toEqual(await page.evaluate(colorsOfTexts))
      expect(chosen.filter((color, index) => color === light[index])).toEqual([])
    })

    test('selected text can be read in both themes', async () => {
      await enter(null)
      await resize(phoneWidth)
      await page.goto('/terms')
      for (const theme of ['dark', 'light'] as const) {
        const contrast = async () => {
          const heading = await page.evaluate(selectHeading)
          const picture = (await takePicture('selected text', phoneWidth, theme)).toString('base64')
          const compute = `(${contrastIn})(${JSON.stringify(picture)}, ${JSON.stringify(heading)})`
          return engine?.evaluate<number>(compute)
        }
        await expect.poll(contrast, theme).toBeGreaterThan(4.5) // the window's first pictures can be black
      }
    })

    for (const screen of screens)
      test(`${screen.path} is whole for a ${screen.account ?? 'visitor'}`, async () => {
        await enter(screen.account)
        for (const width of widths) {
          await resize(width)
          await page.goto(addressOf(screen))
          await takePicture(`screen ${screen.path}`, width)
          await expectGood(faultsOfScreen)
        }
      })

    for (const overlay of overlays.filter(({ prepare }) => !prepare))
      test(`${overlay.name} of ${overlay.path} is whole`, async () => {
        await enter(overlay.account)
        for (const width of overlay.isOnPhones ? [phoneWidth] : widths) {
          await resize(width)
          await page.goto(addressOf(overlay))
          await overlay.open(page)
          for (const theme of ['dark', 'light'] as const)
            await takePicture(`dialog ${overlay.name}`, width, theme)
          await expectGood(faultsOfOverlay)
        }
      })
  })
