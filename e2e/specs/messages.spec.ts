// A tenant and a landlord write to each other: what one sends is there on the other's open page, and in the counts until it is seen.
import type { Page } from '@playwright/test'
import { expectAccessible, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { Header } from '../pages/header.ts'
import { newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

const write = async (page: Page, words: string) => {
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(field).toHaveValue('')
}

/** The menu's line, asked again each time the menu opens. */
const expectInMenu = async (page: Page, words: string) => {
  const account = new Header(page).root.getByRole('button', { name: /^Account of/ })
  await account.click()
  await expect(page.getByRole('menuitem', { name: /^Messages/ })).toHaveText(words)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

test('a conversation begins at a home, arrives at once, and is counted until it is seen', async ({
  page,
  browser,
  baseURL,
}) => {
  const [landlord] = await Promise.all([newLandlord(baseURL), newTenant(baseURL, page.request)])
  const home = await listHome(landlord, unique('Rooms above the saddlery'))

  await page.goto(`/people/${landlord.id}`)
  await page.getByRole('article').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(`/messages?home=${home.id}`)
  await waitUntilFinished(page)
  await write(page, 'Is it quiet at night?')
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/)
  await waitUntilFinished(page)
  const conversation = page.getByRole('group', { name: 'Messages' })
  await expect(conversation.getByRole('listitem')).toHaveText(/Is it quiet at night\?/)

  const landlordContext = await browser.newContext({ baseURL })
  await landlordContext.addCookies(landlord.cookies)
  const landlordPage = await landlordContext.newPage()
  await landlordPage.goto('/terms')
  await waitUntilFinished(landlordPage)
  await expectInMenu(landlordPage, 'Messages 1 unread')
  await landlordPage.goto('/messages')
  await landlordPage.getByRole('link', { name: /^Noor Haddad.*1 unread/ }).click()
  await waitUntilFinished(landlordPage)
  await expect(landlordPage.getByRole('link', { name: /^Noor Haddad/ }).getByText('unread')).toHaveCount(0)
  await expectInMenu(landlordPage, 'Messages')

  await write(landlordPage, 'Very. It faces the courtyard.')
  await expect(conversation.getByText('Very. It faces the courtyard.')).toBeVisible({ timeout: 2000 })
  await write(page, 'Then I would like to see it.')
  await expect(landlordPage.getByText('Then I would like to see it.').last()).toBeVisible({ timeout: 2000 })

  await page.goto(`/messages?home=${home.id}`)
  await expect(conversation.getByRole('listitem')).toHaveCount(3)
  await landlordContext.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: phoneWidth, height: 720 }, hasTouch: true, isMobile: true })

  test('the list leads to a conversation, and back', async ({ page, world, signInAs }) => {
    await signInAs('tenant')
    await page.goto('/messages')
    await waitUntilFinished(page)
    const list = page.getByRole('region', { name: 'Conversations' })
    const field = page.getByRole('textbox', { name: /^Message to/ })
    await expect(field).toBeHidden()
    await expectAccessible(page, { width: phoneWidth, depth: 'brief' })
    await list.getByRole('link', { name: new RegExp(`^Lars.*${world.homes[0].title}`) }).tap()
    await waitUntilFinished(page)
    await expect(list).toBeHidden()
    const messages = page.getByRole('group', { name: 'Messages' })
    await expect(messages.getByText('Gladly. Any evening after six works.')).toBeInViewport()
    await expect(field).toBeInViewport()
    await page.getByRole('link', { name: 'All messages' }).tap()
    await expect(list).toBeVisible()
  })
})
