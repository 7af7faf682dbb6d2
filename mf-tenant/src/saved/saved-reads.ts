import { firstRead } from '@portal/client/call'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { savedTabIn } from './saved-tabs.ts'

/** The saved homes; what other tabs show comes with their code. */
export const savedReads = ({ search }: PageVisit): FirstRead[] =>
  savedTabIn(search) === 'homes' ? [firstRead(favoriteEndpoints.list)] : []
