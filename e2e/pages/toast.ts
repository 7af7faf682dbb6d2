import type { Locator, Page } from '@playwright/test'

/** The toast that says these words; Radix announces them a second time, elsewhere, for screen readers. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Messages/ }).getByText(words)
