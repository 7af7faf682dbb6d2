import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { route } from '../../platform/request/route.ts'
import {
  deleteSavedSearch,
  listSavedSearches,
  readSavedSearch,
  saveSearch,
  updateSavedSearch,
} from './own-saved-searches.ts'

export const savedSearchRoutes = [
  route(savedSearchEndpoints.list, listSavedSearches, { isSlow: () => true }),
  route(savedSearchEndpoints.create, saveSearch, { again: readSavedSearch }),
  route(savedSearchEndpoints.update, updateSavedSearch),
  route(savedSearchEndpoints.delete, deleteSavedSearch),
]
