import type { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import type { BackgroundCheckState } from '@portal/contract/background-checks/lifecycle'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { applications, keepsConsents } from '../../schema/applications.ts'
import { backgroundChecks } from '../../schema/background-checks.ts'
import { selectChecks } from './check-rows.ts'
import { screeningOf } from './screening-turn.ts'

const readable: Record<'subject' | 'requester', readonly BackgroundCheckState[]> = {
  subject: ['ready', 'disputed', 'released', 'expired'],
  requester: ['released'],
}

/**
 * Read at the provider each time. For the requester only as long as the application lasts, as everything that is shared for
 * it. Throws `not_found` while there is no report for the caller.
 */
export const readReport: Verb<typeof backgroundCheckEndpoints.report> = async (context, { params }) => {
  const { database, caller } = context
  const [check] = await selectChecks(database).where(eq(backgroundChecks.id, params.id))
  if (!check) throw notFound('background check')
  const { subjectId, requesterId, applicationId, providerReportId, status } = check
  if (caller.id !== subjectId && caller.id !== requesterId)
    throw notFound('background check', { belongsToAnother: true })
  const side = caller.id === subjectId ? 'subject' : 'requester'
  const isOpen =
    side === 'subject' ||
    (applicationId !== null &&
      (await database.$count(applications, and(eq(applications.id, applicationId), keepsConsents))) > 0)
  if (!isOpen || !providerReportId || !readable[side].includes(status)) throw notFound('report')
  const report = await screeningOf(context).readReport(providerReportId)
  if (!report) throw notFound('report')
  return { report }
}
