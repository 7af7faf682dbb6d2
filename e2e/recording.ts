// Replays a screen with other answers of the API.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { answerTo, type Endpoint } from '../packages/contract/endpoint.ts'
import { withoutFirstAnswers } from './broken-files.ts'
import { whilePageIsOpen } from './change-answer.ts'

const contract = join(import.meta.dirname, '../packages/contract')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answer' in value && 'path' in value

/** Found by their files, so that none can be forgotten. */
const readEndpoints = async (): Promise<Endpoint[]> => {
  const endpoints: Endpoint[] = []
  for (const file of readdirSync(contract, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('endpoints.ts')) continue
    const groups: Record<string, unknown> = await import(join(contract, file))
    for (const group of Object.values(groups)) {
      const members = typeof group === 'object' && group !== null ? Object.values(group) : []
      endpoints.push(...[group, ...members].filter(isEndpoint))
    }
  }
  return endpoints
}

const isPathOf = ({ path }: Endpoint, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)

/** A path without parameters takes precedence. */
const readAt = (endpoints: readonly Endpoint[], { pathname, searchParams }: URL): Endpoint | undefined => {
  const match = endpoints
    .filter(one => one.method === 'GET' && (one.kind ?? 'json') === 'json' && isPathOf(one, pathname))
    .sort((one, other) => one.path.split(':').length - other.path.split(':').length)[0]
  return match && { ...match, answer: answerTo(match, Object.fromEntries(searchParams)) }
}

export interface Call {
  endpoint: Endpoint
  /** Path and query. */
  address: string
  answer: unknown
}

type Change = (call: Call) => unknown

export interface Recording {
  calls: () => Call[]
  /** Changes answers from now on. */
  answerWith: (change: Change) => void
  /** Returns the addresses read since `answerWith`. */
  finished: () => Promise<ReadonlySet<string>>
}

/** Replays the first answer at each address. Pages are served without their data, so that they fetch it. */
export const record = async (page: Page): Promise<Recording> => {
  const endpoints = await readEndpoints()
  const recorded = new Map<string, Call>()
  await withoutFirstAnswers(page)
  let change: Change = call => call.answer
  let waiting = 0
  let addresses = new Set<string>()

  const answer = async (route: Route, endpoint: Endpoint, address: string): Promise<void> => {
    const known = recorded.get(address)
    if (known) return route.fulfill({ json: change(known) })
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const call = { endpoint, address, answer: await response.json() }
    recorded.set(address, call)
    await route.fulfill({ json: change(call) })
  }
  await page.route(
    url => url.pathname.startsWith('/api/'),
    async route => {
      const url = new URL(route.request().url())
      const { pathname, search } = url
      const endpoint = readAt(endpoints, url)
      if (route.request().method() !== 'GET' || !endpoint) return route.fallback()
      addresses.add(pathname + search)
      waiting++
      await whilePageIsOpen(() => answer(route, endpoint, pathname + search)).finally(() => waiting--)
    },
  )
  return {
    calls: () => [...recorded.values()],
    answerWith: next => {
      change = next
      addresses = new Set()
    },
    finished: async () => {
      await expect.poll(() => waiting).toBe(0)
      return addresses
    },
  }
}
