// Checkr's API (https://docs.checkr.com), over plain fetch: docs/decisions/applications-and-sharing.md says what could not be tried.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { checkResults } from '@portal/contract/background-checks/background-check'
import * as z from 'zod/mini'
import type { ProviderCheck, ProviderInvitation, Screening } from '../../platform/ports/screening.ts'
import { type CheckrAccount, openReach, orNull } from './reach.ts'
import { embedded, sectionsOf } from './read-report.ts'

interface ScreeningSettings extends CheckrAccount {
  webhookSecret: string
  /** Which searches a check has: the name of one of the account's packages. */
  package: string
}

const Created = z.object({ id: z.string().check(z.minLength(1)) })
const Invitation = z.object({
  id: z.string(),
  status: z.string(),
  invitation_url: z.nullish(z.url({ protocol: /^https?$/ })),
  report_id: z.nullish(z.string()),
})
const Invitations = z.object({ data: z.array(Invitation) })
const moment = z.nullish(z.string())
const Report = z.looseObject({
  status: z.string(),
  result: moment,
  completed_at: moment,
  revised_at: moment,
})
const Event = z.object({
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.nullish(z.string()),
      candidate_id: z.nullish(z.string()),
    }),
  }),
})

const isoOf = (value: string | null | undefined): string | null => {
  const ms = Date.parse(value ?? '')
  return Number.isNaN(ms) ? null : new Date(ms).toISOString()
}

/** Revised reports keep the moment of the first. */
const completionOf = ({ completed_at: completed, revised_at: revised }: z.infer<typeof Report>) =>
  [isoOf(completed), isoOf(revised)].reduce((latest, at) => ((at ?? '') > (latest ?? '') ? at : latest), null)

/** Older reports have it as their status. */
const resultOf = ({ result, status }: z.infer<typeof Report>) =>
  checkResults.find(word => word === (result ?? status))

const stateOf = (report: z.infer<typeof Report>): Omit<ProviderCheck, 'reportId'> => {
  const nothing = { result: null, completedAt: null }
  const { status } = report
  if (status === 'canceled') return { ...nothing, state: 'failed' }
  if (status === 'dispute') return { ...nothing, state: 'disputed' }
  const isComplete = ['complete', ...checkResults].includes(status)
  const result = resultOf(report)
  const completedAt = completionOf(report)
  if (!isComplete || !completedAt) return { ...nothing, state: 'running' }
  // Completed without a result, such as when all searches were canceled.
  return result ? { state: 'ready', result, completedAt } : { ...nothing, state: 'failed' }
}

const isOpen = ({ status, invitation_url: url }: z.infer<typeof Invitation>): boolean =>
  status === 'pending' && Boolean(url)

const asInvitation = (invitation: z.infer<typeof Invitation>): ProviderInvitation => ({
  id: invitation.id,
  url: isOpen(invitation) ? (invitation.invitation_url ?? null) : null,
})

/** Does not connect yet. */
export const openScreening = ({
  webhookSecret,
  package: packageName,
  ...account
}: ScreeningSettings): Screening => {
  const together = openReach(account)
  return {
    createCandidate: async ({ checkId, email, firstName, lastName }) => {
      const body = { custom_id: checkId, email, first_name: firstName, last_name: lastName }
      return (await together()('/candidates', Created, body)).id
    },
    invite: async (candidateId, state) => {
      const ask = together()
      const found = await ask(
        `/invitations?${new URLSearchParams({ candidate_id: candidateId })}`,
        Invitations,
      )
      const known = found.data.find(isOpen) ?? found.data.find(({ status }) => status === 'completed')
      if (known) return asInvitation(known)
      const body = {
        candidate_id: candidateId,
        package: packageName,
        work_locations: [{ country: 'US', ...(state && { state }) }],
      }
      return asInvitation(await ask('/invitations', Invitation, body))
    },
    readCheck: async invitationId => {
      const ask = together()
      const { status, report_id: reportId } = await ask(
        `/invitations/${encodeURIComponent(invitationId)}`,
        Invitation,
      )
      const nothing = { reportId: null, result: null, completedAt: null }
      if (!reportId) {
        const isOver = ['expired', 'deleted', 'canceled'].includes(status)
        return { ...nothing, state: isOver ? 'cancelled' : status === 'completed' ? 'running' : 'invited' }
      }
      return { ...stateOf(await ask(`/reports/${encodeURIComponent(reportId)}`, Report)), reportId }
    },
    readReport: async reportId => {
      const path = `/reports/${encodeURIComponent(reportId)}?${new URLSearchParams({ include: embedded })}`
      const report = await orNull(together()(path, Report))
      return report && { result: resultOf(report) ?? 'consider', sections: sectionsOf(report) }
    },
    readEvent: (text, signature) => {
      const expected = createHmac('sha256', webhookSecret).update(text).digest()
      const sent = Buffer.from(signature, 'hex')
      if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null
      const { data } = Event.safeParse(parsed(text))
      if (!data) return { candidateId: null }
      const { id, object, candidate_id: candidateId } = data.data.object
      return { candidateId: object === 'candidate' ? id : (candidateId ?? null) }
    },
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
