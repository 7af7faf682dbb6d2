// What pages report about the apps on them, and what administrators read of that.
import * as z from 'zod/mini'
import { list } from '../values/list.ts'
import { withNeutral } from '../values/neutral.ts'
import { text, timestamp } from '../values/text.ts'

const word = (pattern: RegExp) => z.string().check(z.regex(pattern, 'This is not a name'))
const app = word(/^[a-z][a-z0-9-]{0,39}$/)
const version = word(/^[\w.+-]{1,80}$/)

/**
 * A load is a page that began to use a version; a fallback, one that gave it up for an earlier version; a block, one whose main
 * thread it held for more than 5 s, which alone is no failure: the machine may have been slow.
 */
export const ReportKind = z.enum(['load', 'failure', 'fallback', 'block'])
export type ReportKind = z.infer<typeof ReportKind>

/** The most that one request holds, and that a message has letters. */
const mostReports = 10
const mostLetters = 300

const ClientReport = z.object({
  app,
  version,
  kind: ReportKind,
  /** Where in the life of the app; the shell that reports may know more of these words than the API. */
  stage: word(/^[a-z][a-z -]{0,39}$/),
  message: text(mostLetters),
})

export const ReportFailures = z.object({
  /** What the pages' server signed for the page. */
  token: text(200),
  reports: list(ClientReport, mostReports, `Please send at most ${mostReports} reports at once`),
})

/** How many pages, and how many people and networks their failures came from. */
const Figures = z.object({
  loads: z.int(),
  failures: z.int(),
  fallbacks: z.int(),
  /** Of the failures: people who were signed in. */
  people: z.int(),
  networks: z.int(),
})
export type Figures = z.infer<typeof Figures>

export const VersionFigures = z.object({
  app: z.string(),
  version: z.string(),
  last10Minutes: Figures,
  last24Hours: Figures,
  /** The last reports but loads, newest first, in the words of a browser: never trust them. */
  messages: z.array(
    z.object({
      kind: withNeutral(ReportKind, 'failure'),
      stage: z.string(),
      message: z.string(),
      at: timestamp,
    }),
  ),
})
export type VersionFigures = z.infer<typeof VersionFigures>

export const ReadFigures = z.object({
  /** `app@version`, separated by commas; with `@` and a moment at its end, only later reports count. */
  versions: z.optional(text(10_000)),
})
