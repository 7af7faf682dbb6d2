// Takes mail over SMTP, keeps the newest, and shows it on a page.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { answerControl, type Control, control, Nothing } from '../control.ts'
import { openFaults } from '../faults.ts'
import { openMailbox } from './mailbox.ts'
import { listPage, mailPage, noPage } from './pages.ts'

/** @internal */
export interface MailSandboxOptions {
  /** 0, the default, picks a free one; SMTP always has one. */
  port?: number
  key: string
}

interface MailSandbox {
  /** Without a trailing slash. */
  url: string
  /** Such as smtp://127.0.0.1:2525. */
  smtpUrl: string
  stop(): Promise<void>
}

/**
 * Each is for one mail to an address that starts with the fault's path, after its `/`. `refuse_address` is
 * final; `busy` asks to try later; `late` answers late; `drop` breaks the connection once the text is there,
 * without taking it.
 */
const faultKinds = ['refuse_address', 'busy', 'late', 'drop'] as const

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/** A page elsewhere that resolves its own name to this machine must not read mail. */
const isOwnHost = ({ headers }: Request): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.get('host') ?? '')

/** Listens only on the loopback address. */
export const startMailSandbox = async ({ port = 0, key }: MailSandboxOptions): Promise<MailSandbox> => {
  const mailbox = openMailbox()
  const faults = openFaults(faultKinds)
  const controls: Control[] = [
    ...faults.controls,
    control('DELETE', '/sandbox/messages', Nothing, () => {
      mailbox.empty()
      return {}
    }),
  ]

  const faultOf = new WeakMap<object, NonNullable<ReturnType<typeof faults.take>>>()

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, session, done) => {
      const fault = faults.take(`/${address}`)
      if (fault) faultOf.set(session, fault)
      done(fault?.kind === 'refuse_address' ? refusal(550, `There is no ${address} here`) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const fault = faultOf.get(session)
        faultOf.delete(session)
        if (fault?.kind === 'busy') return done(refusal(451, 'Please try again later'))
        if (fault?.kind === 'drop') return cut(session.id)
        await mailbox.take(Buffer.concat(chunks), recipients)
        if (fault?.kind === 'late') await Bun.sleep(fault.delayMs)
        done(null)
      })
    },
  })
  smtp.on('error', () => {}) // a client that leaves in the middle is not our trouble
  const cut = (id: string): void => {
    for (const connection of smtp.connections) if (connection.id === id) connection._socket.destroy()
  }
  const smtpPort = await new Promise<number>((resolve, reject) => {
    smtp.server.once('error', reject)
    smtp.listen(0, '127.0.0.1', () => resolve(portOf(smtp.server.address())))
  })

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const called = `${request.method} ${pathname}`
    if (!isOwnHost(request)) return new Response('This mailbox is only for this machine.', { status: 421 })
    if (called === 'GET /') return listPage(mailbox.list())
    if (called === 'GET /messages') return Response.json(mailbox.list(searchParams.get('to') ?? undefined))
    const [, id] = /^GET \/messages\/([\w-]+)$/.exec(called) ?? []
    const shown = id && mailbox.find(id)
    if (shown) return mailPage(shown)
    const found = controls.find(({ method, path }) => called === `${method} ${path}`)
    if (!found) return noPage()
    if (request.headers.get('Authorization') !== `Bearer ${key}`)
      return Response.json({ error: 'The controls need the key.' }, { status: 401 })
    return answerControl(found, request)
  }
  const pages = Bun.serve({ hostname: '127.0.0.1', port, fetch: answer })

  return {
    url: `http://127.0.0.1:${pages.port}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    stop: async () => {
      await pages.stop(true)
      for (const connection of smtp.connections) connection._socket.destroy()
      await new Promise<void>(resolve => smtp.close(() => resolve()))
    },
  }
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address ? address.port : 0

// Run directly, `bun tools/stand-ins/mail/start-mail-sandbox.ts` prints its addresses.
if (import.meta.main) {
  const { MAIL_SANDBOX_PORT, MAIL_SANDBOX_KEY } = process.env
  const { url, smtpUrl } = await startMailSandbox({
    port: Number(MAIL_SANDBOX_PORT ?? 0),
    key: MAIL_SANDBOX_KEY ?? 'mail-standin',
  })
  console.log(`${url} ${smtpUrl}`)
}
