import { pageHeadEndpoints } from '@portal/contract/page-heads/endpoints'
import { PageHead } from '@portal/contract/page-heads/page-head'
import * as sitePaths from '@portal/contract/site-paths'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { type CallApi, readAnswer } from './read-answer.ts'

/** A page is drawn without its own head rather than late. */
const patienceMs = 500

const withHead = new Set([sitePaths.property(':id'), sitePaths.people(':id')])

/** Whether pages of this pattern have a head of their own. */
export const hasHead = (pattern: string | undefined): boolean =>
  pattern !== undefined && withHead.has(pattern)

/** The head of the page at `path` for the caller; null when the API has not answered after half a second. */
export const readHead = (request: Request, path: string, callApi: CallApi): Promise<PageHead | null> => {
  const query = new URLSearchParams({ path })
  const givenUp = AbortSignal.timeout(patienceMs)
  const asked = callApi(onBehalfOf(request, `${pageHeadEndpoints.read.path}?${query}`, givenUp))
  return readAnswer(PageHead, asked, patienceMs)
}
