import type { Locator, Page } from '@playwright/test'

/** Radix has a second, hidden copy for screen readers. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Messages/ }).getByText(words)

/** Shows it over anything that is open, and keeps it there. */
export const showToast = async (page: Page): Promise<void> => {
  // Answered locally, because a portal limits the number of addresses per network.
  await page.route('**/api/newsletter', route => route.fulfill({ status: 202, json: { accepted: true } }), {
    times: 1, // with a route, nothing is taken from the cache
  })
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('footer form')
    const field = form?.querySelector('input')
    if (!form || !field) throw new Error('The footer has no form for the newsletter.')
    field.value = 'reader@example.com'
    form.requestSubmit()
  })
  await page.locator('[role="region"] > ol > li').waitFor() // a dialog hides the role of everything else
  await page.evaluate(() => window.dispatchEvent(new Event('blur'))) // toasts pause in an unfocused window
}
