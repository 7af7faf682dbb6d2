import { pageHeadEndpoints } from '@portal/contract/page-heads/endpoints'
import { PageHead } from '@portal/contract/page-heads/page-head'
import * as sitePaths from '@portal/contract/site-paths'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { type CallApi, readAnswer } from './read-answer.ts'

/** A page is drawn without its own head rather than late. */
const patienceMs = 500

const withHead = new Set([sitePaths.property(':id'), sitePaths.people(':id')])

export const hasHead = (pattern: string | undefined): boolean =>
  pattern !== undefined && withHead.has(pattern)

/** Null when the API has not answered after half a second. */
export const readHead = (request: Request, path: string, callApi: CallApi): Promise<PageHead | null> => {
  const query = new URLSearchParams({ path })
  const givenUp = AbortSignal.timeout(patienceMs)
  const response = callApi(onBehalfOf(request, `${pageHeadEndpoints.read.path}?${query}`, givenUp))
  return readAnswer(PageHead, response, patienceMs)
}
