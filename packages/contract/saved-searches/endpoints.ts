import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { maxSavedSearches, SavedSearch, SaveSearch, UpdateSavedSearch } from './saved-search.ts'

const OneSavedSearch = z.object({ savedSearch: SavedSearch })

export const savedSearchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    summary: "The caller's saved searches, newest first",
    access: 'person',
    status: 200,
    answer: z.object({ savedSearches: z.array(SavedSearch).check(z.maxLength(maxSavedSearches)) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    summary: 'Save a search; 25 at most',
    access: 'person',
    body: SaveSearch,
    status: 201,
    answer: OneSavedSearch,
    errors: ['conflict', 'plan_limit'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/saved-searches/:id',
    summary: 'Rename a saved search, change its filters or alerts, or mark its homes as seen',
    access: 'person',
    own: true,
    params: ById,
    body: UpdateSavedSearch,
    status: 200,
    answer: OneSavedSearch,
    errors: ['plan_limit'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    summary: 'Delete a saved search',
    access: 'person',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
  }),
}
