// Draws a page with the API's data, so that its first frame needs no script.

import type { DrawnWith, DrawnWithAnswers } from '@portal/releases/draw/draw-on-request'
import { onBehalfOf } from '@portal/server/on-behalf-of'
import * as z from 'zod/mini'
import type { SessionState } from '../seam/session-state.ts'
import type { PageDrawer } from './page-drawer.ts'
import type { CallApi } from './read-answer.ts'

/** Then the browser reads the data. */
const patienceMs = 500
const maxBytes = 500_000

/** Only reads of the API, and only a few. */
const Reads = z.array(z.string().check(z.regex(/^\/api\/[^\s#]*$/), z.maxLength(2000))).check(z.maxLength(4))
const Drawn = z.object({ html: z.string(), css: z.string(), answers: z.record(z.string(), z.unknown()) })

/** Throws unless the answer is of limited length. */
const readAnswer = async (response: Promise<Response>, patience: AbortSignal): Promise<unknown> => {
  const { ok, headers, body } = await response
  const isAnswer = ok && headers.get('content-type')?.startsWith('application/json')
  const decoder = new TextDecoder()
  let text = ''
  // The rest of it is cancelled with the loop.
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (!isAnswer || patience.aborted || text.length > maxBytes) throw new Error('It cannot be drawn with.')
  }
  return JSON.parse(text)
}

interface Visit {
  request: Request
  url: URL
  /** The route's path. */
  path: string
  drawer: PageDrawer
  person: Promise<Omit<DrawnWith, 'answers' | 'session'> & { session: SessionState }>
  callApi: CallApi
}

/** Null when the page cannot be drawn with all its data within half a second. Never throws. */
export const drawWithAnswers = async (visit: Visit): Promise<DrawnWithAnswers | null> => {
  const { request, url, path, drawer, callApi } = visit
  const page = { path, address: url.pathname + url.search }
  const patience = AbortSignal.timeout(patienceMs)
  const read = async () => {
    const addresses = Reads.parse(await drawer.ask(page))
    if (patience.aborted) return null
    const pendingAnswers = addresses.map(address =>
      readAnswer(callApi(onBehalfOf(request, address, patience)), patience),
    )
    const answers = await Promise.all(pendingAnswers)
    return Object.fromEntries(addresses.map((address, index) => [address, answers[index]]))
  }
  const gaveUp = Bun.sleep(patienceMs).then(() => null)
  const [answers, { session, ...person }] = await Promise.all([
    Promise.race([read(), gaveUp]).catch(() => null),
    visit.person,
  ])
  if (answers === null || session === 'unknown') return null
  const drawing = await drawer.ask({ ...page, with: { ...person, session, answers } })
  return Drawn.safeParse(drawing).data ?? null
}
