import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { newLandlord } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// Only for the own portal: a real model can write anything.
test('words that choose people are pointed out, and a better text is accepted and saved', {
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
  await expect(suggested).toContainText('garden')
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

// Short: the same for a home that is listed, above.
test('a text is improved before its home is listed', {
  tag: ['@own-portal', '@long'],
}, async ({ page, baseURL }) => {
  await page.context().addCookies((await newLandlord(baseURL)).cookies)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/create-property')
  await waitUntilFinished(page)
  const improve = page.getByRole('button', { name: 'Improve the text' })
  await improve.click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()

  await page.getByLabel('Title').fill('SUNNY APARTMENT')
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('a quiet place ,with a balcony!!')
  await page.getByLabel('City').fill('Quiet Springs')
  await improve.click()
  const dialog = page.getByRole('dialog', { name: 'Improve the text' })
  const suggested = dialog.getByRole('group', { name: 'Suggested text' })
  await expect(suggested).toContainText(/Sunny apartment.*A quiet place, with a balcony\./s)
  await expect(suggested).not.toContainText(/bedroom|\$/)
  await dialog.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(/Sunny apartment/)
  await expect(description).toHaveValue(/A quiet place, with a balcony\./)
})
