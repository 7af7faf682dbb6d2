// `bun draw-on-request.ts <artifact> <characters>`: draws an app's pages with answers of the API, in a process of its own,
// because it runs the app's code. Takes a DrawingRequest on each line of stdin, and says a DrawingAnswer of fewer than so
// many characters on a line of stdout.
import type { ComponentType } from 'react'
import type { FirstRead } from '../src/platform/app-page.tsx'
import type { Platform, Session, ViewMode } from '../src/platform/platform.tsx'
import { createStore } from '../src/platform/store.tsx'
import { answerRequests } from './answer-requests.ts'
import type { Drawing } from './draw-ahead.ts'
import { componentOf, type DrawnPages, idPrefix } from './drawn-pages.ts'
import { importDrawn } from './import-drawn.ts'

interface Visit {
  /** The path of a route. */
  path: string
  /** Path and query of the visit. */
  address: string
}

/** What a page is drawn with. */
export interface DrawnWith {
  /** By the addresses that the page named. */
  answers: Record<string, unknown>
  session: Session
  viewMode: ViewMode
  settings: Platform['settings']
}

/** The answers are what the page took of those that were given, by their addresses. */
export interface DrawnWithAnswers extends Drawing {
  answers: Record<string, unknown>
}

/** Asks for the addresses that the page reads, an array of strings; `with` their answers for its DrawnWithAnswers. */
export type DrawingRequest = Visit & { with?: DrawnWith }

const [artifact = '', mostCharacters = ''] = process.argv.slice(2)
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

/** As the page's own schemas read them. Throws for an answer that they do not take. */
const readAnswers = async (visit: Visit, answers: DrawnWith['answers']): Promise<DrawnWith['answers']> => {
  const reads = await readsOf(visit)
  return Object.fromEntries(reads.map(({ address, read }) => [address, read(answers[address])]))
}

/** So that the page knows the parameters of its path. */
const Routed = ({ path, Page }: { path: string; Page: ComponentType }) =>
  app.useRoutes([{ path, element: app.createElement(Page) }])

const draw = async (visit: Visit, given: DrawnWith): Promise<DrawnWithAnswers> => {
  const answers = await readAnswers(visit, given.answers)
  const Page = await componentOf(pageOf(visit))
  let queryClient: ReturnType<Platform['queryClientFrom']> | undefined
  const platform: Platform = {
    queryClientFrom: make => {
      queryClient ??= make()
      return queryClient
    },
    session: createStore(given.session),
    refreshSession: async () => {},
    viewMode: createStore(given.viewMode),
    toast: () => {},
    settings: given.settings,
  }
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

await answerRequests<DrawingRequest>(Number(mostCharacters), 'ready', request =>
  request.with ? draw(request, request.with) : addressesOf(request),
)
