import type { PageHead } from '@portal/contract/page-heads/page-head'

/** The head of a page; null if the page does not exist for the caller. */
export type FoundHead = Omit<PageHead, 'status'> | null

/** The head of a page that exists but shows no details. */
export const hidden: Omit<PageHead, 'status'> = {
  path: null,
  title: null,
  description: null,
  picture: null,
  structuredData: null,
}
