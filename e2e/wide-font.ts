// DejaVu Sans, the widest fallback font on common systems.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)

/** From npm, because stories see no fonts of the machine. */
const folder = dirname(require.resolve('@fontsource/dejavu-sans/package.json'))

const readFont = async (weight: number) => ({
  weight: String(weight),
  base64: await readFile(join(folder, `files/dejavu-sans-latin-${weight}-normal.woff2`), 'base64'),
})

/** The open page keeps it. */
export const useWideFont = async (page: Page): Promise<void> => {
  const fonts = await Promise.all([400, 700].map(readFont))
  await page.evaluate(async files => {
    for (const { weight, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      document.fonts.add(await new FontFace('Wide', bytes, { weight }).load())
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { --font-family: Wide !important; }')
    document.adoptedStyleSheets.push(sheet)
  }, fonts)
}
