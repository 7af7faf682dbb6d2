// A landlord's words: those that choose people are pointed out, and better ones are offered, which count only once they are taken.
import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { newLandlord } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// Left out elsewhere: a model that is really asked may write anything.
test('words that choose people are pointed out, and a better text is taken over and saved', {
  tag: '@own-portal',
}, async ({ page, baseURL }) => {
  const landlord = await newLandlord(baseURL, page.request)
  const { id, title } = await listHome(landlord, unique('Rooms above the saddlery'), {
    description: 'nice flat with a garden, adults only!!',
  })
  await page.goto(`/landlord/properties/${id}/edit`)
  await waitUntilFinished(page)
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.press('End')
  await description.pressSequentially(' Near a park.')
  await expect(page.getByText('Describe the home, not the people')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'adults only' })).toContainText(
    'Fair Housing Act',
  )

  await page.getByRole('button', { name: 'Improve the text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Improve the text' })
  await expect(dialog.getByRole('group', { name: 'Your text' })).toContainText('adults only')
  const suggested = dialog.getByRole('group', { name: 'Suggested text' })
  await expect(suggested).toContainText('Quiet Springs')
  await expect(suggested).not.toContainText('adults')
  const better = (await suggested.getByRole('paragraph').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(description).toHaveValue(better)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Your changes were saved.')).toBeVisible()
  const { property } = await landlord.call<{ property: { title: string; description: string } }>(
    'GET',
    `/api/properties/${id}`,
  )
  expect(property.description).toBe(better)
  expect(property.title).not.toBe(title)
})
