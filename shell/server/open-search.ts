// A line typed into a search box before its script had loaded.
import { maxLineLength, placeEndpoints } from '@portal/contract/places/endpoints'
import { searchAddressOf } from '@portal/contract/properties/search-address'
import * as sitePaths from '@portal/contract/site-paths'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import { type CallApi, readAnswer } from './read-answer.ts'

/** A person is waiting for the page. */
const patienceMs = 4000

/** To the search that `q` means; without the API's answer, the line counts as a place. */
export const openSearch = async (request: Request, url: URL, callApi: CallApi): Promise<Response> => {
  const text = url.searchParams.get('q')?.trim() ?? ''
  const address = (text && (await understand(request, text, callApi))) || sitePaths.searchFor(text)
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } })
}

const { path, answer } = placeEndpoints.understand

const understand = async (request: Request, text: string, callApi: CallApi): Promise<string | null> => {
  const query = new URLSearchParams({ text: text.slice(0, maxLineLength) })
  const response = callApi(onBehalfOf(request, `${path}?${query}`, AbortSignal.timeout(patienceMs)))
  const understood = await readAnswer(answer, response, patienceMs)
  if (!understood) return null
  const { filters, ...rest } = understood
  return searchAddressOf(filters, rest)
}
