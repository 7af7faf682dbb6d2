import type { Page } from '@playwright/test'
import { expectAccessible, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { Header } from '../pages/header.ts'
import { newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { tile } from '../tile.ts'
import { unique } from '../unique.ts'
import { whenOffline } from '../when-offline.ts'

const write = async (page: Page, words: string) => {
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(field).toHaveValue('')
}

/** Asked again each time the menu opens. */
const expectInMenu = async (page: Page, words: string) => {
  const account = new Header(page).root.getByRole('button', { name: /^Account of/ })
  await account.click()
  await expect(page.getByRole('menuitem', { name: /^Messages/ })).toHaveText(words)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

// Chromium logs the upload that is refused, and what fails without a connection.
test.use({ expectedComplaints: [whenOffline(/Failed to load resource/)] })

/** By the stream: without one, a page asks every 30 s. */
const soon = { timeout: 15_000 }

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
  await expect(conversation.getByText('Very. It faces the courtyard.')).toBeVisible(soon)
  await write(page, 'Then I would like to see it.')
  await expect(landlordPage.getByText('Then I would like to see it.').last()).toBeVisible(soon)

  await page.goto(`/messages?home=${home.id}`)
  await expect(conversation.getByRole('listitem')).toHaveCount(3)

  await page.getByRole('button', { name: 'Add photos' }).click()
  const photos = page.getByRole('dialog', { name: 'Photos' })
  const files = [tile, tile, Buffer.from('no picture')].map((buffer, index) => ({
    name: `${index}.png`,
    mimeType: 'image/png',
    buffer,
  }))
  await photos.locator('input[type=file]').setInputFiles(files)
  await expect(photos.getByText('2 of 5 photos uploaded')).toBeVisible()
  await photos
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await photos.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: '2 photos' })).toBeVisible()
  await write(page, 'This is my sofa.')
  for (const seen of [page, landlordPage]) {
    const pictures = seen.getByRole('group', { name: 'Messages' }).getByRole('img')
    await expect(pictures).toHaveCount(2)
    await expect
      .poll(() =>
        pictures.evaluateAll(all => all.map(one => one instanceof HTMLImageElement && one.naturalWidth > 0)),
      )
      .toEqual([true, true])
  }
  await landlordContext.close()
})

test.describe('without a connection', () => {
  // Short: an-inquiry-is-sent.spec.ts, and messages-page.test.tsx.
  test('a message without a space stays, is sent once the connection is back, and moves nothing that is read', {
    tag: '@long',
  }, async ({ page, context, baseURL }) => {
    const [landlord, tenant] = await Promise.all([newLandlord(baseURL), newTenant(baseURL, page.request)])
    const home = await listHome(landlord, unique('Rooms above the brewery'))
    const question = { propertyId: home.id, message: 'Is it quiet?' }
    const { inquiry } = await tenant.call<{ inquiry: { threadId: string } }>(
      'POST',
      '/api/inquiries',
      question,
    )
    const path = `/api/threads/${inquiry.threadId}/messages`
    for (let number = 1; number <= 25; number += 1)
      await landlord.call('POST', path, { message: `Number ${number}. ${'It is quiet. '.repeat(8)}` })
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto(`/messages/${inquiry.threadId}`)
    await waitUntilFinished(page)
    const field = page.getByRole('textbox', { name: /^Message to/ })
    const words = 'm'.repeat(4000)
    await field.fill(words)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/^You are offline/).first()).toBeVisible()
    await expect(field).toHaveValue(words)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(field).toHaveValue('')
    const messages = page.getByRole('group', { name: 'Messages' })
    await expect(messages.getByText(words)).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

    const early = messages.getByText(/^Lena: Number 20\./)
    await early.scrollIntoViewIfNeeded()
    const top = async () => (await early.boundingBox())?.y
    const before = await top()
    await landlord.call('POST', path, { message: 'And one more.' })
    await expect(page.getByRole('status').filter({ hasText: 'And one more.' })).toBeAttached()
    expect(await top()).toBe(before)
    const { messages: sentMessages } = await tenant.call<{ messages: { body: string }[] }>('GET', path)
    expect(sentMessages.filter(({ body }) => body === words)).toHaveLength(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: phoneWidth, height: 720 }, hasTouch: true, isMobile: true })

  // Short: nothing-is-covered.spec.ts, and messages-page.test.tsx.
  test('the list leads to a conversation, and back', { tag: '@long' }, async ({ page, world, signInAs }) => {
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
    // Being in the window is not enough: the assistant's button is at its bottom.
    const isOnTop = () =>
      field.evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === element
      })
    for (const width of [768, phoneWidth]) {
      await page.setViewportSize({ width, height: 720 })
      await expect.poll(isOnTop, `the field at ${width} px`).toBe(true)
    }
    await page.getByRole('link', { name: 'All messages' }).tap()
    await expect(list).toBeVisible()
  })
})
