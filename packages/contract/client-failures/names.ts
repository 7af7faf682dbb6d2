// Shared by releases, the registry and reports: what no report can name could never be taken back.
import * as z from 'zod/mini'
import { noRoute } from './no-route.ts'

export const AppName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'A name has at most 40 lowercase letters, digits and hyphens'))

/** A folder's name, too, beside the folder `files`. */
export const VersionName = z
  .string()
  .check(
    z.regex(
      /^(?!files$)[\w-][\w.-]{0,79}$/,
      'A version has at most 80 letters, digits, hyphens, underscores and dots, and starts with no dot',
    ),
  )

/** A parameter is a whole part: in `/:a:b:c` each could take any number of letters. */
export const RoutePath = z
  .string()
  .check(
    z.regex(
      /^(?=.{1,80}$)(\/(:\w+|[\w.-]*))+$/,
      'A route starts with a slash, and has at most 80 letters, digits, slashes, hyphens, underscores and dots, and colons only after a slash',
    ),
  )

export const ReportedRoute = z.union([z.literal(noRoute), RoutePath])
