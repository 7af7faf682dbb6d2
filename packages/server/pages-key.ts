export const pagesKeyHeader = 'x-pages-key'

export const withoutPagesKey =
  'Reports of failures are off: set PAGES_KEY to the same random characters for the API and the pages.'
