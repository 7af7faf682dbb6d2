// @own-portal: only this portal is certain to have a model.
import type { Page } from '@playwright/test'
import { desktopWidth, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { paceAnswers } from '../paced-answers.ts'
import { Assistant } from '../pages/assistant.ts'
import { newTenant } from '../person.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

/** Longer than the page waits before it scrolls (spec §9); timers set before are over by then. */
const settle = (page: Page) => page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))

// Short: the-assistant.spec.ts.
for (const width of [phoneWidth, desktopWidth])
  test.describe(`at ${width} px`, { tag: ['@own-portal', '@long'] }, () => {
    test('sending scrolls to the end, and nothing scrolls once the answer’s first line is at the top, or the reader is elsewhere; in an emergency that line says whom to call', async ({
      page,
      baseURL,
    }) => {
      const paced = await paceAnswers(page)
      await newTenant(baseURL, page.request)
      await resize(page, width, 600)
      await page.goto('/saved')
      await waitUntilFinished(page)
      const assistant = new Assistant(page)
      await assistant.open()
      const area = assistant.card.getByRole('region', { name: 'Conversation' })
      const place = () =>
        area.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
          top: Math.round(scrollTop),
          below: Math.round(scrollHeight - clientHeight - scrollTop),
        }))
      /** The distance of the last answer from the top of the area, in px. */
      const beginning = () =>
        area.evaluate(frame => {
          const words = [...frame.querySelectorAll('p')].filter(each =>
            each.textContent.startsWith('I found'),
          )
          return Math.round(
            (words.at(-1)?.getBoundingClientRect().top ?? 0) - frame.getBoundingClientRect().top,
          )
        })
      const send = async (message: string) => {
        await assistant.input.fill(message)
        await assistant.input.press('Enter')
        await expect(area.getByText(message)).toBeVisible()
      }
      const question = 'Apartments in San Francisco'
      await send(question)
      await paced.release()
      await expect(area.getByRole('list', { name: 'Homes' })).toHaveCount(1)

      await send(`${question} under $9,000`)
      await expect.poll(async () => (await place()).below).toBeLessThan(2)
      await paced.release()
      await expect(area.getByRole('list', { name: 'Homes' })).toHaveCount(2)
      await expect.poll(beginning).toBeLessThan(24)
      await settle(page)
      expect(await beginning()).toBeGreaterThanOrEqual(0)
      expect((await place()).below).toBeGreaterThan(0)

      await send(`${question} under $8,000`)
      await expect.poll(async () => (await place()).below).toBeLessThan(2)
      expect(await paced.release(3)).toBeGreaterThan(0)
      await area.hover()
      await page.mouse.wheel(0, -5000)
      await expect.poll(async () => (await place()).top).toBe(0)
      await paced.release()
      await expect(area.getByRole('list', { name: 'Homes' })).toHaveCount(3)
      await settle(page)
      expect((await place()).top).toBe(0)

      await send('I smell gas in my kitchen. Which apartments in San Francisco are free?')
      await paced.release()
      const advice = assistant.messages.getByText(/^Gas: leave now/)
      await expect(advice).toContainText('call 911 and your gas company’s emergency line')
      await expect(
        assistant.messages.getByText(/tell your landlord: call the emergency number/),
      ).toBeVisible()
      await settle(page)
      await expect(advice).toBeInViewport({ ratio: 1 })
    })
  })

// Short: the days of drawn-with-answers. Across the date line: in one of these zones, the page's day differs from the day in UTC.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(() => {
    test.use({ timezoneId })

    test(`it names the same days as the page, in the reader's time zone: ${timezoneId}`, {
      tag: ['@own-portal', '@demonstration', '@long'],
    }, async ({ page, signInAs }) => {
      await signInAs('demonstration tenant')
      await page.goto('/maintenance/requests')
      await waitUntilFinished(page)
      const title = 'Water under the kitchen sink' // other stories file and cancel their own requests
      const card = page.getByRole('article').filter({ hasText: title })
      const day = /Created (\w+ \d+, \d+)/.exec((await card.textContent()) ?? '')?.[1]
      const assistant = new Assistant(page)
      await assistant.open()
      await assistant.ask('How are my repair requests doing?')
      await expect(assistant.messages).toContainText(new RegExp(`${title}.*created ${day}`))
    })
  })
