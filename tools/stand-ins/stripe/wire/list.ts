// Lists, newest first, by cursor: https://docs.stripe.com/api/pagination
import type { StoredObject } from '../store.ts'
import { badRequest, missingResource } from './refusal.ts'

interface Range {
  gt?: number | undefined
  gte?: number | undefined
  lt?: number | undefined
  lte?: number | undefined
}

export interface Paging {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: number | Range | undefined
}

const isWithin = (created: number, filter: Paging['created']): boolean => {
  if (filter === undefined) return true
  if (typeof filter === 'number') return created === filter
  const { gt, gte, lt, lte } = filter
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  )
}

/** A missing filter passes everything. */
export const isAsked = (filter: string | boolean | undefined, value: unknown): boolean =>
  filter === undefined || filter === value

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export const listAll = <T>(data: T[], url: string): List<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

/** A page of `newestFirst`, at most 100 (10 without a limit). */
export const pageOf = <T extends StoredObject>(newestFirst: T[], paging: Paging, url: string): List<T> => {
  const { limit = 10, starting_after: after, ending_before: before, created } = paging
  if (limit < 1 || limit > 100)
    throw badRequest('This value must be between 1 and 100 (inclusive).', undefined, 'limit')
  const all = newestFirst.filter(object => isWithin(object.created, created))
  const indexOf = (id: string, param: string) => {
    const index = all.findIndex(object => object.id === id)
    if (index === -1) throw missingResource(all[0]?.object ?? 'object', id, param)
    return index
  }
  if (before) {
    const end = indexOf(before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url }
  }
  const start = after ? indexOf(after, 'starting_after') + 1 : 0
  return {
    object: 'list',
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url,
  }
}
