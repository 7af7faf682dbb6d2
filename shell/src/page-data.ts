// What the server writes into the page for the script to start with.
import { UserType } from '@portal/contract/people/person'
import { readRegistry } from '@portal/shared-ui/federation/registry'
import * as z from 'zod/mini'

export const Theme = z.enum(['light', 'dark'])
export type Theme = z.infer<typeof Theme>

export const PageData = z.object({
  registry: z.pipe(
    z.unknown(),
    z.transform(value => readRegistry(value).registry),
  ),
  /** Null for a visitor, so that a visitor's first load makes no failing call. */
  session: z.nullable(
    z.object({
      user: z.object({
        id: z.string(),
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        userType: UserType,
      }),
    }),
  ),
  viewMode: UserType,
  /** Null until the person chooses; then the system's theme holds. */
  theme: z.nullable(Theme),
  settings: z.object({
    mapTileUrl: z.string(),
    mapAttribution: z.string(),
    /** Origins that developers may load an app from. */
    overrideOrigins: z.array(z.string()),
  }),
})
export type PageData = z.infer<typeof PageData>

export const pageDataId = 'page-data'

export const readPageData = (): PageData =>
  PageData.parse(JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null'))
