// What pages report about the apps on them, and what administrators read of that.
import * as z from 'zod/mini'
import { list } from '../values/list.ts'
import { withNeutral } from '../values/neutral.ts'
import { count } from '../values/number.ts'
import { text, timestamp } from '../values/text.ts'

const word = (pattern: RegExp) => z.string().check(z.regex(pattern, 'This is not a name'))
const app = word(/^[a-z][a-z0-9-]{0,39}$/)
const version = word(/^[\w.+-]{1,80}$/)

const route = word(/^(?:\*|\/[\w:/-]{0,79})$/)

/**
 * A load is a page that began to use a version; a failure, the first on a route, which alone counts against a version; a fallback,
 * said besides the failure, that the page gave it up for an earlier version; a block, one whose main
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
  /** The pattern of the route, as the registry writes it; pages of earlier shells do not say, which is no route that is judged. */
  route: z._default(route, ''),
  /** Where in the life of the app; the shell that reports may know more of these words than the API. */
  stage: word(/^[a-z][a-z -]{0,39}$/),
  message: text(mostLetters),
})

export const ReportFailures = z.object({
  /** What the pages' server signed for the page. */
  token: text(200),
  reports: list(ClientReport, mostReports, `Please send at most ${mostReports} reports at once`),
})

/** How often pages reported each, once per page and route. */
const Figures = z.object({
  loads: z.int(),
  failures: z.int(),
  fallbacks: z.int(),
})

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
  /** `app@version`, separated by commas. */
  versions: z.optional(text(10_000)),
})

/**
 * Whose loads are counted apart: of visitors, of people who are signed in, and, of these, of those whose account is at least a day
 * older than the release.
 */
const Crowd = z.enum(['visitors', 'signed-in', 'known'])

/**
 * The votes on one route. A network (an IPv4 address, or the /48 of an IPv6 address) and an account vote once each: that the version
 * failed, if more than half of their loads did. An account's loads count in the network that it first loaded from.
 */
export const RouteVotes = z.object({
  route: z.string(),
  crowd: withNeutral(Crowd, 'visitors'),
  loads: z.int(),
  networks: z.int(),
  failedNetworks: z.int(),
  /** 0 for visitors. */
  accounts: z.int(),
  failedAccounts: z.int(),
})
export type RouteVotes = z.infer<typeof RouteVotes>

/** `before` is the day before `since`. */
export const VotePeriod = z.enum(['last10Minutes', 'last24Hours', 'before'])
export type VotePeriod = z.infer<typeof VotePeriod>

const revision = count(0, 2_147_483_647)

export const ReadVotes = z.object({
  app,
  version,
  /** Patterns, separated by commas: votes on other routes are not counted. */
  routes: text(10_000),
  period: VotePeriod,
  /** When the release became live. */
  since: timestamp,
  /** Only pages count that were drawn from this revision of the registry on … */
  fromRevision: z._default(revision, 0),
  /** … and before this one. */
  beforeRevision: z.optional(revision),
})
export type ReadVotes = z.infer<typeof ReadVotes>
