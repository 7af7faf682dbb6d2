// The key that the pages' server and the API share.

/** The header in which the pages' server sends it to the API. */
export const pagesKeyHeader = 'x-pages-key'

/** The log line of a server that runs without a key. */
export const withoutPagesKey =
  'Reports of failures are off: set PAGES_KEY to the same random characters for the API and the pages.'
