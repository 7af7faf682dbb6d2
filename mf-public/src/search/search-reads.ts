import { firstRead } from '@portal/client/call'
import { searchCards } from '@portal/contract/properties/endpoints'
import type { FirstRead, PageVisit } from '@portal/shared-ui/platform/app-page'
import { pageQueryOf } from './search-query.ts'
import { readSearch } from './use-search-state.ts'

/** The first page of the search in the address. */
export const searchReads = ({ search }: PageVisit): FirstRead[] => [
  firstRead(searchCards, { query: pageQueryOf(readSearch(search)) }),
]
