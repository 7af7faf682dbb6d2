import { randomBytes } from 'node:crypto'
import { openMail } from '@portal/api/mail'
import { refuseBusyPort } from '@portal/server/refuse-busy-port'
import type { Settings } from './settings.ts'

interface ChosenMail {
  /** Undefined if no mail is sent. */
  mail: ReturnType<typeof openMail>
  /** The address of the stand-in's mailbox; undefined without one. */
  mailboxUrl?: string
  stop: () => Promise<void>
}

/** The mail server that the settings name, or else a stand-in on this machine, which production never loads. */
export const chooseMail = async (settings: Settings): Promise<ChosenMail> => {
  const { smtpUrl, mailSandboxPort, mailSandboxKey, isProduction } = settings
  if (smtpUrl || isProduction) return { mail: openMail(settings, smtpUrl), stop: async () => {} }
  refuseBusyPort(mailSandboxPort, 'MAIL_SANDBOX_PORT')
  const { startMailSandbox } = await import('@portal/stand-ins/mail')
  const sandbox = await startMailSandbox({
    port: mailSandboxPort,
    key: mailSandboxKey ?? randomBytes(24).toString('hex'),
  })
  return { mail: openMail(settings, sandbox.smtpUrl), mailboxUrl: sandbox.url, stop: sandbox.stop }
}
