// @own-portal: only this portal is certain to have a model.
import { desktopWidth, expectAccessible } from '../accessibility.ts'
import { becomeAskedLandlord } from '../asked-landlord.ts'
import { expect, test } from '../fixtures.ts'
import { Assistant } from '../pages/assistant.ts'
import { waitUntilFinished } from '../screens.ts'

// @demonstration: needs a tenant with a home.
test('a tenant finds a home in plain words, opens it next to the chat, and sends a repair request once', {
  tag: ['@own-portal', '@demonstration'],
}, async ({ page, signInAs }) => {
  await signInAs('demonstration tenant')
  await page.goto('/inquiries')
  await waitUntilFinished(page)
  const assistant = new Assistant(page)
  await assistant.open()
  await assistant.ask('Two bedrooms under $3,500 in San Francisco, dogs allowed')
  const link = assistant.messages.getByRole('list', { name: 'Homes' }).getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/properties\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // They rent two homes, so the assistant asks which one.
  await assistant.ask('The kitchen sink is leaking, please request a repair')
  await expect(assistant.messages).toContainText('Which home is it in?')
  await assistant.ask('The first one')
  const form = assistant.messages.getByRole('region', { name: 'Repair request' })
  await form.getByLabel('Title').fill('Sink that drips')
  await expectAccessible(page, { width: desktopWidth, depth: 'brief' })
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByText('Sent')).toBeVisible()
  await page.reload()
  await expect(form.getByText('Sent')).toBeVisible()
  await expect(form.getByRole('button')).toHaveCount(0)

  await form.getByRole('link', { name: 'View your requests' }).click()
  await expect(page).toHaveURL('/maintenance/requests')
  await page.getByRole('button', { name: 'View Details of Sink that drips' }).click()
  const details = page.getByRole('dialog', { name: 'Sink that drips' })
  await details.getByRole('button', { name: 'Withdraw request' }).click()
  await details.getByRole('button', { name: 'Withdraw' }).click()
  await expect(details.getByRole('list', { name: 'History' })).toContainText('Request cancelled')
})

test.describe('on a phone', { tag: '@own-portal' }, () => {
  test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true })

  // Short: draft-form.test.tsx.
  test('a landlord asks about open inquiries, and sends the drafted answer', { tag: '@long' }, async ({
    page,
    baseURL,
  }) => {
    await becomeAskedLandlord(page, baseURL)
    await page.goto('/landlord/properties')
    await waitUntilFinished(page)
    const assistant = new Assistant(page)
    await assistant.button.tap()
    await assistant.ask('Which inquiries have I not answered?')
    await expect(assistant.messages).toContainText('Is it quiet?')
    await assistant.ask('Answer Noor: Yes, all day.')
    const form = assistant.messages.getByRole('region', { name: 'Answer' })
    await expect(form.getByLabel('Message')).toHaveValue(/Yes, all day/)
    await form.getByRole('button', { name: 'Send answer' }).tap()
    await form.getByRole('link', { name: 'View the inquiry' }).tap()
    await expect(assistant.card).toBeHidden()
    await expect(page).toHaveURL(/\/landlord\/inquiries\?inquiry=/)
    await expect(page.getByRole('main')).toContainText('Yes, all day')
  })
})
