import { expectAccessible, expectFit } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { newLandlord } from '../person.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// Short: mf-ai/src/hub/ai-hub-page.test.tsx, and api/src/features/insights.
test('a rent above the median of similar homes leads to the form to change it, which completes the insight', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  // A place without homes of other stories.
  const place = { latitude: 41 + Math.random(), longitude: -119 + Math.random() }
  const [landlord, neighbor] = [await newLandlord(baseURL, page.request), await newLandlord(baseURL)]
  const { id, title } = await listHome(landlord, unique('House on the hill'), { ...place, rentAmount: 3000 })
  for (const rentAmount of [1800, 1900, 2000, 2100, 2200])
    await listHome(neighbor, unique('House in the valley'), { ...place, rentAmount })

  await resize(page, 320, 800)
  await page.goto('/ai?tab=insights')
  const insight = page
    .getByRole('listitem')
    .filter({ hasText: `“${title}” costs 50% more than similar homes` })
  await expect(insight.getByRole('definition')).toHaveText(['$3,000', '$2,000', '+50%', '5', '0 miles'])
  await expect(insight).toContainText('Based on the 5 nearest houses from other landlords.')
  await waitUntilFinished(page)
  await expectFit(page, 320)
  await expectAccessible(page, { width: 320, depth: 'brief' })

  await insight.getByRole('button', { name: 'Edit the rent' }).press('Enter')
  await expect(page).toHaveURL(`/landlord/properties/${id}/edit`)
  await expect(page.getByLabel('Monthly rent')).toHaveValue('3000')
  await page.goBack()
  await expect(insight.getByText('Action taken')).toBeVisible()
  await expect(insight.getByRole('button', { name: 'Mark as done' })).toBeHidden()
})
