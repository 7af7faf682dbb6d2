import type { Context } from './context.ts'

/**
 * Whether the caller has the content with this ETag, which is then not sent again: its verb sets the header `etag`, and may answer
 * nothing. Unlike HTTP's `*`, only an ETag that the caller names counts.
 */
export const isKnown = (etag: string | null, { knownEtags }: Pick<Context, 'knownEtags'>): boolean =>
  etag !== null && (knownEtags ?? '').split(',').some(known => known.trim().replace(/^W\//, '') === etag)
