import type { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { readPageToken } from '@portal/server/page-token'
import { eq } from 'drizzle-orm'
import { votingNetworkOf } from '../../platform/limits/network.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { clientReports } from '../../schema/client-reports.ts'

/** The most reports of one page; real pages send fewer. */
const maxFromPages = 100

/** Stores new reports; throws `forbidden` without a page's token. One page has at most about a hundred rows. */
export const reportFailures: Verb<typeof clientFailureEndpoints.report> = async (context, { body }) => {
  const { id: pageId, revision } = pageOf(context, body.token)
  const isPages = eq(clientReports.pageId, pageId)
  const room = maxFromPages - (await context.database.$count(clientReports, isPages))
  const personId = context.caller?.id ?? null
  const from = { pageId, revision, personId, network: votingNetworkOf(context.address) }
  const reports = body.reports.filter(report => report !== null)
  const rows = reports.slice(0, Math.max(0, room)).map(report => ({ ...report, ...from }))
  if (rows.length > 0)
    await context.database.insert(clientReports).values(rows.toSorted(byKey)).onConflictDoNothing()
  return { accepted: true }
}

const pageOf = ({ env }: Context, token: string) => {
  const page = env.pagesKey === undefined ? null : readPageToken(env.pagesKey, token)
  if (page === null) throw new Refusal('forbidden', 'Only a page of this portal can report, for a day.')
  return page
}

type Row = typeof clientReports.$inferInsert

/** A fixed order, so that two requests of one page never deadlock. */
const byKey = (one: Row, other: Row): number => (keyOf(one) < keyOf(other) ? -1 : 1)
const keyOf = ({ app, version, route, kind }: Row): string => `${app} ${version} ${route} ${kind}`
