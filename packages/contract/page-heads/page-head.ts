// What a page shows before it is opened: to search engines, and to people who are sent a link.
import * as z from 'zod/mini'

/** For the pages of homes and people; null if there is nothing to show. */
export const PageHead = z.object({
  /** 404 if the page does not exist for the caller, otherwise 200. */
  status: z.int(),
  /** The page's canonical address, as a path of this site. */
  path: z.nullable(z.string()),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The path of an image of `pictureSize`. */
  picture: z.nullable(z.string()),
  /** JSON-LD in schema.org's terms. Each `url` and `image` in it is a path of this site. */
  structuredData: z.nullable(z.record(z.string(), z.unknown())),
})
export type PageHead = z.infer<typeof PageHead>

/** In pixels, the size that other sites show next to a link. */
export const pictureSize = { width: 1200, height: 630 } as const
