import type { Page } from '@playwright/test'
import { withoutFirstAnswers } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { inTenDays } from '../in-ten-days.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { InquiryDialog } from '../pages/inquiry-dialog.ts'
import { SignInDialog } from '../pages/sign-in-dialog.ts'
import { knownPerson, type NewPerson, newTenant } from '../person.ts'
import { whenOffline } from '../when-offline.ts'
import { ownPassword, type World } from '../world.ts'

/** One per worker; each story uses only its own inquiries. */
let asker: Promise<NewPerson> | undefined

/** Signs in a tenant without inquiries to the second landlord. */
const becomeAsker = async (page: Page, origin: string | undefined): Promise<void> => {
  asker ??= newTenant(origin)
  await page.context().addCookies((await asker).cookies)
}

const askedHome = async ({ homes: [home] }: World, origin: string | undefined) => {
  const landlord = await knownPerson('landlord', origin)
  const received = async (id: string) =>
    (await landlord.call<{ inquiry: unknown }>('GET', `/api/inquiries/${id}`)).inquiry
  return { ...home, received }
}

const countSent = async (page: Page, message: string): Promise<number> => {
  const { inquiries } = await (await page.request.get('/api/inquiries')).json()
  return inquiries.filter((inquiry: { message: string }) => inquiry.message === message).length
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    expectedComplaints: [/401/],
  })

  test('a visitor writes, signs in on the spot, sees what was removed, and cancels', async ({
    page,
    baseURL,
    world,
  }) => {
    const home = await askedHome(world, baseURL)
    const { email } = await newTenant(baseURL)
    const wished = inTenDays()
    const dialog = new InquiryDialog(page)
    await page.goto(`/properties/${home.id}`)
    await dialog.open('Request a tour')
    await dialog.root.getByLabel('When would you like to visit?').fill(wished.local)
    await dialog.message.fill('May I see it? My number is 415-555-0137.')
    await expect(dialog.root.getByRole('status')).toContainText(
      'It will read: May I see it? My number is [PHONE REMOVED].',
    )
    await dialog.send()

    const signInDialog = new SignInDialog(page)
    await signInDialog.email.fill(email)
    await signInDialog.logIn()
    await expect(dialog.root.getByRole('heading', { name: /^Sent to/ })).toBeVisible()
    await expect(dialog.root).toContainText('Some external contact information was automatically removed.')
    await expect(dialog.root).toContainText('May I see it? My number is [PHONE REMOVED].')
    await dialog.root.getByRole('link', { name: 'View your inquiries' }).click()

    await expect(page).toHaveURL(/\/inquiries\?inquiry=[0-9a-f-]{36}$/)
    const inquiry = page.getByRole('article', { name: `Inquiry about ${home.title}` })
    await expect(inquiry).toBeFocused()
    await expect(inquiry).toContainText('Waiting for an answer')
    await expect(inquiry).toContainText(`Requested time: ${wished.words}`)
    const id = new URL(page.url()).searchParams.get('inquiry') ?? ''
    expect(await home.received(id)).toMatchObject({
      message: 'May I see it? My number is [PHONE REMOVED].',
      status: 'pending',
      tenant: { firstName: 'Noor' },
    })

    await inquiry.getByRole('button', { name: /^Cancel inquiry/ }).click()
    const question = page.getByRole('dialog', { name: 'Cancel this inquiry?' })
    await question.getByRole('button', { name: 'Cancel inquiry' }).click()
    await expect(inquiry).toContainText('Canceled')
    await expect(inquiry.getByRole('button')).toHaveCount(0)
    expect(await home.received(id)).toMatchObject({ status: 'cancelled' })
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByText('No open inquiries')).toBeVisible()
  })

  // Short: inquiry-composer.test.tsx.
  test('a visitor without an account creates one, and finds their message in the open dialog', {
    tag: '@long',
  }, async ({ page, world }) => {
    const [, home] = world.otherHomes
    const dialog = new InquiryDialog(page)
    await page.goto(`/properties/${home.id}`)
    await dialog.open('Contact')
    await dialog.message.fill('Is the street quiet at night?')
    await dialog.send()
    await new SignInDialog(page).root.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(`/auth?next=%2Fproperties%2F${home.id}`)
    await new AuthPage(page).signUp({
      role: 'Tenant',
      firstName: 'Ola',
      lastName: 'Berg',
      email: `test-tenant-${crypto.randomUUID()}@example.com`,
      password: ownPassword,
    })

    await expect(page).toHaveURL(`/properties/${home.id}`)
    await expect(dialog.root).toBeVisible()
    await expect(dialog.message).toHaveValue('Is the street quiet at night?')
    expect(await countSent(page, 'Is the street quiet at night?')).toBe(0)
    await dialog.send()
    await expect(dialog.root.getByRole('heading', { name: /^Sent to/ })).toBeVisible()
    expect(await countSent(page, 'Is the street quiet at night?')).toBe(1)
  })
})

// Short: keyboard.spec.ts.
test('by keyboard alone, the dialog opens, sends and returns to its button', { tag: '@long' }, async ({
  page,
  baseURL,
  world,
}) => {
  const [, , home] = world.otherHomes
  await becomeAsker(page, baseURL)
  const dialog = new InquiryDialog(page)
  await page.goto(`/properties/${home.id}`)
  const opener = page.getByRole('button', { name: 'Contact' }).filter({ visible: true })
  await opener.press('Enter')
  await expect(dialog.root.locator(':focus')).toHaveCount(1)
  await dialog.message.press('H')
  await dialog.message.pressSequentially('ow old is the kitchen?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.root.getByRole('heading', { name: /^Sent to/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test.describe('while the network fails', () => {
  test.use({ expectedComplaints: [whenOffline(/502/)] })

  test('two clicks, and a lost answer, send one inquiry; offline, an error shows at once and nothing is sent later', async ({
    page,
    context,
    baseURL,
    world,
  }) => {
    const [, , , home, another] = world.otherHomes
    await becomeAsker(page, baseURL)
    const dialog = new InquiryDialog(page)
    await page.goto(`/properties/${home.id}`)
    await dialog.open('Contact')
    await dialog.message.fill('Is there a lift?')
    await dialog.root.getByRole('button', { name: 'Send' }).dblclick()
    await expect(dialog.root.getByRole('heading', { name: /^Sent to/ })).toBeVisible()
    expect(await countSent(page, 'Is there a lift?')).toBe(1)

    await page.goto(`/properties/${another.id}`)
    await dialog.open('Contact')
    await dialog.message.fill('Is there an attic?')
    await context.setOffline(true)
    await dialog.send()
    await expect(dialog.root.getByRole('alert')).toContainText('You are offline, so this was not sent.')
    await context.setOffline(false)
    await expect(dialog.message).toHaveValue('Is there an attic?')

    let tries = 0
    await page.route('**/api/inquiries', async route => {
      if (route.request().method() !== 'POST') return route.fallback()
      tries += 1
      if (tries > 1) return route.fallback()
      await route.fetch()
      await route.fulfill({ status: 502, body: 'Bad gateway' })
    })
    await dialog.send()
    await expect(dialog.root.getByRole('alert')).toContainText('Your inquiry wasn’t sent')
    await dialog.send()
    await expect(dialog.root.getByRole('heading', { name: /^Sent to/ })).toBeVisible()
    expect(tries).toBe(2)
    expect(await countSent(page, 'Is there an attic?')).toBe(1)
  })
})

test.describe('with the plan’s limit used up', () => {
  test.use({ expectedComplaints: [/403/] })

  // Short: inquiry-composer.test.tsx.
  test('past the plan’s limit, the plan that lifts it is named, with a link to the prices', {
    tag: '@long',
  }, async ({ page, baseURL, world }) => {
    const [, , , , , , home] = world.otherHomes
    const tenant = await newTenant(baseURL, page.request)
    for (let number = 0; number < 10; number += 1) {
      const message = `Question ${number}`
      const { inquiry } = await tenant.call<{ inquiry: { id: string } }>('POST', '/api/inquiries', {
        propertyId: home.id,
        message,
        inquiryType: 'question',
      })
      await tenant.call('POST', `/api/inquiries/${inquiry.id}/cancel`) // what continues an open one does not count
    }
    const dialog = new InquiryDialog(page)
    await page.goto(`/properties/${home.id}`)
    await dialog.open('Contact')
    await dialog.message.fill('One more question')
    await dialog.send()
    await expect(dialog.root).toContainText('The Free plan allows 10 inquiries a month.')
    await expect(dialog.root).toContainText('The Basic plan allows more.')
    await dialog.root.getByRole('link', { name: 'Compare plans' }).click()
    await expect(page).toHaveURL('/pricing')

    await page.goto('/inquiries')
    await expect(page.getByRole('article')).toHaveCount(10)
  })
})

test.describe('while the API fails', () => {
  test.use({ expectedComplaints: [/500/] })

  // Short: faults.spec.ts.
  test('the list of inquiries says so, and trying again shows it', { tag: '@long' }, async ({
    page,
    signInAs,
  }) => {
    await signInAs('tenant')
    let isDown = true
    await withoutFirstAnswers(page)
    await page.route('**/api/inquiries', route =>
      isDown ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    )
    await page.goto('/inquiries')
    await expect(page.getByText('We couldn’t load your inquiries')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
