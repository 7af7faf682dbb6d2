// What the API answers to a screen, and the same screen with other answers.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Route } from '@playwright/test'
import { answerTo, type Endpoint } from '../api/contract/endpoint.ts'
import { whileWaitedFor } from './change-answer.ts'
import { withoutFirstAnswers } from './faulty-app.ts'

const contract = join(import.meta.dirname, '../api/contract')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answer' in value && 'path' in value

/** Found by their files, so that a new one cannot be forgotten. */
const endpoints: Endpoint[] = []
for (const file of readdirSync(contract, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('endpoints.ts')) continue
  const groups: Record<string, unknown> = await import(join(contract, file))
  for (const group of Object.values(groups)) {
    const members = typeof group === 'object' && group !== null ? Object.values(group) : []
    endpoints.push(...[group, ...members].filter(isEndpoint))
  }
}

const isPathOf = ({ path }: Endpoint, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)

/** The endpoint that a read asks for, with its answer to this query; one whose path has no parameter comes before one that has. */
const readAt = ({ pathname, searchParams }: URL): Endpoint | undefined => {
  const found = endpoints
    .filter(one => one.method === 'GET' && (one.kind ?? 'json') === 'json' && isPathOf(one, pathname))
    .sort((one, other) => one.path.split(':').length - other.path.split(':').length)[0]
  return found && { ...found, answer: answerTo(found, Object.fromEntries(searchParams)) }
}

export interface Call {
  endpoint: Endpoint
  /** Path and query. */
  address: string
  /** As it was recorded. */
  answer: unknown
}

type Change = (call: Call) => unknown

export interface Recording {
  /** The reads that were answered so far. */
  calls: () => Call[]
  /** From now on, reads are answered with what `change` makes of them. */
  answerWith: (change: Change) => void
  /** Waits until all reads have their answer; returns the addresses that were asked since `answerWith`. */
  finished: () => Promise<ReadonlySet<string>>
}

/**
 * Records what the API answers to a page, once for each address, and gives that to it from then on. Pages come without the
 * answers that they were drawn with, so that they ask.
 */
export const record = async (page: Page): Promise<Recording> => {
  const recorded = new Map<string, Call>()
  await withoutFirstAnswers(page)
  let change: Change = call => call.answer
  let waiting = 0
  let asked = new Set<string>()

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
      const endpoint = readAt(url)
      if (route.request().method() !== 'GET' || !endpoint) return route.fallback()
      asked.add(pathname + search)
      waiting++
      await whileWaitedFor(() => answer(route, endpoint, pathname + search)).finally(() => waiting--)
    },
  )
  return {
    calls: () => [...recorded.values()],
    answerWith: next => {
      change = next
      asked = new Set()
    },
    finished: async () => {
      await expect.poll(() => waiting).toBe(0)
      return asked
    },
  }
}
