import { afterAll, expect, test } from 'bun:test'
import { createServer, type Socket } from 'node:net'
import { openMailbox } from '../../../test/mailbox.ts'
import { type Mail, MailFailure } from '../../platform/ports/mail-server.ts'
import { openMailServer } from './open-mail-server.ts'

const { smtpUrl, mailsTo, fail } = await openMailbox()
const from = 'Rental Portal <no-reply@portal.example>'
const server = openMailServer({ url: smtpUrl, from })

const mail = (to: string, fields: Partial<Mail> = {}): Mail => ({
  id: crypto.randomUUID(),
  to,
  subject: 'Grüße – “hello”',
  text: 'A line.\n',
  html: '<p>A line.</p>',
  ...fields,
})

const failureOf = (sending: Promise<void>): Promise<MailFailure> =>
  sending.then(
    () => Promise.reject(new Error('It was sent')),
    thrown => {
      expect(thrown).toBeInstanceOf(MailFailure)
      return thrown
    },
  )

test('a mail arrives with its text, its HTML, its sender and an id that stays', async () => {
  const sent = mail('ada@example.org', { headers: { 'List-Unsubscribe': '<https://portal.example/x>' } })
  await server.send(sent)
  await server.send(sent)
  const [again, first] = await mailsTo('ada@example.org')
  expect(first).toMatchObject({
    from: 'no-reply@portal.example',
    subject: sent.subject,
    html: expect.stringContaining(sent.html),
  })
  expect(first?.text.trim()).toBe('A line.')
  expect(first?.headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': '<https://portal.example/x>',
    'message-id': `<${sent.id}@portal.example>`,
  })
  expect(again?.headers['message-id']).toBe(`<${sent.id}@portal.example>`)
})

test('nothing in a subject becomes a header or a second recipient', async () => {
  const subject = 'Hello\r\nBcc: eve@example.org\r\n\r\nAnother text'
  await server.send(mail('bob@example.org', { subject }))
  const [arrived] = await mailsTo('bob@example.org')
  expect(arrived?.subject).toBe('Hello Bcc: eve@example.org Another text')
  expect(await mailsTo('eve@example.org')).toEqual([])
})

test.each([
  'ada@example.org, eve@example.org',
  'ada@example.org\r\nRCPT TO:<eve@example.org>',
  '"ada eve@example.org" <ada@example.org>',
  'ada@example.org\u0000',
  'ada',
  '',
])('%j is no single address, and is never sent to', async to => {
  expect((await failureOf(server.send(mail(to)))).isFinal).toBe(true)
  expect(await mailsTo('eve@example.org')).toEqual([])
})

test('an unknown address is refused for good; a busy server and a broken connection are not', async () => {
  const final: [Parameters<typeof fail>[0]['kind'], boolean][] = [
    ['refuse_address', true],
    ['busy', false],
    ['drop', false],
  ]
  for (const [kind, isFinal] of final) {
    await fail({ kind })
    const failure = await failureOf(server.send(mail('cy@example.org')))
    expect([kind, failure.isFinal]).toEqual([kind, isFinal])
    expect(failure.message).toStartWith('The mail server did not take it (')
    expect(failure.message).not.toContain('cy@')
  }
  expect(await mailsTo('cy@example.org')).toEqual([])
})

test('a server that does not listen is a temporary failure', async () => {
  const nobody = openMailServer({ url: 'smtp://127.0.0.1:1', from })
  expect((await failureOf(nobody.send(mail('dee@example.org')))).isFinal).toBe(false)
})

test('a server that answers too slowly is given up, and cannot take the mail later', async () => {
  const sockets: Socket[] = []
  const slow = createServer(socket => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.resume()
    socket.write('220 hello\r\n')
  })
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
  afterAll(() => slow.close())
  const address = slow.address()
  const port = typeof address === 'object' ? address?.port : 0
  const impatient = openMailServer({ url: `smtp://127.0.0.1:${port}`, from }, 300)
  const failure = await failureOf(impatient.send(mail('eli@example.org')))
  expect([failure.message, failure.isFinal]).toEqual(['The mail server was too slow.', false])
  for (const socket of sockets)
    if (!socket.closed) await new Promise(resolve => socket.once('close', resolve))
})

test('a password is never sent to another machine without encryption', async () => {
  const port = new URL(smtpUrl).port
  const elsewhere = `smtp://me:secret@[::ffff:127.0.0.1]:${port}` // no name of this machine, yet it leads here
  const failure = await failureOf(openMailServer({ url: elsewhere, from }).send(mail('flo@example.org')))
  expect([failure.isFinal, failure.message]).toEqual([false, expect.stringContaining('STARTTLS')])
  expect(await mailsTo('flo@example.org')).toEqual([])
})
