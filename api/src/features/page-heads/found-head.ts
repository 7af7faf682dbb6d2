import type { PageHead } from '@portal/contract/page-heads/page-head'

/** What a page says of itself; null when there is no such page for the caller. */
export type FoundHead = Omit<PageHead, 'status'> | null

/** Of a page that is there and says nothing of itself. */
export const hidden: Omit<PageHead, 'status'> = {
  path: null,
  title: null,
  description: null,
  picture: null,
  structuredData: null,
}
