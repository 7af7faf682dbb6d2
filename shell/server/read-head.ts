import { pageHeadEndpoints } from '@portal/contract/page-heads/endpoints'
import { PageHead } from '@portal/contract/page-heads/page-head'
import * as sitePaths from '@portal/contract/site-paths'
import { onBehalfOf } from '@portal/server/on-behalf-of'

/** A page that could say more of itself is drawn without that rather than late. */
const patienceMs = 500

const withHead = new Set([sitePaths.property(':id'), sitePaths.people(':id')])

/** Whether pages of this pattern have a head of their own. */
export const hasHead = (pattern: string | undefined): boolean =>
  pattern !== undefined && withHead.has(pattern)

/** What the page at `path` says of itself to who asks; null when the API has not said so after half a second. */
export const readHead = async (
  request: Request,
  path: string,
  callApi: (request: Request) => Promise<Response>,
): Promise<PageHead | null> => {
  const query = new URLSearchParams({ path })
  const asked = callApi(onBehalfOf(request, `${pageHeadEndpoints.read.path}?${query}`)).then(headOf)
  const gaveUp = Bun.sleep(patienceMs).then(() => null)
  return Promise.race([asked, gaveUp]).catch(() => null)
}

const headOf = async (response: Response): Promise<PageHead | null> =>
  response.ok ? (PageHead.safeParse(await response.json()).data ?? null) : null
