import { expect, test } from 'bun:test'
import { chooseMail } from './choose-mail.ts'
import { readSettings } from './settings.ts'

const chosen = (variables: Record<string, string>) => chooseMail(readSettings(variables))
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' }

test('a mail server that the settings name is used', async () => {
  const { mail, mailboxUrl } = await chosen({ ...production, SMTP_URL: 'smtp://mail.example' })
  expect([mail?.publicOrigin, mail?.server.isLocal, mailboxUrl]).toEqual([
    'https://portal.example',
    false,
    undefined,
  ])
})

test('in production there is no stand-in, and so no mail', async () => {
  expect((await chosen(production)).mail).toBeUndefined()
})

test('a stand-in takes mail if no server is named, and shows it', async () => {
  const { mail, mailboxUrl, stop } = await chosen({})
  await mail?.server.send({
    id: crypto.randomUUID(),
    to: 'ada@example.org',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  })
  expect(await (await fetch(mailboxUrl ?? '')).text()).toContain('To ada@example.org')
  await stop()
})

test('a port in use is one sentence that names its variable', async () => {
  const other = Bun.serve({ port: 0, fetch: () => new Response('other') })
  const MAIL_SANDBOX_PORT = String(other.port)
  await expect(chosen({ MAIL_SANDBOX_PORT })).rejects.toThrow(/in use: .*MAIL_SANDBOX_PORT=/)
  await other.stop(true)
})
