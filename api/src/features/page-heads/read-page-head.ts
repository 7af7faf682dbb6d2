import type { pageHeadEndpoints } from '@portal/contract/page-heads/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { id } from '@portal/contract/values/text'
import type { Context } from '../../platform/request/context.ts'
import type { Verb } from '../../platform/request/route.ts'
import { type FoundHead, hidden } from './found-head.ts'
import { readHomeHead } from './home-head.ts'
import { readPersonHead } from './person-head.ts'

type ReadHead = (context: Context, id: string) => Promise<FoundHead>

/** Matches like the pages' router: any case, with or without a trailing slash. */
const patternOf = (path: (id: string) => string): RegExp => new RegExp(`^${path('([^/]+)')}/*$`, 'i')

const readers: [pattern: RegExp, read: ReadHead][] = [
  [patternOf(sitePaths.property), readHomeHead],
  [patternOf(sitePaths.people), readPersonHead],
]

/** The head of a home's or landlord's page. A missing page and one that the caller may not see get the same answer. */
export const readPageHead: Verb<typeof pageHeadEndpoints.read> = async (context, { query }) => {
  for (const [pattern, read] of readers) {
    const [, named] = query.path.match(pattern) ?? []
    if (named === undefined) continue
    const { data } = id.safeParse(named.toLowerCase())
    const head = data === undefined ? null : await read(context, data)
    return head ? { ...head, status: 200 } : { ...hidden, status: 404 }
  }
  return { ...hidden, status: 200 }
}
