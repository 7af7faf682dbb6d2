import * as z from 'zod/mini'
import { list } from '../values/list.ts'
import { withNeutral } from '../values/neutral.ts'
import { count } from '../values/number.ts'
import { text, timestamp } from '../values/text.ts'
import { AppName, ReportedRoute, VersionName } from './names.ts'

/**
 * A load: a page began to use a version. A failure: the first one on a route; only these count against a version. A
 * fallback: after a failure, the page used an earlier version. A block: the app's first that held the main thread for
 * more than 5 s, perhaps because the machine is slow.
 */
export const ReportKind = z.enum(['load', 'failure', 'fallback', 'block'])
export type ReportKind = z.infer<typeof ReportKind>

const maxReports = 10
const maxLetters = 300

const ClientReport = z.object({
  app: AppName,
  version: VersionName,
  kind: ReportKind,
  /** The route's pattern, as the registry writes it; older shells leave it out, and their reports judge no route. */
  route: z._default(ReportedRoute, ''),
  /** Where in the app's life it failed; a newer shell may send words that are unknown here. */
  stage: z.string().check(z.regex(/^[a-z][a-z -]{0,39}$/)),
  message: text(maxLetters),
})

export const ReportFailures = z.object({
  /** Signed by the pages' server. */
  token: text(200),
  /** Null for what is no report, so that the others count. */
  reports: list(
    z.catch(z.nullable(ClientReport), null),
    maxReports,
    `Please send at most ${maxReports} reports at once`,
  ),
})

/** Counted once per page and route. */
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
  /** Newest first, without loads, in a browser's words: never trust them. */
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

/** Visitors; people who are signed in; and those whose account is at least a day older than the release. */
const Crowd = z.enum(['visitors', 'signed-in', 'known'])

/**
 * Each network (an IPv4 address, or the /48 of an IPv6 address) and each account has one vote: that the version
 * failed, if more than half of its loads did. An account's loads count in the network that it first loaded from.
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
  /** Patterns, comma-separated; other routes are not counted. */
  routes: text(10_000),
  period: VotePeriod,
  /** When the release went live. */
  since: timestamp,
  /** Counts only pages drawn from this revision of the registry on … */
  fromRevision: z._default(revision, 0),
  /** … and before this one. */
  beforeRevision: z.optional(revision),
})
export type ReadVotes = z.infer<typeof ReadVotes>
