// A landlord with a hundred homes and five hundred inquiries sees what to do next, and finds any home.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { withoutFirstAnswers } from '../broken-files.ts'
import { changeAnswer } from '../change-answer.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

const phone = { width: 375, height: 812 }
test.use({ viewport: phone })

/** Repeats a landlord's few homes and inquiries, as no test can list and ask that often. */
const haveMany = async (page: Page) => {
  await withoutFirstAnswers(page)
  const repeat = (path: string, list: string, count: number) =>
    page.route(path, route =>
      changeAnswer(route, async response => {
        const answer = await response.json()
        const rows = Array.from({ length: count }, (_, index) => ({
          ...answer[list][index % answer[list].length],
          id: crypto.randomUUID(),
        }))
        return { json: { ...answer, [list]: rows, nextCursor: crypto.randomUUID() } }
      }),
    )
  await repeat('**/api/properties/my?*', 'properties', 24)
  await repeat('**/api/inquiries?*', 'inquiries', 100)
  await page.route('**/api/properties/waiting', route =>
    changeAnswer(route, async response => {
      const { waiting } = await response.json()
      return { json: { waiting: { ...waiting, inquiries: 500 } } }
    }),
  )
}

// Short: mf-landlord/src/my-properties.
test('the next thing to do is within two screens of a phone, and a table finds and sorts all homes', {
  tag: '@long',
}, async ({ page, signInAs }) => {
  await signInAs('second landlord')
  await haveMany(page)
  const next = {
    '/': page.getByRole('region', { name: 'Inquiries and tours' }).getByRole('listitem').first(),
    '/landlord/properties': page.getByRole('link', { name: /^500 unanswered inquiries/ }),
  }
  for (const [path, thing] of Object.entries(next)) {
    await page.goto(path)
    await waitUntilFinished(page)
    await expect(thing).toBeVisible()
    const { y, height } = await boxOf(thing)
    expect(y + height, path).toBeLessThan(2 * phone.height)
  }
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByRole('group', { name: 'View' })).toHaveCount(0)

  await page.unrouteAll()
  await resize(page, 1440)
  await page.goto('/landlord/properties')
  await waitUntilFinished(page)
  await page.getByRole('button', { name: 'Table' }).click()
  const table = page.getByRole('table', { name: 'Your homes' })
  const first = table.getByRole('rowheader').first()
  const rent = table.getByRole('columnheader', { name: 'Rent' })
  await rent.getByRole('button').press('Enter')
  await expect(first).toContainText('Maple')
  await rent.getByRole('button').press('Enter')
  await expect(first).toContainText('Linden')
  await expect(rent).toHaveAttribute('aria-sort', 'descending')
  await expectAccessible(page, { width: 1440, depth: 'brief' })
  await page.getByRole('searchbox', { name: 'Search your homes' }).fill('cedar second')
  await expect(page.getByText('1 home', { exact: true })).toBeVisible()
  await page.reload()
  await expect(first).toContainText('Cedar')
  await expect(page.getByRole('searchbox', { name: 'Search your homes' })).toHaveValue('cedar second')
  await page.goBack()
  await expect(first).toContainText('Maple')
  await expect(rent).toHaveAttribute('aria-sort', 'ascending')
  await first.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/landlord\/properties\/[\da-f-]+$/)
  await page.goBack()
  await expect(first).toContainText('Maple')
})
