// `bun draw-on-request.ts <artifact> <characters>`: draws an app's pages with answers of the API, in a separate process,
// because it runs the app's code. Reads a DrawingRequest from each line of stdin, and writes a DrawingAnswer of fewer than
// that many characters to a line of stdout.

import type { FirstRead } from '@portal/shared-ui/platform/app-page'
import type { Platform, Session, ViewMode } from '@portal/shared-ui/platform/platform'
import { createStore } from '@portal/shared-ui/platform/store'
import type { ComponentType } from 'react'
import { answerRequests } from './answer-requests.ts'
import type { Drawing } from './draw-ahead.ts'
import { componentOf, type DrawnPages, idPrefix } from './drawn-pages.ts'
import { importDrawn } from './import-drawn.ts'

interface Visit {
  path: string
  /** Path and query of the visit. */
  address: string
}

export interface DrawnWith {
  answers: Record<string, unknown>
  session: Session
  viewMode: ViewMode
  /** The reader's; null if it is unknown. */
  timeZone: string | null
  settings: Platform['settings']
}

/** `answers` are those that the page used, by their addresses. */
export interface DrawnWithAnswers extends Drawing {
  answers: Record<string, unknown>
}

/** Without `with`, returns the addresses that the page reads; with their answers, its DrawnWithAnswers. */
export type DrawingRequest = Visit & { with?: DrawnWith }

const [artifact = '', maxCharacters = ''] = process.argv.slice(2)
const app = await importDrawn<DrawnPages>(artifact)

const pageOf = ({ path }: Visit) => {
  const page = app.pages.find(page => page.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

const readsOf = async (visit: Visit): Promise<FirstRead[]> => {
  const { pathname, searchParams } = new URL(visit.address, 'http://localhost')
  const params = app.matchPath(visit.path, pathname)?.params ?? {}
  return (await pageOf(visit).reads?.({ params, search: searchParams })) ?? []
}

/** Read by the page's own schemas. Throws for an answer that they refuse. */
const readAnswers = async (visit: Visit, answers: DrawnWith['answers']): Promise<DrawnWith['answers']> => {
  const reads = await readsOf(visit)
  return Object.fromEntries(reads.map(({ address, read }) => [address, read(answers[address])]))
}

const Routed = ({ path, Page }: { path: string; Page: ComponentType }) =>
  app.useRoutes([{ path, element: app.createElement(Page) }])

const draw = async (visit: Visit, data: DrawnWith): Promise<DrawnWithAnswers> => {
  const answers = await readAnswers(visit, data.answers)
  const Page = await componentOf(pageOf(visit))
  let queryClient: ReturnType<Platform['queryClientFrom']> | undefined
  const platform: Platform = {
    queryClientFrom: make => {
      queryClient ??= make()
      return queryClient
    },
    session: createStore(data.session),
    refreshSession: async () => {},
    viewMode: createStore(data.viewMode),
    toast: () => {},
    settings: data.settings,
  }
  process.env.TZ = data.timeZone ?? 'UTC'
  app.drawInZone?.(data.timeZone)
  app.giveFirstAnswers(answers)
  const drawing = app.drawAhead(
    app.createElement(app.StaticRouter, {
      location: visit.address,
      children: app.createElement(app.PlatformProvider, {
        value: platform,
        children: app.createElement(Routed, { path: visit.path, Page }),
      }),
    }),
    idPrefix,
  )
  return { ...drawing, answers }
}

const addressesOf = async (visit: Visit) => (await readsOf(visit)).map(({ address }) => address)

await answerRequests<DrawingRequest>(Number(maxCharacters), 'ready', request =>
  request.with ? draw(request, request.with) : addressesOf(request),
)
