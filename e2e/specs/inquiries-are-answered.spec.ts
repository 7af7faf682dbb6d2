import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { inTenDays } from '../in-ten-days.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { type NewPerson, newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'
import { whenOffline } from '../when-offline.ts'
import type { World } from '../world.ts'

interface Inquiry {
  id: string
  status: string
  scheduledDate: string | null
  responseMessage: string | null
}

interface TenantInquiry {
  inquiry: Inquiry
  message: string
  tenant: NewPerson
  read(): Promise<Inquiry | undefined>
  cancel(): Promise<void>
}

/** One per worker: a free plan allows ten inquiries a month. */
let asker: Promise<NewPerson> | undefined

const ask = async ({ otherHomes: [home] }: World, origin: string | undefined): Promise<TenantInquiry> => {
  asker ??= newTenant(origin)
  const tenant = await asker
  const message = unique('Is the street quiet?')
  const { inquiry } = await tenant.call<{ inquiry: Inquiry }>('POST', '/api/inquiries', {
    propertyId: home.id,
    message,
    scheduledDate: '2031-05-04T17:00:00.000Z',
  })
  const read = async () => {
    const { inquiries } = await tenant.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries')
    return inquiries.find(({ id }) => id === inquiry.id)
  }
  return {
    inquiry,
    message,
    tenant,
    read,
    cancel: () => tenant.call('POST', `/api/inquiries/${inquiry.id}/cancel`),
  }
}

const cardOf = (page: Page, message: string) => page.getByRole('article').filter({ hasText: message })

// Short: from-a-question-to-a-key.spec.ts, and mf-landlord/src/inquiries/inquiries-page.test.tsx.
test('by keyboard alone a tour is scheduled for the requested time', { tag: '@long' }, async ({
  page,
  signInAs,
  baseURL,
  world,
}) => {
  const { inquiry, message, read } = await ask(world, baseURL)
  await signInAs('second landlord')
  await page.goto(`/landlord/inquiries?inquiry=${inquiry.id}`)
  const card = cardOf(page, message)
  await expect(card.getByText('Waiting for an answer')).toBeVisible()
  await card.getByRole('button', { name: /^Accept / }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schedule a tour' })
  await expect(dialog.getByText('Sun, May 4, 2031, 10:00 AM PDT')).toBeVisible()
  await dialog.getByLabel('Message').fill('Ring twice, please.')
  await dialog.getByRole('button', { name: 'Schedule tour' }).press('Enter')
  await expect(toast(page, 'Tour scheduled')).toBeVisible()
  await expect(card.getByText('Tour: Sun, May 4, 2031, 10:00 AM PDT')).toBeVisible()
  await expect(card).toBeFocused()
  expect(await read()).toMatchObject({
    status: 'scheduled',
    scheduledDate: inquiry.scheduledDate,
    responseMessage: 'Ring twice, please.',
  })
})

// Short: from-a-question-to-a-key.spec.ts.
for (const width of [375, 1440])
  test(`at ${width} px the landlord proposes three times, the tenant chooses one, and both see the same moment`, {
    tag: '@long',
  }, async ({ page, browser, signInAs, baseURL, world }) => {
    const { inquiry, message, tenant, read } = await ask(world, baseURL)
    const [home] = world.otherHomes
    const chosen = inTenDays(1)
    const times = [inTenDays(), chosen, inTenDays(2)]
    await page.setViewportSize({ width, height: 900 })
    await signInAs('second landlord')
    await page.goto(`/landlord/inquiries?inquiry=${inquiry.id}`)
    const card = cardOf(page, message)
    await expect(card).toHaveText(new RegExp(`^${home.title}, .+, ${home.city}, ${home.state}`))
    await expect(card.getByText('Requested: Sun, May 4, 2031, 10:00 AM PDT')).toBeVisible()
    await card.getByRole('button', { name: /^Propose times/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Propose tour times' })
    for (const [index, { local }] of times.entries()) {
      if (index > 0) await dialog.getByRole('button', { name: 'Add another time' }).click()
      await dialog.getByLabel(['Date and time', 'Second choice', 'Third choice'][index] ?? '').fill(local)
    }
    await dialog.getByRole('button', { name: 'Send times' }).click()
    await expect(toast(page, 'Times proposed')).toBeVisible()
    for (const { words } of times) await expect(card.getByText(`Proposed: ${words}`)).toBeVisible()
    await expect(card.getByText('Requested: Sun, May 4, 2031, 10:00 AM PDT')).toBeVisible()

    const tenantContext = await browser.newContext({ baseURL, viewport: { width, height: 900 } })
    await tenantContext.addCookies(tenant.cookies)
    const tenantPage = await tenantContext.newPage()
    await tenantPage.goto(`/inquiries?inquiry=${inquiry.id}`)
    await waitUntilFinished(tenantPage)
    const tenantCard = cardOf(tenantPage, message)
    await expect(tenantCard.getByRole('list', { name: 'Proposed times' }).getByRole('button')).toHaveText(
      times.map(({ words }) => words),
    )
    await tenantCard.getByRole('button', { name: chosen.words }).click()
    await expect(tenantCard.getByText('Next: your tour')).toBeVisible()
    await page.reload()
    for (const seen of [tenantCard, card]) {
      await expect(seen.getByText('Scheduled', { exact: true })).toBeVisible()
      await expect(seen.getByText(`Tour: ${chosen.words}`)).toBeVisible()
    }
    expect(await read()).toMatchObject({ status: 'scheduled', scheduledDate: chosen.moment })

    const download = tenantPage.waitForEvent('download')
    await tenantCard.getByRole('link', { name: 'Add to calendar' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.match(/^DTSTART.*/gm)).toEqual([`DTSTART:${chosen.moment.replace(/[-:]|\.000/g, '')}`])
    await tenantCard.getByRole('link', { name: 'Connect your calendar' }).click()
    await waitUntilFinished(tenantPage)
    await tenantPage.getByRole('button', { name: 'Get a calendar link' }).click()
    const link = await tenantPage.getByLabel('Your calendar link').inputValue()
    const feed = await (await page.request.get(link)).text()
    expect(feed).toContain(`SUMMARY:Tour: ${home.title}`)
    await tenantContext.close()
  })

// Short: mf-landlord/src/inquiries/inquiries-page.test.tsx.
test('the contact filter’s removals are shown while typing, and after sending', { tag: '@long' }, async ({
  page,
  signInAs,
  baseURL,
  world,
}) => {
  const { message, read } = await ask(world, baseURL)
  await signInAs('second landlord')
  await page.goto('/landlord/inquiries?state=waiting')
  await cardOf(page, message)
    .getByRole('button', { name: /^Answer/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  await dialog.getByLabel('Message').fill('Very quiet. More at dan@example.com')
  await expect(dialog.getByText('Content Filtered')).toBeVisible()
  await expect(dialog.getByText('[EMAIL REMOVED]')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(toast(page, 'Answer sent')).toBeVisible()
  await expect(cardOf(page, message)).toBeHidden()
  await page.getByRole('tab', { name: 'Answered' }).click()
  await expect(cardOf(page, message).getByText('Very quiet. More at [EMAIL REMOVED]')).toBeVisible()
  expect((await read())?.responseMessage).toBe('Very quiet. More at [EMAIL REMOVED]')
})

test.describe('when something goes wrong', () => {
  test.use({ expectedComplaints: [whenOffline(/Failed to load resource/)] })

  // Short: inquiries-page.test.tsx.
  test('an answer that could not be sent stays, and is sent when asked again', { tag: '@long' }, async ({
    page,
    context,
    signInAs,
    baseURL,
    world,
  }) => {
    const { inquiry, message, read } = await ask(world, baseURL)
    await signInAs('second landlord')
    await page.goto(`/landlord/inquiries?inquiry=${inquiry.id}`)
    await cardOf(page, message)
      .getByRole('button', { name: /^Answer/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Answer' })
    const send = dialog.getByRole('button', { name: 'Send answer' })
    await dialog.getByLabel('Message').fill('Very quiet.')
    await page.route('**/respond', route => route.fulfill({ status: 500, body: '' }))
    await send.click()
    await expect(page.getByText('We couldn’t send the answer').first()).toBeVisible()
    await expect(dialog.getByLabel('Message')).toHaveValue('Very quiet.')
    await page.unroute('**/respond')
    await context.setOffline(true)
    await send.click()
    await expect(page.getByText(/^You are offline, so this was not sent/).first()).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await cardOf(page, message)
      .getByRole('button', { name: /^Answer/ })
      .click()
    await expect(dialog.getByLabel('Message')).toHaveValue('Very quiet.')
    expect((await read())?.status).toBe('pending')
    await send.click()
    await expect(cardOf(page, message).getByText('Very quiet.')).toBeVisible()
    expect((await read())?.status).toBe('responded')
  })

  // Short: inquiries-page.test.tsx.
  test('a tenant who withdrew an inquiry is not answered, which is reported and shown', {
    tag: '@long',
  }, async ({ page, signInAs, baseURL, world }) => {
    const { cancel, inquiry, message } = await ask(world, baseURL)
    await signInAs('second landlord')
    await page.goto(`/landlord/inquiries?inquiry=${inquiry.id}`)
    await cardOf(page, message)
      .getByRole('button', { name: /^Answer/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Answer' })
    await dialog.getByLabel('Message').fill('Very quiet.')
    await cancel()
    await dialog.getByRole('button', { name: 'Send answer' }).click()
    await expect(toast(page, 'We couldn’t send the answer')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(cardOf(page, message).getByText('Canceled')).toBeVisible()
    await expect(cardOf(page, message).getByRole('button')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  // Short: mf-landlord/src/inquiries/inquiries-page.test.tsx.
  test('declining by touch asks first, and the tenant sees the reason', { tag: '@long' }, async ({
    page,
    signInAs,
    baseURL,
    world,
  }) => {
    const { message, read } = await ask(world, baseURL)
    await signInAs('second landlord')
    await page.goto('/landlord/inquiries')
    await cardOf(page, message)
      .getByRole('button', { name: /^Decline/ })
      .tap()
    const dialog = page.getByRole('dialog', { name: 'Decline this inquiry?' })
    expect((await read())?.status).toBe('pending')
    await dialog.getByRole('button', { name: 'Decline inquiry' }).tap()
    await expect(cardOf(page, message).getByText('Declined')).toBeVisible()
    expect(await read()).toMatchObject({
      status: 'declined',
      responseMessage: 'Thank you for your interest. Unfortunately, I cannot offer you this home.',
    })
  })
})

// Short: mf-landlord/src/inquiries/inquiries-page.test.tsx.
test('an inquiry that was answered no longer waits above the homes, without a reload', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const landlord = await newLandlord(baseURL, page.request)
  const { id: propertyId, title } = await listHome(landlord, unique('Mill by the weir'))
  const tenant = await newTenant(baseURL)
  await tenant.call('POST', '/api/inquiries', {
    propertyId,
    message: 'Is it quiet?',
    inquiryType: 'question',
  })
  await page.goto('/landlord/properties')
  await waitUntilFinished(page)
  const strip = page.getByRole('region', { name: 'Waiting for you' })
  await strip.getByRole('link', { name: '1 unanswered inquiry' }).click()
  const card = cardOf(page, 'Is it quiet?')
  await card.getByRole('button', { name: /^Answer/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Message').fill('Very quiet.')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(toast(page, 'Answer sent')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(strip).toBeHidden()
})
