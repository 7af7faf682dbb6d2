// A line that was typed into a search box before its script had loaded.
import { maxLineLength, placeEndpoints } from '@portal/contract/places/endpoints'
import { searchAddressOf } from '@portal/contract/properties/search-address'
import * as sitePaths from '@portal/contract/site-paths'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { type CallApi, readAnswer } from './read-answer.ts'

/** Short, as a person is waiting for the page. */
const patienceMs = 4000

/** Redirects to the search that the line `q` means; if the API does not answer, the line counts as a place. */
export const openSearch = async (request: Request, url: URL, callApi: CallApi): Promise<Response> => {
  const text = url.searchParams.get('q')?.trim() ?? ''
  const address = (text && (await understand(request, text, callApi))) || sitePaths.searchFor(text)
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } })
}

const { path, answer } = placeEndpoints.understand

const understand = async (request: Request, text: string, callApi: CallApi): Promise<string | null> => {
  const query = new URLSearchParams({ text: text.slice(0, maxLineLength) })
  const asked = callApi(onBehalfOf(request, `${path}?${query}`, AbortSignal.timeout(patienceMs)))
  const understood = await readAnswer(answer, asked, patienceMs)
  if (!understood) return null
  const { filters, ...said } = understood
  return searchAddressOf(filters, said)
}
