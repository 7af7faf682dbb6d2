import type { Page } from '@playwright/test'
import { whilePageIsOpen } from '../change-answer.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'

/** Text that identifies a part's code; the name of its file changes. */
const codeOf = {
  map: /leaflet-pane/,
  groups: /getClusterExpansionZoom/,
  filters: /SliderThumb|SelectTrigger/,
  dialog: /DialogContent/,
  form: /shouldUnregister/,
}

declare global {
  interface Window {
    /** Milliseconds since the page was opened. */
    drawnMs?: number
  }
}

const noteFirst = (page: Page, selector: string) =>
  page.addInitScript(css => {
    const isDrawn = () => !document.querySelector('#first-paint') && document.querySelector(css)
    new MutationObserver((_, observer) => {
      if (!isDrawn()) return
      window.drawnMs = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, selector)

const texts = new Map<string, string>()

/** Asked for once: its name changes with its content. */
const textOf = async (page: Page, address: string): Promise<string> => {
  const text = texts.get(address) ?? (await (await page.request.get(address)).text())
  texts.set(address, text)
  return text
}

/** No script requested before that has code that loads on demand. */
const expectLittleBefore = async (page: Page) => {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (window.drawnMs ?? 0))
      .map(({ name }) => name),
  )
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    const text = await textOf(page, address)
    for (const [part, code] of Object.entries(codeOf))
      expect(code.test(text), `${address} comes first and has the code of: ${part}`).toBe(false)
  }
}

/**
 * Holds scripts until `release` is called; after `refuse` they fail. The shell's are not held: on a busy machine one
 * came after its time limit, and the page never became live.
 */
const holdCode = async (page: Page, code: RegExp) => {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  let isRefused = false
  await page.route(/\/apps\/mf-public\/.*\.js/, route =>
    whilePageIsOpen(async () => {
      const isHeld = code.test(await textOf(page, route.request().url()))
      if (isHeld && isRefused) return route.abort()
      if (isHeld) await released
      return route.continue()
    }),
  )
  const refuse = (whether: boolean) => {
    isRefused = whether
  }
  return { release, refuse }
}

const waitForFirstFrame = async (page: Page) => {
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
}

const isSent = async (page: Page, code: RegExp): Promise<boolean> => {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => name),
  )
  const scripts = await Promise.all(addresses.map(address => textOf(page, address)))
  return scripts.some(text => code.test(text))
}

test('the list is shown before the code of the map, the filters and every dialog is requested', async ({
  page,
  world,
}) => {
  await noteFirst(page, 'main article')
  await page.goto(world.search)
  await expect(page.locator('.leaflet-container')).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Lowest rent' })).toBeVisible()
  await expectLittleBefore(page)
})

test.describe('with a connection that is slow or fails', () => {
  test.use({
    expectedComplaints: [/ERR_FAILED|is missing or altered|did not come in time/],
  })

  // Short: the list above.
  test('the filters load after the map, but before it for a person who comes near them', {
    tag: '@long',
  }, async ({ page, world }) => {
    await holdCode(page, codeOf.map)
    await page.goto(world.search)
    await waitForFirstFrame(page)
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    expect(await isSent(page, codeOf.filters)).toBe(false)
    const filters = page.getByRole('region', { name: 'Search Filters' })
    await filters.focus()
    await expect(filters.getByRole('slider', { name: 'Lowest rent' })).toBeVisible()
    await expect(filters.getByRole('button', { name: 'Collapse filters' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(filters.getByLabel('Location')).toBeFocused()
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
  })

  // Short: a map that fails to load, below.
  test('filters that fail to load leave list and map, and load on retry', { tag: '@long' }, async ({
    page,
    world,
  }) => {
    const { release, refuse } = await holdCode(page, codeOf.filters)
    refuse(true)
    await page.goto(world.search)
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t show the filters' })
    await expect(alert).toBeVisible()
    await expect(page.locator('.leaflet-container')).toBeVisible()
    refuse(false)
    release()
    await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Collapse filters' })).toBeFocused()
  })
})

// Short: the list above.
test('a home is shown before the code of its map, the form and every dialog is requested', {
  tag: '@long',
}, async ({ page, world }) => {
  await noteFirst(page, 'main h1')
  await page.goto(`/properties/${world.homes[0].id}`)
  await expect(page.locator('.leaflet-container')).toBeVisible()
  await expectLittleBefore(page)
})

// Short: prefetched.spec.ts.
test('once the page has been idle, contacting a landlord does not wait for code', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(`/properties/${world.homes[0].id}`)
  await expect.poll(() => isSent(page, codeOf.form)).toBe(true)
  await page.route(/\.js$/, () => {}) // never answers from now on
  await page.getByRole('button', { name: 'Contact' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ask a question' })
  await expect(dialog.getByLabel(/^Message/)).toBeVisible()
  await expect.poll(() => dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
})

// Short: prefetched.spec.ts.
test('people who save data get the form only when they come near it', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(`/properties/${world.homes[0].id}`)
  await expect(page.locator('.leaflet-container')).toBeVisible() // which loads just as early
  expect(await isSent(page, codeOf.form)).toBe(false)
  await page.getByRole('button', { name: 'Contact' }).hover()
  await expect.poll(() => isSent(page, codeOf.form)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true })

  // Short: shared-ui/src/dialog-on-demand.
  for (const way of ['a finger', 'the keyboard'] as const)
    test(`the filters can be opened as soon as the list is shown, by ${way}`, {
      tag: '@long',
    }, async ({ page, world }) => {
      const { release } = await holdCode(page, codeOf.filters)
      await page.goto(world.search)
      await expect(page.getByRole('article').first()).toBeVisible()
      const button = page.getByRole('button', { name: 'Filters' })
      if (way === 'a finger') await button.tap()
      else await button.press('Enter')
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(button).toBeEnabled()
      release()
      const dialog = page.getByRole('dialog', { name: /^Search Filters/ })
      await expect(dialog.getByRole('searchbox', { name: 'Location' })).toBeVisible()
      await expect(button).not.toHaveAttribute('aria-busy')
      await expect.poll(() => dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    })

  test.describe('without a connection', () => {
    test.use({ expectedComplaints: [/ERR_FAILED|is missing or altered/] })

    // Short: the map that fails, below.
    test('filters that fail to load are reported as missing, and load on retry', { tag: '@long' }, async ({
      page,
      world,
    }) => {
      const { release, refuse } = await holdCode(page, codeOf.filters)
      refuse(true)
      await page.goto(world.search)
      await expect(page.getByRole('article').first()).toBeVisible()
      const button = page.getByRole('button', { name: 'Filters' })
      await button.tap()
      await expect(toast(page, /^We couldn’t open the filters[.]/)).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      refuse(false)
      release()
      await button.tap()
      await expect(page.getByRole('dialog', { name: /^Search Filters/ })).toBeVisible()
    })

    // Short: mf-public/src/search/search-page.test.tsx.
    test('a map that fails to load is reported as missing, and loads on retry', { tag: '@long' }, async ({
      page,
      world,
    }) => {
      const { release, refuse } = await holdCode(page, codeOf.map)
      refuse(true)
      await page.goto(world.search)
      const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t show the map' })
      await expect(alert).toBeVisible()
      refuse(false)
      release()
      await alert.getByRole('button', { name: 'Try again' }).tap()
      await expect(page.locator('.leaflet-container')).toBeVisible()
    })
  })

  // Short: shared-ui/src/dialog-on-demand.
  test('the landlord can be contacted as soon as the home is shown', { tag: '@long' }, async ({
    page,
    world,
  }) => {
    const { release } = await holdCode(page, codeOf.form)
    await page.goto(`/properties/${world.homes[0].id}`)
    const button = page.getByRole('button', { name: 'Contact' })
    await button.tap()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    const dialog = page.getByRole('dialog', { name: 'Ask a question' })
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
})
