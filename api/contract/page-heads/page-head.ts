// What others read of a page before they open it: search engines, and those to whom a link is sent.
import * as z from 'zod/mini'

/** Of the pages of homes and people; null where there is nothing to say. */
export const PageHead = z.object({
  /** 404 when there is no such page for the caller, otherwise 200. */
  status: z.int(),
  /** The page's own address, as a path of this site, however it was asked for. */
  path: z.nullable(z.string()),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The path of an image of `pictureSize`. */
  picture: z.nullable(z.string()),
  /** By schema.org, as JSON-LD. Each `url` and `image` in it is a path of this site. */
  structuredData: z.nullable(z.record(z.string(), z.unknown())),
})
export type PageHead = z.infer<typeof PageHead>

/** In pixels, as others show it next to a link. */
export const pictureSize = { width: 1200, height: 630 } as const
