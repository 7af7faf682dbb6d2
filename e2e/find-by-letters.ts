import { expect, type Locator, type Page } from '@playwright/test'

/** Typing focuses the entry. The letters must be less than a second apart, so this retries on a busy machine. */
export const findByLetters = async (page: Page, letters: string, entry: Locator): Promise<void> => {
  await expect(entry).toBeVisible()
  await expect(async () => {
    await page.keyboard.type(letters)
    await expect(entry).toBeFocused({ timeout: 2000 })
  }).toPass()
}
