// What pages report about their apps, and the summaries that administrators read.
import * as z from 'zod/mini'
import { list } from '../values/list.ts'
import { withNeutral } from '../values/neutral.ts'
import { count } from '../values/number.ts'
import { text, timestamp } from '../values/text.ts'
import { AppName, ReportedRoute, VersionName } from './names.ts'

/**
 * A load: a page began to use a version. A failure: the first one on a route; only failures count against a version. A fallback,
 * sent in addition to the failure: the page switched to an earlier version. A block: the app's first one that held the main
 * thread for more than 5 s, which alone is not a failure, as the machine may have been slow.
 */
export const ReportKind = z.enum(['load', 'failure', 'fallback', 'block'])
export type ReportKind = z.infer<typeof ReportKind>

/** The most reports in one request, and the most letters in a message. */
const maxReports = 10
const maxLetters = 300

const ClientReport = z.object({
  app: AppName,
  version: VersionName,
  kind: ReportKind,
  /** The pattern of the route, as the registry writes it; shells from before this field leave it out, and their reports judge no route. */
  route: z._default(ReportedRoute, ''),
  /** Where in the app's life it failed; a newer shell may send words that the API does not know. */
  stage: z.string().check(z.regex(/^[a-z][a-z -]{0,39}$/)),
  message: text(maxLetters),
})

export const ReportFailures = z.object({
  /** The token that the pages' server signed for the page. */
  token: text(200),
  /** Null in place of what is no report: it must not drop the others. */
  reports: list(
    z.catch(z.nullable(ClientReport), null),
    maxReports,
    `Please send at most ${maxReports} reports at once`,
  ),
})

/** How often pages reported each kind, counted once per page and route. */
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
  /** The latest reports except loads, newest first, in a browser's words: never trust them. */
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
  /** `app@version`, comma-separated. */
  versions: z.optional(text(10_000)),
})

/**
 * Groups whose loads are counted separately: visitors, people who are signed in, and, among these, people whose account is at
 * least a day older than the release.
 */
const Crowd = z.enum(['visitors', 'signed-in', 'known'])

/**
 * The votes on one route. Each network (an IPv4 address, or the /48 of an IPv6 address) and each account has one vote: that the
 * version failed, if more than half of its loads did. An account's loads count in the network that it first loaded from.
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
  app: AppName,
  version: VersionName,
  /** Patterns, comma-separated: votes on other routes are not counted. */
  routes: text(10_000),
  period: VotePeriod,
  /** When the release became live. */
  since: timestamp,
  /** Counts only pages that were drawn from this revision of the registry on … */
  fromRevision: z._default(revision, 0),
  /** … and before this one. */
  beforeRevision: z.optional(revision),
})
export type ReadVotes = z.infer<typeof ReadVotes>
