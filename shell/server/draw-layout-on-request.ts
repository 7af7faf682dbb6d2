// `bun draw-layout-on-request.ts <artifact of a shell> <characters>`: draws the layout around pages, in a separate process,
// because it runs a release's code. Reads a LayoutRequest from each line of stdin, and writes a drawing to a line of stdout.
import { answerRequests } from '@portal/shared-ui/federation/answer-requests'
import { importDrawn } from '@portal/shared-ui/federation/import-drawn'
import type * as DrawnAhead from '../src/drawn-ahead.tsx'
import type { PageData } from '../src/page-data.ts'

export interface LayoutRequest {
  page: PageData
  /** The address with its query. */
  path: string
  /** The HTML of the route. */
  firstPaint: string
}

const [artifact = '', mostCharacters = ''] = process.argv.slice(2)
const { baseCss, fontUrl, drawLayout } = await importDrawn<typeof DrawnAhead>(artifact)

await answerRequests<LayoutRequest>(
  Number(mostCharacters),
  { baseCss, fontUrl },
  ({ page, path, firstPaint }) => drawLayout(page, path, firstPaint),
)
