import type { Context } from './context.ts'

/**
 * The content is then not sent again: its verb sets the header `etag`, and can answer nothing. Unlike HTTP's `*`, only
 * an ETag that the caller names counts.
 */
export const isKnown = (etag: string | null, { knownEtags }: Pick<Context, 'knownEtags'>): boolean =>
  etag !== null && (knownEtags ?? '').split(',').some(known => known.trim().replace(/^W\//, '') === etag)
