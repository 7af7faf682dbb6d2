import { afterAll, expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { startScreeningSandbox } from './start-screening-sandbox.ts'

const Candidate = z.object({ id: z.string() })
const Invitation = z.looseObject({
  id: z.string(),
  candidate_id: z.string(),
  invitation_url: z.string(),
  report_id: z.nullable(z.string()),
})
const Invitations = z.object({ data: z.array(Invitation) })

const keys = { apiKey: 'key', webhookSecret: 'secret' }
const dataDir = await mkdtemp(join(tmpdir(), 'screening-'))
const events: { type: string; isSigned: boolean }[] = []
const answers = [500]
const portal = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: async request => {
    const status = answers.shift() ?? 200
    const text = await request.text()
    const signature = createHmac('sha256', keys.webhookSecret).update(text).digest('hex')
    const isSigned = request.headers.get('x-checkr-signature') === signature
    if (status === 200) events.push({ type: JSON.parse(text).type, isSigned })
    return new Response(null, { status })
  },
})
afterAll(async () => {
  await portal.stop(true)
  await rm(dataDir, { recursive: true })
})

const start = () => startScreeningSandbox({ ...keys, dataDir, webhookUrl: portal.url.href })
let { url, stop } = await start()
afterAll(() => stop())

const authorization = `Basic ${btoa('key:')}`
const call = async (method: string, path: string, body?: object, key = authorization) => {
  const sent = body ? { body: JSON.stringify(body) } : {}
  const response = await fetch(`${url}/v1${path}`, { method, headers: { authorization: key }, ...sent })
  return { status: response.status, body: await response.json() }
}
const control = (path: string, body: object, key = 'Bearer key') =>
  fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { authorization: key },
    body: JSON.stringify(body),
  })
const heard = async (type: string) => {
  while (!events.some(event => event.type === type)) await Bun.sleep(5)
}

const inviteSomeone = async () => {
  const made = await call('POST', '/candidates', { email: 'a@example.org', custom_id: 'k' })
  const candidate = Candidate.parse(made.body)
  const invitation = { candidate_id: candidate.id, package: 'p', work_locations: [{ country: 'US' }] }
  return Invitation.parse((await call('POST', '/invitations', invitation)).body)
}
const send = (page: string, last_name: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ first_name: 'Ana', last_name }) })

test('it speaks Checkr’s form, sends signed events until they are taken, and keeps its data', async () => {
  await control('deliveries', { firstRetryMs: 5 })
  const invitation = await inviteSomeone()
  expect(invitation).toMatchObject({ object: 'invitation', status: 'pending', report_id: null })
  expect(await (await fetch(invitation.invitation_url)).text()).toContain('This is a test page.')
  expect((await send(invitation.invitation_url, 'Smith')).status).toBe(422)
  expect((await send(invitation.invitation_url, ' CONSIDER ')).status).toBe(200)
  await heard('report.completed')
  expect(events.every(({ isSigned }) => isSigned)).toBe(true)
  expect((await send(invitation.invitation_url, 'Clear')).status).toBe(404)

  await stop()
  ;({ url, stop } = await start())
  const listed = await call('GET', `/invitations?candidate_id=${invitation.candidate_id}`)
  const list = Invitations.parse(listed.body)
  expect(list.data).toMatchObject([{ id: invitation.id, status: 'completed' }])
  const path = `/reports/${list.data[0]?.report_id}?include=county_criminal_searches`
  expect((await call('GET', path)).body).toMatchObject({
    status: 'complete',
    result: 'consider',
    county_criminal_searches: [{ records: [{ case_number: '24CR-0177' }] }],
  })
})

test('it refuses wrong keys, unknown things and invalid ones', async () => {
  expect((await call('GET', '/invitations', undefined, 'Basic x')).status).toBe(401)
  expect((await control('faults', { kind: 'busy' }, 'Bearer x')).status).toBe(401)
  expect((await call('GET', '/reports/unknown')).status).toBe(404)
  expect((await call('POST', '/candidates', { email: 'none' })).status).toBe(400)
  const foreign = { candidate_id: 'x', package: 'p', work_locations: [] }
  expect((await call('POST', '/invitations', foreign)).status).toBe(404)
  expect((await fetch(`${url}/invite/unknown`)).status).toBe(404)
})

test('it fails as it is told, once', async () => {
  await control('faults', { kind: 'busy', path: '/v1/candidates' })
  const candidate = { email: 'b@example.org' }
  expect((await call('POST', '/candidates', candidate)).status).toBe(429)
  expect((await call('POST', '/candidates', candidate)).status).toBe(201)
})
