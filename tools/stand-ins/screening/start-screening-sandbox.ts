// A local, stateful stand-in for Checkr in its wire format: candidates, invitations, reports and signed events.
import { join } from 'node:path'
import * as z from 'zod/mini'
import { answerControl, type Control, control, Nothing } from '../control.ts'
import { openFaults } from '../faults.ts'
import { openDeliveries } from './deliver-events.ts'
import { detailsPage, noPage, type Outcome, outcomeOf, sentPage } from './pages.ts'
import { type Invitation, newId, openRecords, type Report, withScreenings } from './records.ts'

/** @internal */
export interface ScreeningSandboxOptions {
  /** 0, the default, picks a free one. */
  port?: number
  /** The key that calls must send. */
  apiKey: string
  /** For signing events. */
  webhookSecret: string
  /** Where events are sent; nowhere if missing. */
  webhookUrl?: string
  /** Where data is stored; in memory if missing. */
  dataDir?: string
}

interface ScreeningSandbox {
  /** Without a trailing slash; the API is below /v1. */
  url: string
  stop(): Promise<void>
}

/** `busy` is 429; `lost` is done, but answered with 500; `late` waits before it answers. */
const faultKinds = ['error', 'busy', 'lost', 'late'] as const

const slowMs = 30_000
const invitationDays = 7

const NewCandidate = z.object({
  email: z.email(),
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  custom_id: z.nullish(z.string()),
})
const NewInvitation = z.object({
  candidate_id: z.string(),
  package: z.string(),
  work_locations: z.array(z.object({ country: z.string(), state: z.optional(z.string()) })),
})
const Settling = z.strictObject({ result: z.enum(['clear', 'consider']) })
const Delivering = z.partial(
  z.strictObject({
    hold: z.boolean(),
    copies: z.int().check(z.positive()),
    shuffle: z.boolean(),
    firstRetryMs: z.int().check(z.positive()),
    url: z.url(),
  }),
)

const refused = (status: number, error: string): Response => Response.json({ error }, { status })
const bearer = (request: Request): string => request.headers.get('authorization') ?? ''

/** Listens only on the loopback address. */
export const startScreeningSandbox = async ({
  port = 0,
  apiKey,
  webhookSecret,
  webhookUrl,
  dataDir,
}: ScreeningSandboxOptions): Promise<ScreeningSandbox> => {
  const records = openRecords(dataDir && join(dataDir, 'screening.json'))
  const deliveries = openDeliveries(webhookSecret, webhookUrl)
  const faults = openFaults(faultKinds)
  const timers = new Set<Timer>()
  let url = ''

  const find = <Kept extends { id: string }>(kept: readonly Kept[], id: string) =>
    kept.find(one => one.id === id)
  const now = () => new Date().toISOString()
  const tell = (type: string, object: object) => {
    records.keep()
    deliveries.add(type, object)
  }

  /** Completes it for the first time, or after a dispute. */
  const complete = (report: Report, result: Report['result']) => {
    const at = now()
    Object.assign(
      report,
      { status: 'complete', result },
      report.completed_at ? { revised_at: at } : { completed_at: at },
    )
    tell('report.completed', report)
  }

  const decide = (report: Report, outcome: Outcome) => {
    if (outcome === 'error') {
      report.status = 'canceled'
      tell('report.canceled', report)
    } else if (outcome === 'slow') {
      const timer = setTimeout(() => {
        timers.delete(timer)
        complete(report, 'clear')
      }, slowMs)
      timers.add(timer)
    } else complete(report, outcome)
  }

  const takeDetails = (invitation: Invitation, outcome: Outcome) => {
    const { candidate_id, package: searches } = invitation
    const id = newId()
    const nothing = { completed_at: null, revised_at: null, result: null }
    const report: Report = {
      ...nothing,
      id,
      object: 'report',
      uri: `/v1/reports/${id}`,
      created_at: now(),
      status: 'pending',
      package: searches,
      candidate_id,
    }
    records.reports.push(report)
    find(records.candidates, candidate_id)?.report_ids.push(id)
    Object.assign(invitation, { status: 'completed', completed_at: now(), report_id: id })
    tell('invitation.completed', invitation)
    tell('report.created', report)
    decide(report, outcome)
  }

  const create = async (kind: string, request: Request): Promise<Response> => {
    const body: unknown = await request.json().catch(() => null)
    const [id, created_at] = [newId(), now()]
    if (kind === 'candidates') {
      const { data } = NewCandidate.safeParse(body)
      if (!data) return refused(400, 'The candidate is invalid')
      const { email, first_name = null, last_name = null, custom_id = null } = data
      const made = {
        id,
        object: 'candidate' as const,
        uri: `/v1/candidates/${id}`,
        created_at,
        report_ids: [],
      }
      const candidate = { ...made, email, first_name, last_name, custom_id }
      records.candidates.push(candidate)
      tell('candidate.created', candidate)
      return Response.json(candidate, { status: 201 })
    }
    const { data } = NewInvitation.safeParse(body)
    if (!data) return refused(400, 'The invitation is invalid')
    if (!find(records.candidates, data.candidate_id)) return refused(404, 'There is no such candidate')
    const invitation: Invitation = {
      id,
      object: 'invitation',
      uri: `/v1/invitations/${id}`,
      created_at,
      expires_at: new Date(Date.now() + invitationDays * 86_400_000).toISOString(),
      completed_at: null,
      deleted_at: null,
      status: 'pending',
      invitation_url: `${url}/invite/${id}`,
      package: data.package,
      candidate_id: data.candidate_id,
      report_id: null,
    }
    records.invitations.push(invitation)
    tell('invitation.created', invitation)
    return Response.json(invitation, { status: 201 })
  }

  const asNow = (invitation: Invitation): Invitation => {
    const isOver = invitation.status === 'pending' && Date.parse(invitation.expires_at) <= Date.now()
    if (isOver) invitation.status = 'expired'
    return { ...invitation, invitation_url: `${url}/invite/${invitation.id}` }
  }

  const read = (kind: string, id: string | undefined, query: URLSearchParams): Response => {
    if (kind === 'invitations' && id === undefined) {
      const [candidate, status] = [query.get('candidate_id'), query.get('status')]
      const data = records.invitations
        .map(asNow)
        .filter(one => (!candidate || one.candidate_id === candidate) && (!status || one.status === status))
        .toReversed()
      return Response.json({ object: 'list', data, count: data.length, next_href: null, previous_href: null })
    }
    const kept: Record<string, readonly { id: string }[]> = {
      candidates: records.candidates,
      invitations: records.invitations.map(asNow),
      reports: records.reports,
    }
    const found = find(kept[kind] ?? [], id ?? '')
    if (!found) return refused(404, 'The resource is not there')
    const report = kind === 'reports' && find(records.reports, found.id)
    return Response.json(report ? withScreenings(report, query.get('include') ?? '') : found)
  }

  const callApi = async (request: Request, { pathname, searchParams }: URL): Promise<Response> => {
    if (bearer(request) !== `Basic ${btoa(`${apiKey}:`)}`) return refused(401, 'The key is wrong')
    const fault = faults.take(`${request.method} ${pathname}`) ?? faults.take(pathname)
    if (fault?.kind === 'busy') return refused(429, 'Too many requests')
    if (fault?.kind === 'error') return refused(500, 'The service failed')
    const [, kind = '', id] = /^\/v1\/(candidates|invitations|reports)(?:\/(\w+))?$/.exec(pathname) ?? []
    const answer =
      request.method === 'POST' && kind !== '' && id === undefined
        ? await create(kind, request)
        : request.method === 'GET'
          ? read(kind, id, searchParams)
          : refused(404, 'There is no such call')
    if (fault?.kind === 'late') await Bun.sleep(fault.delayMs)
    return fault?.kind === 'lost' ? refused(500, 'The answer was lost') : answer
  }

  const showPage = async (request: Request, pathname: string): Promise<Response> => {
    const [, id = ''] = /^\/invite\/(\w+)$/.exec(pathname) ?? []
    const invitation = find(records.invitations, id)
    if (!invitation || asNow(invitation).status !== 'pending') return noPage()
    if (request.method !== 'POST') return detailsPage(invitation)
    const form = new URLSearchParams(await request.text())
    const outcome = outcomeOf(form.get('last_name') ?? '')
    if (!outcome) return detailsPage(invitation, 'Enter one of the last names above.')
    takeDetails(invitation, outcome)
    return sentPage()
  }

  const reportOf = (id: string): Report | undefined => find(records.reports, id)
  const controls: Control[] = [
    ...faults.controls,
    control('POST', '/sandbox/deliveries', Delivering, settings => {
      Object.assign(deliveries.settings, settings)
      deliveries.resume()
      return deliveries.settings
    }),
    control('GET', '/sandbox/deliveries', Nothing, () => ({ waiting: deliveries.countWaiting() })),
    // A dispute begins at the provider, or ends, or a slow report is completed.
    control('POST', '/sandbox/reports/:id/dispute', Nothing, (_, id) => {
      const report = reportOf(id)
      if (report) tell('report.disputed', Object.assign(report, { status: 'dispute' }))
      return report ?? {}
    }),
    control('POST', '/sandbox/reports/:id/complete', Settling, ({ result }, id) => {
      const report = reportOf(id)
      if (report) complete(report, result)
      return report ?? {}
    }),
    control('POST', '/sandbox/invitations/:id/expire', Nothing, (_, id) => {
      const invitation = find(records.invitations, id)
      if (invitation) tell('invitation.expired', Object.assign(invitation, { status: 'expired' }))
      return invitation ?? {}
    }),
  ]

  const answer = async (request: Request): Promise<Response> => {
    const asked = new URL(request.url)
    const { pathname } = asked
    if (pathname.startsWith('/v1/')) return callApi(request, asked)
    if (!pathname.startsWith('/sandbox/')) return showPage(request, pathname)
    const [, id = ''] = /\/([0-9a-f]{24})\//.exec(pathname) ?? []
    const called = `${request.method} ${pathname.replace(id || ':id', ':id')}`
    const found = controls.find(({ method, path }) => called === `${method} ${path}`)
    if (!found) return refused(404, 'There is no such control')
    if (bearer(request) !== `Bearer ${apiKey}`) return refused(401, 'The controls need the key')
    return answerControl(found, request, id)
  }

  const server = Bun.serve({ hostname: '127.0.0.1', port, fetch: answer })
  url = `http://127.0.0.1:${server.port}`
  // Those that a stop interrupted.
  for (const report of records.reports) if (report.status === 'pending') decide(report, 'slow')
  return {
    url,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer)
      await server.stop(true)
      await deliveries.stop()
    },
  }
}

// Run directly, `bun tools/stand-ins/screening/start-screening-sandbox.ts` prints its address.
if (import.meta.main) {
  const { SCREENING_API_KEY, SCREENING_WEBHOOK_SECRET } = process.env
  const { url } = await startScreeningSandbox({
    apiKey: SCREENING_API_KEY ?? 'screening-standin',
    webhookSecret: SCREENING_WEBHOOK_SECRET ?? 'screening-standin',
  })
  console.log(url)
}
