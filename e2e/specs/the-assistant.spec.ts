// @own-portal: only this portal is certain to have a model.
import { desktopWidth, expectAccessible, expectFit, goDark, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { Assistant } from '../pages/assistant.ts'
import { Header } from '../pages/header.ts'
import { toast } from '../pages/toast.ts'
import { newTenant } from '../person.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'
import { whenOffline } from '../when-offline.ts'

test.describe('the assistant', { tag: '@own-portal' }, () => {
  test('costs nothing before it is opened, answers by keyboard, stays across pages and a reload, and closes on signing out', async ({
    page,
    baseURL,
  }) => {
    await newTenant(baseURL, page.request)
    await page.goto('/saved')
    await waitUntilFinished(page)
    const assistant = new Assistant(page)
    await expect(assistant.button).toBeVisible()
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter(name => /\/apps\/mf-ai\/|\/on-demand-parcel/.test(name))).toEqual([])
    await assistant.button.press('Enter')
    await expect(assistant.input).toBeFocused()
    await assistant.ask('What can you do for me?')
    await expect(assistant.input).toBeFocused()
    await expect(assistant.messages.getByText('You say: ')).toHaveCount(1)
    await resize(page, phoneWidth, 720)
    await expect(page.getByRole('main')).toHaveAttribute('inert')
    await expectAccessible(page, { width: phoneWidth, depth: 'brief' })
    await resize(page, desktopWidth)
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')

    await new Header(page).goTo('Maintenance')
    await expect(page).toHaveURL('/maintenance/requests')
    await expect(assistant.messages).toContainText('What can you do for me?')
    await page.reload()
    await expect(assistant.messages).toContainText('What can you do for me?')

    await assistant.input.press('Escape')
    await expect(assistant.card).toBeHidden()
    await expect(assistant.button).toBeFocused()
    await page.goto('/ai?tab=chat')
    await expect(assistant.card).toHaveCount(1)
    await expect(assistant.messages).toContainText('What can you do for me?')
    await assistant.card.getByRole('button', { name: 'New conversation' }).click()
    await expect(
      assistant.card.getByRole('button', { name: /^What can you do for me.*\d{4}$/ }),
    ).toBeVisible()

    await page.goto('/saved')
    await assistant.open()
    await new Header(page).logOut()
    await expect(assistant.card).toHaveCount(0)
    await expect(assistant.button).toHaveCount(0)
    await page.reload()
    const kept = await page.evaluate(() => Object.keys(sessionStorage))
    expect(kept.filter(key => key.startsWith('assistant-'))).toEqual([])
  })

  // Short: the conversation above.
  test('appears once on its own page, whatever else the address says, and its button leads to it', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    await newTenant(baseURL, page.request)
    await page.goto('/saved')
    await waitUntilFinished(page)
    const assistant = new Assistant(page)
    await assistant.open()
    for (const address of ['/ai?tab=chat&x=1', '/ai?x=1&tab=chat', '/ai/?tab=chat']) {
      await page.goto(address)
      await expect(page.getByRole('tabpanel').getByRole('textbox', { name: 'Message' })).toBeVisible()
      // The card that was open is still rendered, but hidden.
      await expect(
        page.getByRole('region', { name: 'AI Assistant', exact: true, includeHidden: true }),
      ).toHaveCount(2)
      await expect(assistant.card).toHaveCount(1)
      await assistant.button.click()
      await expect(assistant.input).toBeFocused()
      await expect(assistant.card).toHaveCount(1)
    }
    await page.goto('/ai?x=1')
    await expect(assistant.input).toBeVisible()
  })

  // Short: the conversation above.
  test('is accessible in both themes, as a card and as a sheet that covers the page', {
    tag: '@long',
  }, async ({ page, signInAs }) => {
    await signInAs('tenant')
    await page.goto('/saved')
    await waitUntilFinished(page)
    const assistant = new Assistant(page)
    await assistant.open() // on a phone, its button makes way for the home below it
    await resize(page, phoneWidth, 720)
    await expectFit(page, phoneWidth)
    await expect(page.getByRole('main')).toHaveAttribute('inert')
    await expectAccessible(page, { width: phoneWidth, depth: 'brief' })
    await resize(page, desktopWidth)
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    await goDark(page)
    await expectAccessible(page, { width: desktopWidth, depth: 'contrast' })
  })

  test.describe('when the connection is cut', () => {
    test.use({ expectedComplaints: [whenOffline()] })

    // Short: mf-ai/src/chat/chat-view.test.tsx.
    test('keeps what was typed, and the answer so far', { tag: '@long' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await newTenant(baseURL, page.request)
      await page.goto('/saved')
      await waitUntilFinished(page)
      const assistant = new Assistant(page)
      await assistant.open()
      await context.setOffline(true)
      await assistant.input.fill('Two bedrooms')
      await assistant.input.press('Enter')
      await expect(toast(page, 'You are offline, so this was not sent.')).toBeVisible()
      await expect(assistant.input).toHaveValue('Two bedrooms')
      await context.setOffline(false)

      const begun = 'event: delta\ndata: {"text":"I found **3 homes"}\n\n'
      await page.route('**/api/ai/conversations', route =>
        route.request().method() === 'POST'
          ? route.fulfill({ contentType: 'text/event-stream', body: begun })
          : route.continue(),
      )
      await assistant.input.press('Enter')
      await expect(assistant.card.getByText('The answer was cut off.')).toBeVisible()
      await expect(assistant.card.getByText('I found 3 homes')).toBeVisible()
      await page.unroute('**/api/ai/conversations')
      await assistant.card.getByRole('button', { name: 'Try again' }).click()
      await expect(assistant.messages).toContainText('Two bedrooms')
      await expect(assistant.card.getByText('The answer was cut off.')).toBeHidden()
    })
  })

  test.describe('when its code fails to load', () => {
    test.use({ expectedComplaints: [/ERR_FAILED|is missing or altered|The assistant failed/] })

    // Short: a-broken-app-leaves-the-rest.spec.ts.
    test('says so, leaves the page alone, and loads at the next press', { tag: '@long' }, async ({
      page,
      signInAs,
    }) => {
      await signInAs('tenant')
      await page.route('**/apps/mf-ai/**', route => route.abort())
      await page.goto('/saved')
      await waitUntilFinished(page)
      const assistant = new Assistant(page)
      await assistant.button.click()
      await expect(toast(page, 'We couldn’t open the assistant')).toBeVisible()
      await new Header(page).goTo('Inquiries')
      await expect(page).toHaveURL('/inquiries')
      await page.unroute('**/apps/mf-ai/**')
      await assistant.button.click()
      await expect(assistant.card).toBeVisible()
    })
  })
})
