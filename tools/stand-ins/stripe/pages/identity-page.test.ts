import { expect, test } from 'bun:test'
import { openSandbox, refusalOf } from '../test/open-sandbox.ts'

const { stripe, send } = await openSandbox()
const { verificationSessions } = stripe.identity

const open = () =>
  verificationSessions.create({
    type: 'document',
    client_reference_id: '7',
    options: { document: { require_live_capture: true } },
    return_url: 'http://portal.test/back',
  })

const press = async (url: string | null, answer: string) => {
  const { status, headers } = await send(url ?? '', { answer, first: 'Ada', last: 'Lovelace' })
  return [status, headers.get('Location')]
}

test('a document that is verified has a name and a report, which an answer has only if asked', async () => {
  const session = await open()
  expect(session).toMatchObject({ status: 'requires_input', client_reference_id: '7', last_error: null })
  expect(await press(session.url, 'verified')).toEqual([303, 'http://portal.test/back'])
  const plain = await verificationSessions.retrieve(session.id)
  expect(plain).toMatchObject({ status: 'verified', url: null, last_verification_report: expect.any(String) })
  expect(plain).not.toHaveProperty('verified_outputs')
  const expand = ['verified_outputs', 'last_verification_report.document.expiration_date']
  expect(await verificationSessions.retrieve(session.id, { expand })).toMatchObject({
    verified_outputs: { first_name: 'Ada', last_name: 'Lovelace' },
    last_verification_report: { document: { type: 'driving_license', expiration_date: { year: 2099 } } },
  })
  expect((await send(session.url ?? '', { answer: 'verified' })).status).toBe(404)
})

test.each([
  ['document_expired', 'document_expired'],
  ['unreadable', 'document_unverified_other'],
  ['cancel', 'consent_declined'],
])('%s asks for input again, in the same session', async (answer, code) => {
  const session = await open()
  await press(session.url, answer)
  expect(await verificationSessions.retrieve(session.id)).toMatchObject({
    status: 'requires_input',
    last_error: { code },
    url: session.url,
  })
  await press(session.url, 'verified')
  expect(await verificationSessions.retrieve(session.id)).toMatchObject({
    status: 'verified',
    last_error: null,
  })
})

test('a session can be canceled until it is used, and its events name no customer', async () => {
  const [one, other] = [await open(), await open()]
  expect(await verificationSessions.cancel(one.id)).toMatchObject({ status: 'canceled', url: null })
  await press(other.url, 'name_differs')
  expect(await refusalOf(verificationSessions.cancel(other.id))).toMatchObject({ status: 400 })
  expect(await refusalOf(verificationSessions.retrieve('vs_unknown'))).toMatchObject({ status: 404 })
  const { data } = await stripe.events.list({ limit: 100 })
  const types = data.filter(({ type }) => type.startsWith('identity.')).map(({ type }) => type.split('.')[2])
  expect(types.slice(0, 5)).toEqual(['verified', 'processing', 'canceled', 'created', 'created'])
})
