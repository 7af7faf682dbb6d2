// `bun draw-layout-on-request.ts <artifact of a shell> <characters>`: draws the layout around pages, in its own process because it runs a
// release's code. Reads a LayoutRequest per line of stdin, and writes a drawing per line of stdout.
import { answerRequests } from '@portal/releases/draw/answer-requests'
import type { DrawnLayout } from '@portal/releases/draw/drawn-layout'
import { importDrawn } from '@portal/releases/draw/import-drawn'
import type { PageData } from '../seam/page-data.ts'

export interface LayoutRequest {
  page: PageData
  /** With its query. */
  path: string
  firstPaint: string
}

const [artifact = '', maxCharacters = ''] = process.argv.slice(2)
const { baseCss, fontUrl, drawLayout } = await importDrawn<DrawnLayout<PageData>>(artifact)

await answerRequests<LayoutRequest>(
  Number(maxCharacters),
  { baseCss, fontUrl },
  ({ page, path, firstPaint }) => drawLayout(page, path, firstPaint),
)
