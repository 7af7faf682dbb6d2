import type { Page } from '@playwright/test'

/**
 * Gives an open page another size in px, and the rules for that size. Chromium leaves elements as they were when a rule is added in the
 * same frame, until the size changes again: a rule for every element has it look at all of them.
 */
export const resize = async (page: Page, width: number, height = 900): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => {
    const forAll = new CSSStyleSheet()
    forAll.replaceSync('* { --resized: 1 }')
    document.adoptedStyleSheets.push(forAll)
    getComputedStyle(document.body).getPropertyValue('width') // the browser applies rules when asked for what they make
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== forAll)
  })
}
