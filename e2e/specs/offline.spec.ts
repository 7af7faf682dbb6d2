// Who is offline hears it at once, keeps what was typed, and nothing is sent later without being asked.
import type { Page } from '@playwright/test'
import { isFileOf } from '../app-under-fault.ts'
import { whileWaitedFor } from '../change-answer.ts'
import { expect, test } from '../fixtures.ts'
import { newHome } from '../new-home.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { CreatePropertyPage } from '../pages/create-property-page.ts'
import { toast } from '../pages/toast.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'
import { whenOffline } from '../when-offline.ts'

// A page whose code was never loaded cannot be opened offline: its place says so, and that is all that happens.
test.use({ expectedComplaints: [whenOffline()] })

const notSent = 'You are offline, so this was not sent. Try again when you are back online.'

/** Everything that the page sends to change something, from now on; reports about itself are no such thing. */
const writesOf = (page: Page): string[] => {
  const writes: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname !== '/api/client-failures')
      writes.push(`${request.method()} ${pathname}`)
  })
  return writes
}

/** As long as it takes a page to send what it had kept for later: the bell, which is asked again, is older by then. */
const backOnline = async (page: Page) => {
  await page.context().setOffline(false)
  await page.waitForTimeout(3000)
}

test('a listing that was cancelled while offline is never published', async ({ page, signInAs }) => {
  await signInAs('landlord')
  const title = unique('Attic under the stars')
  const form = new CreatePropertyPage(page)
  await page.goto('/create-property')
  await form.fill(newHome(title))

  await page.context().setOffline(true)
  await form.submit()
  await expect(toast(page, notSent)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/landlord/properties')

  const writes = writesOf(page)
  await backOnline(page)
  expect(writes).toEqual([])
  const { properties } = await (await page.request.get('/api/properties/my')).json()
  expect(properties.length).toBeGreaterThan(0)
  expect(properties.map((home: { title: string }) => home.title)).not.toContain(title)
})

test('what could not be read while offline is there once the connection is back', async ({
  page,
  signInAs,
}) => {
  await signInAs('landlord')
  await page.goto('/create-property')
  await waitUntilFinished(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a person who wanted to sign in while offline stays a visitor', async ({ page, world }) => {
  const { email, password } = world.people.tenant
  await page.goto('/')
  await waitUntilFinished(page)
  await page.getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.context().setOffline(true)
  await new AuthPage(page).logIn(email, password)
  await expect(toast(page, notSent)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goBack()
  await expect(page).toHaveURL('/')

  const writes = writesOf(page)
  await backOnline(page)
  expect(writes).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
})

test('a choice whose list does not come is the browser’s own, and is kept', async ({ page, signInAs }) => {
  await page.route(isFileOf('mf-landlord'), route =>
    whileWaitedFor(async () => {
      const file = await route.fetch()
      const isList = (await file.text()).includes('SelectViewport')
      return isList ? route.abort('internetdisconnected') : route.fulfill({ response: file })
    }),
  )
  await signInAs('landlord')
  await page.goto('/create-property')
  await waitUntilFinished(page)
  const type = page.getByLabel('Property type')
  await type.press('ArrowDown')
  await expect(type).toHaveJSProperty('tagName', 'SELECT')
  await expect(type).toBeFocused()
  await type.selectOption('House')
  await expect(type.getByRole('option', { selected: true })).toHaveText('House')
  await page.reload()
  await expect(page.getByLabel('Property type')).toContainText('House')
})
