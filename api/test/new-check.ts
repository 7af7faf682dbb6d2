import type { BackgroundCheckState } from '@portal/contract/background-checks/lifecycle'
import type { Database } from '../src/platform/database/database.ts'
import { backgroundChecks, backgroundCheckType } from '../src/schema/background-checks.ts'
import { userInteractions } from '../src/schema/consents.ts'
import { inDays, makeApplication } from './new-application.ts'

interface Parties {
  tenant: string
  landlord: string
}

/** For a new application by default; a report is clear unless the fields say otherwise. Returns its id. */
export const makeCheck = async (
  database: Database,
  { tenant, landlord }: Parties,
  status: BackgroundCheckState = 'invited',
  fields: Partial<typeof backgroundChecks.$inferInsert> = {},
): Promise<string> => {
  const [id, interactionId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  const isReported = ['ready', 'disputed', 'released', 'expired'].includes(status)
  await database.insert(userInteractions).values({
    id: interactionId,
    initiatorId: landlord,
    receiverId: tenant,
    interactionType: backgroundCheckType,
    status: status === 'invited' ? 'pending' : status === 'cancelled' ? 'declined' : 'accepted',
  })
  await database.insert(backgroundChecks).values({
    id,
    interactionId,
    subjectId: tenant,
    requesterId: landlord,
    applicationId:
      tenant === landlord
        ? null
        : (fields.applicationId ?? (await makeApplication(database, { tenant, landlord }))),
    status,
    ...(isReported && {
      providerReportId: `report-${id}`,
      result: 'clear',
      readyAt: inDays(-1),
      expiresAt: inDays(89),
    }),
    ...fields,
  })
  return id
}
