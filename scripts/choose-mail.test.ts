import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseMail } from './choose-mail.ts'
import { readSettings } from './settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'choose-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const chosen = async (variables: Record<string, string>) =>
  chooseMail(readSettings({ DATA_DIR: dataDir, ...variables }))
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  SECRET_KEY: 'd8Rk3mWv6sLx1bQz9tYh4cNf',
}

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

test('production without a key for the links in mails ends with one sentence', async () => {
  const sentence = await chosen({ ...production, SECRET_KEY: '' }).catch(String)
  expect(sentence).toMatch(/^Error: The environment variable SECRET_KEY is missing: [^\n]+\.$/)
})

test('a key is made once and kept in the data folder, for its owner alone', async () => {
  const keys: unknown[] = []
  for (let start = 0; start < 2; start += 1) {
    const { mail, stop } = await chosen({})
    keys.push(mail?.secretKeys)
    await stop()
  }
  expect(keys[0]).toEqual(keys[1])
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
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
