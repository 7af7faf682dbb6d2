// Lists, newest first, by cursor: https://docs.stripe.com/api/pagination
import type { StoredObject } from '../store.ts'
import { badRequest, missingResource } from './refusal.ts'

export interface Paging {
  limit?: number | undefined
  starting_after?: string | undefined
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

/** A page of `all`, which are newest first: at most 100 (10 without a limit). */
export const pageOf = <T extends StoredObject>(all: T[], paging: Paging, url: string): List<T> => {
  const { limit = 10, starting_after: after } = paging
  if (limit < 1 || limit > 100)
    throw badRequest('This value must be between 1 and 100 (inclusive).', undefined, 'limit')
  const index = all.findIndex(({ id }) => id === after)
  if (after && index === -1) throw missingResource(all[0]?.object ?? 'object', after, 'starting_after')
  const start = index + 1
  return {
    object: 'list',
    data: all.slice(start, start + limit),
    has_more: all.length > start + limit,
    url,
  }
}
