// For search engines. The pages' server writes it as XML.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { timestamp } from '../values/text.ts'

export const maxEntries = 10_000
export const maxDays = 5000

/** `homes-2026-11-28` has the homes that were added on that day. */
const SitemapPart = z.union([z.enum(['pages', 'places']), z.templateLiteral(['homes-', z.iso.date()])])
export type SitemapPart = z.infer<typeof SitemapPart>

const SitemapEntry = z.object({
  /** A path of this site. */
  path: z.string(),
  changedAt: z.nullable(timestamp),
})
export type SitemapEntry = z.infer<typeof SitemapEntry>

export const sitemapEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/api/sitemap',
    summary: 'The parts of the sitemap: pages, places, and each day on which homes were added, newest first',
    access: 'anyone',
    status: 200,
    answer: z.object({ parts: z.array(z.string()).check(z.maxLength(maxDays + 2)) }),
    mayLag: true,
  }),
  part: endpoint({
    method: 'GET',
    path: '/api/sitemap/:part',
    summary: 'The addresses in a part of the sitemap',
    access: 'anyone',
    params: z.object({ part: SitemapPart }),
    status: 200,
    answer: z.object({ entries: z.array(SitemapEntry).check(z.maxLength(maxEntries)) }),
    mayLag: true,
  }),
}
