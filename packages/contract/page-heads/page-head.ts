// For search engines, and for people who are sent a link.
import * as z from 'zod/mini'

/** Null if there is nothing to show. */
export const PageHead = z.object({
  /** 404 if the page does not exist for the caller. */
  status: z.int(),
  /** A path of this site. */
  path: z.nullable(z.string()),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The address of an image of `pictureSize`. */
  picture: z.nullable(z.string()),
  /** JSON-LD in schema.org's terms; each `url` and `image` is a path of this site. */
  structuredData: z.nullable(z.record(z.string(), z.unknown())),
})
export type PageHead = z.infer<typeof PageHead>

/** In pixels, as other sites show it next to a link. */
export const pictureSize = { width: 1200, height: 630 } as const
