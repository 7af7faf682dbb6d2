import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demandSecretKeys } from '@portal/api/env'
import { openMail } from '@portal/api/mail'
import { refuseBusyPort } from '@portal/server/refuse-busy-port'
import type { Settings } from './settings.ts'

interface ChosenMail {
  /** Undefined if no mail is sent. */
  mail: ReturnType<typeof openMail>
  /** Sign links and addresses. */
  secretKeys: ReturnType<typeof demandSecretKeys>
  /** Undefined without a stand-in. */
  mailboxUrl?: string
  stop: () => Promise<void>
}

/** Made at the first start, so that the links in mails outlive the process. */
const keptSecretKey = ({ dataDir }: Settings): string => {
  const file = join(dataDir, 'secret-key')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const key = randomBytes(32).toString('base64url')
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, key, { mode: 0o600 })
    return key
  }
}

/**
 * The mail server that the settings name, or else a stand-in, never in production. Throws an Error of one sentence if
 * production has no SECRET_KEY.
 */
export const chooseMail = async (settings: Settings): Promise<ChosenMail> => {
  const { smtpUrl, mailSandboxPort, mailSandboxKey, isProduction } = settings
  const secretKeys = demandSecretKeys(settings, () => keptSecretKey(settings))
  if (smtpUrl || isProduction)
    return { mail: openMail(settings, smtpUrl, secretKeys), secretKeys, stop: async () => {} }
  refuseBusyPort(mailSandboxPort, 'MAIL_SANDBOX_PORT')
  const { startMailSandbox } = await import('@portal/stand-ins/mail')
  const sandbox = await startMailSandbox({
    port: mailSandboxPort,
    key: mailSandboxKey ?? randomBytes(24).toString('hex'),
  })
  return {
    mail: openMail(settings, sandbox.smtpUrl, secretKeys),
    secretKeys,
    mailboxUrl: sandbox.url,
    stop: sandbox.stop,
  }
}
