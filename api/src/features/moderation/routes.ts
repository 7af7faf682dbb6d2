import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { hour, limitOf } from '../../platform/limits/rate-limit.ts'
import { type Route, route } from '../../platform/request/route.ts'
import {
  endSessions,
  liftRestriction,
  type MailConfirmation,
  resendConfirmation,
  restrictPerson,
  warnPerson,
} from './act-on-person.ts'
import { findProperties, hideProperty, readAdminProperty, restoreHiddenProperty } from './admin-properties.ts'
import { decideFinding } from './decide-finding.ts'
import { type DeviceOf, findPeople, readPersonHistory } from './find-people.ts'
import { listFindings } from './list-findings.ts'
import { createReport, listReports, readCreatedReport } from './own-reports.ts'
import { appealViolation, listOwnViolations } from './own-violations.ts'
import { readFinding } from './read-finding.ts'
import { releaseFinding, takeFinding } from './take-finding.ts'

/** Each can be of private words, and is noted. */
const findingReads = limitOf('finding-reads', 600, hour)

export const moderationRoutes = ({
  mailConfirmation,
  deviceOf,
}: {
  mailConfirmation: MailConfirmation
  deviceOf: DeviceOf
}): readonly Route[] => [
  route(reportEndpoints.create, createReport, { again: readCreatedReport }),
  route(reportEndpoints.list, listReports),
  route(violationEndpoints.list, listOwnViolations),
  route(violationEndpoints.appeal, appealViolation),
  route(findingEndpoints.list, listFindings),
  route(findingEndpoints.read, readFinding, { limit: findingReads }),
  route(findingEndpoints.take, takeFinding),
  route(findingEndpoints.release, releaseFinding),
  route(findingEndpoints.decide, decideFinding),
  route(adminPeopleEndpoints.find, findPeople),
  route(adminPeopleEndpoints.read, readPersonHistory(deviceOf)),
  route(adminPeopleEndpoints.restrict, restrictPerson),
  route(adminPeopleEndpoints.lift, liftRestriction),
  route(adminPeopleEndpoints.warn, warnPerson),
  route(adminPeopleEndpoints.resendConfirmation, resendConfirmation(mailConfirmation)),
  route(adminPeopleEndpoints.endSessions, endSessions),
  route(adminPropertyEndpoints.find, findProperties),
  route(adminPropertyEndpoints.read, readAdminProperty),
  route(adminPropertyEndpoints.hide, hideProperty),
  route(adminPropertyEndpoints.restore, restoreHiddenProperty),
]
