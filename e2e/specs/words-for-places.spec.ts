import type { Page } from '@playwright/test'
import { desktopWidth, expectFit, phoneWidth } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { expect, test } from '../fixtures.ts'

const typeAndEnter = async (page: Page, text: string): Promise<void> => {
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'City or neighborhood' })
  await field.fill(text)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search/)
}

const chip = (page: Page, words: string) => page.getByRole('button', { name: `Remove ${words}`, exact: true })

const countOf = async (page: Page): Promise<number> => {
  const badge = page.getByRole('status').getByText(/^[\d,]+ propert(y|ies)$/)
  return Number.parseInt((await badge.textContent()) ?? '', 10)
}

// Short: what is understood is the API's (`understand-text.test.ts`), and the form without a script in drawn-with-answers.
test.describe('before any script runs', { tag: '@demonstration' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const [place, path, name] of [
    ['the start page', '/', 'City or neighborhood'],
    ['the header of another page', '/terms', 'Search homes'],
  ] as const)
    test(`text typed on ${place} is understood`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto(path)
      const field = page.getByRole('searchbox', { name })
      await field.fill('2 bed under 2700 in south san francisco')
      await field.press('Enter')
      await expect(page).toHaveURL(/\/search\?location=south\+san\+francisco&.*maxRent=2700/)
      await expect(page.getByRole('article')).toHaveCount(1)
    })
})

/** The counts on the map and without a location. */
const expectToAddUp = async (page: Page): Promise<void> => {
  await expect(async () => {
    const map = page.getByRole('region', { name: 'Interactive Map' })
    const words = (await map.textContent()) ?? ''
    const numberOf = (pattern: RegExp) => Number(pattern.exec(words)?.[1] ?? 0)
    const [onMap, outside, without] = [
      /(\d+) on map/,
      /(\d+) propert\w+ outside this view/,
      /(\d+) propert\w+ without/,
    ].map(numberOf)
    expect((onMap ?? 0) + (outside ?? 0) + (without ?? 0)).toBe(await countOf(page))
  }).toPass()
}

for (const width of [phoneWidth, desktopWidth])
  test.describe(`at ${width} px`, { tag: '@demonstration' }, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a misspelled place becomes the suggested one, with its own chip and a way back', {
      tag: width === phoneWidth ? [] : '@long',
    }, async ({ page }) => {
      await typeAndEnter(page, 'San Fransisco')
      await expect(chip(page, 'San Francisco, CA')).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText('San Francisco, CA')
      const exact = await countOf(page)
      await expectToAddUp(page)
      await expectFit(page, width)

      // The typed text also matches parts of names, such as South San Francisco.
      await typeAndEnter(page, 'san francisco')
      await expect(chip(page, 'san francisco')).toBeVisible()
      await expect(page.getByRole('button', { name: /instead$/ })).toHaveCount(0)
      await expect.poll(() => countOf(page)).toBeGreaterThan(exact)
      await expectToAddUp(page)
      await chip(page, 'san francisco').click()
      await expect(page).not.toHaveURL(/location=/)
      await expect(page.getByRole('group', { name: 'Filters in use' })).toHaveCount(0)

      await page.goto('/')
      const field = page.getByRole('searchbox', { name: 'City or neighborhood' })
      await field.pressSequentially('san fran')
      const option = page.getByRole('option', { name: /^San Francisco, CA/ })
      await expect(option).toContainText(`${exact} homes`)
      await option.click()
      await expect(chip(page, 'San Francisco, CA')).toBeVisible()
      await expect.poll(() => countOf(page)).toBe(exact)
    })

    // Short: the text before any script, above.
    test('wishes become filters that can be seen and removed', { tag: '@long' }, async ({ page }) => {
      await typeAndEnter(page, '2 bed under 2700 in south san francisco')
      for (const words of ['south san francisco', 'up to $2,700', '2 bedrooms'])
        await expect(chip(page, words)).toBeVisible()
      await expect.poll(() => countOf(page)).toBe(1)
      await chip(page, 'up to $2,700').focus()
      await page.keyboard.press('Enter')
      await expect(chip(page, 'up to $2,700')).toHaveCount(0)
      await expect(chip(page, '2 bedrooms')).toBeFocused()
      await expect.poll(() => countOf(page)).toBe(2)
      await expectFit(page, width)
    })

    // Short: the misspelled place above, and api/src/features/search.
    test('a short name finds its city; if it has no homes yet, the nearest are shown, and an alert is offered', {
      tag: '@long',
    }, async ({ page }) => {
      await typeAndEnter(page, 'la')
      await expect(chip(page, 'Los Angeles, CA')).toBeVisible()
      await expect(page.getByText('There are no homes in Los Angeles, CA yet.')).toBeVisible()
      const nearest = page.getByRole('region', { name: 'Nearest homes' })
      await expect(nearest.getByRole('article')).toHaveCount(4)
      await expectFit(page, width)
      await page.getByRole('button', { name: 'Notify me about new homes' }).click()
      await expect(page).toHaveURL(/\/auth\?next=/)
      await page.goBack()
      await page.getByRole('button', { name: 'Search for “la” instead' }).click()
      await expect(page).toHaveURL(/location=la(&|$)/)
      await expect(page.getByRole('article').filter({ hasText: 'Oakland, CA' }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /instead$/ })).toHaveCount(0)

      await typeAndEnter(page, 'sausalito')
      await expect(page.getByText('There are no homes in Sausalito, CA yet.')).toBeVisible()
      await expect(nearest.getByRole('article').first()).toContainText('San Francisco, CA')
    })

    // Short: the misspelled place above, and api/src/features/search.
    test('unused words are named, with the filters to drop or cities with homes', {
      tag: '@long',
    }, async ({ page }) => {
      await typeAndEnter(page, 'in unit laundry 2 bdrm condo w/ dishwasher, inner sunset, 4.2k, 2+ baths')
      for (const words of ['inner sunset', 'up to $4,200', 'condo', '2 bedrooms', 'Laundry', 'Dishwasher'])
        await expect(chip(page, words)).toBeVisible()
      const unused = page.getByText('We couldn’t use “2+ baths”')
      await expect(unused).toBeInViewport()
      expect((await boxOf(unused)).height).toBeLessThan(44)
      await expect(page.getByText('No home in inner sunset matches all of your filters.')).toBeVisible()
      await expectFit(page, width)
      await page.getByRole('link', { name: 'without “Dishwasher” (1 property)' }).click()
      await expect(chip(page, 'Dishwasher')).toHaveCount(0)
      await expect.poll(() => countOf(page)).toBe(1)
      await expect(unused).toHaveCount(0)

      await typeAndEnter(page, 'asdfghj')
      await expect(page.getByText('There are no homes for “asdfghj” yet.')).toBeVisible()
      await expect(chip(page, 'asdfghj')).toBeVisible()
      await expectFit(page, width)
      await page.getByRole('paragraph').getByRole('link', { name: 'San Francisco, CA', exact: true }).click()
      await expect(chip(page, 'San Francisco, CA')).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText('San Francisco, CA')
    })

    // Short: api/src/features/search.
    test('where a place has none that match, the nearest matches are shown', {
      tag: '@long',
    }, async ({ page }) => {
      await typeAndEnter(page, '3 bed under 4000 in oakland with a dog')
      await expect(page.getByText('No home in oakland matches all of your filters.')).toBeVisible()
      await expect(page.getByRole('link', { name: /^without “oakland” \(/ })).toBeVisible()
      const nearest = page.getByRole('region', { name: 'Nearest matches' })
      await expect(nearest.getByRole('article').first()).toContainText('Berkeley, CA')
      await expectFit(page, width)
    })

    // Short: the misspelled place above, and api/src/features/search.
    test('the map goes to the homes of a place as soon as the filters leave some', {
      tag: '@long',
    }, async ({ page, world }) => {
      const withoutPosition = world.search.replace(/&map=[^&]*/, '')
      await page.goto(`${withoutPosition}&maxRent=100`)
      await expect(page.getByRole('heading', { name: 'No properties found in this area' })).toBeVisible()
      const map = page.getByRole('region', { name: 'Interactive Map' })
      await expect(map).toContainText('0 on map')
      await chip(page, 'up to $100').click()
      await expect(map).toContainText(/[1-9]\d* on map/)
      await expect(map).not.toContainText('outside this view')
      await expectToAddUp(page)
    })

    // Short: the misspelled place above, and api/src/features/search.
    test('the filters understand a typed location, and a misspelled address leads to a question', {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto('/search?location=Oaklnd')
      await page.getByRole('link', { name: 'Oakland, CA' }).click()
      await expect(chip(page, 'Oakland, CA')).toBeVisible()
      if (width === phoneWidth) await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('searchbox', { name: 'Location' }).fill('pet friendly in daly city')
      await page.getByRole('button', { name: 'Apply Filters' }).click()
      for (const words of ['daly city', 'pet friendly']) await expect(chip(page, words)).toBeVisible()
      await expect(chip(page, 'Oakland, CA')).toHaveCount(0)
    })
  })
