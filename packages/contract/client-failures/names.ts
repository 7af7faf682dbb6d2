// The names that a release, the registry and pages' reports have in common: what no report can name could never be taken back.
import * as z from 'zod/mini'
import { noRoute } from './no-route.ts'

/** The name of the shell or an app. */
export const AppName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'A name has at most 40 lowercase letters, digits and hyphens'))

/** A folder's name, too: `files` is another folder beside the versions. */
export const VersionName = z
  .string()
  .check(
    z.regex(
      /^(?!files$)[\w-][\w.-]{0,79}$/,
      'A version has at most 80 letters, digits, hyphens, underscores and dots, and starts with no dot',
    ),
  )

/** As the router writes it: `/properties/:id`. A parameter is a whole part: in `/:a:b:c` each could take any number of letters. */
export const RoutePath = z
  .string()
  .check(
    z.regex(
      /^(?=.{1,80}$)(\/(:\w+|[\w.-]*))+$/,
      'A route starts with a slash, and has at most 80 letters, digits, slashes, hyphens, underscores and dots, and colons only after a slash',
    ),
  )

/** The route of a report, which may be about none. */
export const ReportedRoute = z.union([z.literal(noRoute), RoutePath])
