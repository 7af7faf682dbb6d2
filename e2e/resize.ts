import type { Page } from '@playwright/test'

/**
 * Resizes to these px. Chromium might not update elements until the next resize if a rule is added in the same frame; a
 * rule for every element makes it check all of them.
 */
export const resize = async (page: Page, width: number, height = 900): Promise<void> => {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => {
    const forAll = new CSSStyleSheet()
    forAll.replaceSync('* { --resized: 1 }')
    document.adoptedStyleSheets.push(forAll)
    getComputedStyle(document.body).getPropertyValue('width') // reading a style makes the browser apply the rules
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== forAll)
  })
}
