import { afterAll, describe, expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { Refusal } from '../../platform/request/refusal.ts'
import { openScreening } from './open-screening.ts'

/** Answers by path, and keeps what was asked. */
const answers = new Map<string, unknown>()
const asked: { path: string; authorization: string | null; body: unknown }[] = []
const server = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: async request => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'POST' ? await request.json() : undefined
    asked.push({ path: pathname + search, authorization: request.headers.get('authorization'), body })
    const answer = answers.get(`${request.method} ${pathname}`)
    return typeof answer === 'string'
      ? new Response(answer)
      : Response.json(answer ?? {}, { status: answer ? 200 : 404 })
  },
})
afterAll(() => server.stop(true))

const { createCandidate, invite, readCheck, readReport, readEvent } = openScreening({
  apiUrl: `${server.url}v1`,
  apiKey: 'key',
  webhookSecret: 'secret',
  package: 'tenant_basic',
})

const refusedBy = async (call: Promise<unknown>): Promise<string> => {
  const thrown = await call.catch((error: unknown) => error)
  if (!(thrown instanceof Refusal)) throw new Error('It was not refused')
  return `${thrown.code}: ${thrown.cause}`
}

test('a candidate and an invitation are asked for with the key, the package and the state', async () => {
  answers.set('POST /v1/candidates', { id: 'c1' })
  answers.set('GET /v1/invitations', {
    data: [{ id: 'i0', status: 'expired', invitation_url: 'https://x.example/0' }],
  })
  answers.set('POST /v1/invitations', { id: 'i1', status: 'pending', invitation_url: 'https://x.example/1' })
  const person = { checkId: 'k', email: 'a@example.org', firstName: 'Ana', lastName: 'Reyes' }
  expect(await createCandidate(person)).toBe('c1')
  expect(await invite('c1', 'CA')).toEqual({ id: 'i1', url: 'https://x.example/1' })
  expect(asked.map(({ path }) => path)).toEqual([
    '/v1/candidates',
    '/v1/invitations?candidate_id=c1',
    '/v1/invitations',
  ])
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([`Basic ${btoa('key:')}`]))
  expect(asked.at(-1)?.body).toEqual({
    candidate_id: 'c1',
    package: 'tenant_basic',
    work_locations: [{ country: 'US', state: 'CA' }],
  })
})

test('an invitation that waits, or was answered, is not made again', async () => {
  const data = [{ id: 'i2', status: 'completed', invitation_url: 'https://x.example/2' }]
  answers.set('GET /v1/invitations', { data })
  expect(await invite('c1', null)).toEqual({ id: 'i2', url: null })
})

describe('a check', () => {
  const at = '2026-11-03T12:00:00Z'
  test.each([
    [{ status: 'pending' }, null, 'invited'],
    [{ status: 'expired' }, null, 'cancelled'],
    [{ status: 'completed' }, null, 'running'],
    [{ status: 'completed', report_id: 'r' }, { status: 'pending' }, 'running'],
    [{ status: 'completed', report_id: 'r' }, { status: 'suspended' }, 'running'],
    [
      { status: 'completed', report_id: 'r' },
      { status: 'complete', result: 'clear', completed_at: at },
      'ready',
    ],
    [{ status: 'completed', report_id: 'r' }, { status: 'consider', completed_at: at }, 'ready'],
    [
      { status: 'completed', report_id: 'r' },
      { status: 'complete', result: null, completed_at: at },
      'failed',
    ],
    [
      { status: 'completed', report_id: 'r' },
      { status: 'dispute', result: 'consider', completed_at: at },
      'disputed',
    ],
    [{ status: 'completed', report_id: 'r' }, { status: 'canceled' }, 'failed'],
  ] as const)('of %j and %j is %s', async (invitation, report, state) => {
    answers.set('GET /v1/invitations/i', { id: 'i', ...invitation })
    answers.set('GET /v1/reports/r', report)
    expect((await readCheck('i')).state).toBe(state)
  })

  test('has the moment of its revision, if it was revised', async () => {
    answers.set('GET /v1/invitations/i', { id: 'i', status: 'completed', report_id: 'r' })
    const revised = { completed_at: at, revised_at: '2026-11-09T12:00:00Z' }
    answers.set('GET /v1/reports/r', { status: 'complete', result: 'clear', ...revised })
    expect(await readCheck('i')).toEqual({
      state: 'ready',
      reportId: 'r',
      result: 'clear',
      completedAt: '2026-11-09T12:00:00.000Z',
    })
  })
})

test('a report has no addresses, numbers or birth dates, and unknown searches are left out', async () => {
  answers.set('GET /v1/reports/r', {
    status: 'complete',
    result: 'consider',
    completed_at: '2026-11-03T12:00:00Z',
    ssn_trace: { status: 'clear', ssn: 'XXX-XX-1111', addresses: [{ street: '1 Main Street' }] },
    county_criminal_searches: {
      data: [
        { status: 'clear', records: [] },
        {
          status: 'consider',
          records: [
            {
              case_number: '24CR',
              full_name: 'Ana Reyes',
              dob: '1990-01-01',
              charges: [{ charge: 'Theft' }],
            },
          ],
        },
      ],
    },
    eviction_search: { status: 'pending' },
    drug_screening: { status: 'consider' },
  })
  const report = await readReport('r')
  expect(report).toEqual({
    result: 'consider',
    sections: [
      { title: 'Social Security number trace', result: 'clear', records: [] },
      { title: 'County criminal records', result: 'consider', records: ['Theft, case 24CR'] },
      { title: 'Evictions', result: null, records: [] },
    ],
  })
})

test('an answer that is no JSON, has another form or is an error is said to be unavailable, without its words', async () => {
  for (const [answer, reason] of [
    ['<html>Ana', 'no JSON'],
    [{ status: 7 }, 'an unknown form of'],
  ] as const) {
    answers.set('GET /v1/reports/r', answer)
    const said = await refusedBy(readReport('r'))
    expect(said).toStartWith('not_now: Error: Checkr (reports): ')
    expect(said).toContain(reason)
    expect(said).not.toContain('Ana')
  }
})

test('a report that the provider no longer has is none', async () => {
  answers.delete('GET /v1/reports/r')
  expect(await readReport('r')).toBeNull()
  answers.delete('GET /v1/invitations/i')
  expect(await refusedBy(readCheck('i'))).toContain('answered 404')
})

test('an event counts only with the signature of its whole body', () => {
  const signed = (text: string, secret = 'secret') => createHmac('sha256', secret).update(text).digest('hex')
  const eventOf = (object: object) => JSON.stringify({ id: 'e', type: 'x', data: { object } })
  const report = eventOf({ id: 'r', object: 'report', candidate_id: 'c' })
  expect(readEvent(report, signed(report))).toEqual({ candidateId: 'c' })
  const candidate = eventOf({ id: 'c', object: 'candidate' })
  expect(readEvent(candidate, signed(candidate))).toEqual({ candidateId: 'c' })
  expect(readEvent('[]', signed('[]'))).toEqual({ candidateId: null })
  for (const signature of ['', 'x', signed(report, 'other'), signed(candidate), `${signed(report)}00`])
    expect(readEvent(report, signature)).toBeNull()
})
