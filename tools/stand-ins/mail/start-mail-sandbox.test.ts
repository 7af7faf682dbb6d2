import { afterAll, beforeEach, expect, test } from 'bun:test'
import { createTransport } from 'nodemailer'
import { startMailSandbox } from './start-mail-sandbox.ts'

const key = 'the key of the mailbox'
const { url, smtpUrl, stop } = await startMailSandbox({ key })
afterAll(stop)

const transport = createTransport(smtpUrl)
const send = (to: string, subject = 'Hello', text = 'Read https://portal.example/x?a=1#b now') =>
  transport.sendMail({ from: 'a@portal.example', to, subject, text, html: '<p>Read <b>it</b></p>' })
const control = (method: string, path: string, body = {}, authorization = `Bearer ${key}`) =>
  fetch(`${url}${path}`, { method, headers: { authorization }, body: JSON.stringify(body) })
const pageOf = async (path: string) => (await fetch(`${url}${path}`)).text()
const mails = async (query = '') => (await fetch(`${url}/messages${query}`)).json()

beforeEach(async () => {
  await control('DELETE', '/sandbox/messages')
})

test('it shows what came, newest first, and each mail with its links', async () => {
  expect(await pageOf('/')).toContain('No mail yet')
  await send('ada@example.org', 'First')
  await send('Bob@example.org', 'Second <script>alert(1)</script>')
  const list = await pageOf('/')
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First'))
  expect(list).not.toContain('<script>')
  const [path = ''] = /\/messages\/[\w-]+/.exec(list) ?? []
  const page = await pageOf(path)
  expect(page).toContain('<a href="https://portal.example/x?a=1#b">')
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).toContain('srcdoc="&#60;base target=')
})

test('it returns the mails to an address as JSON, ignoring case', async () => {
  await send('ada@example.org')
  await send('bob@example.org')
  expect(await mails('?to=ADA@example.org')).toMatchObject([
    { to: 'ada@example.org', subject: 'Hello', text: expect.stringContaining('#b now') },
  ])
  expect(await mails()).toHaveLength(2)
  expect(await mails('?to=nobody@example.org')).toEqual([])
})

test('controls need the key, and faults apply to the addresses that they name', async () => {
  expect((await control('DELETE', '/sandbox/messages', {}, 'Bearer wrong')).status).toBe(401)
  expect((await control('POST', '/sandbox/faults', { kind: 'unknown' })).status).toBe(400)
  await control('POST', '/sandbox/faults', { kind: 'refuse_address', path: '/ada@' })
  await control('POST', '/sandbox/faults', { kind: 'busy', path: '/bob@' })
  await control('POST', '/sandbox/faults', { kind: 'drop', path: '/cy@' })
  await send('dee@example.org')
  await expect(send('ada@example.org')).rejects.toThrow('550')
  await expect(send('bob@example.org')).rejects.toThrow('451')
  await expect(send('cy@example.org')).rejects.toThrow()
  await send('ada@example.org')
  expect(await mails()).toHaveLength(2)
})

test('a page of another name that leads to this machine reads nothing', async () => {
  await send('ada@example.org')
  const response = await fetch(`${url}/messages`, { headers: { host: 'evil.example' } })
  expect([response.status, await response.text()]).toEqual([421, 'This mailbox is only for this machine.'])
})

test('an unknown page is not there', async () => {
  expect((await fetch(`${url}/messages/unknown`)).status).toBe(404)
})
