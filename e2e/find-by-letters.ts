import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Types the first letters of an entry of the open menu or list, which focuses it. They must follow each other within a second, so a
 * machine that is too busy for that types them again.
 */
export const findByLetters = async (page: Page, letters: string, entry: Locator): Promise<void> => {
  await expect(entry).toBeVisible()
  await expect(async () => {
    await page.keyboard.type(letters)
    await expect(entry).toBeFocused({ timeout: 2000 })
  }).toPass()
}
