import type { MailOptions } from './features/mail/send-mails.ts'
import { openMailServer } from './integrations/mail/open-mail-server.ts'
import type { Env } from './platform/env.ts'
import type { Mailing } from './platform/ports/mail-server.ts'

/** Undefined without the address of a mail server. Does not connect yet. */
export const openMail = (
  { mailFrom, publicOrigin, portalName, isProduction }: Env,
  smtpUrl: string | undefined,
  secretKeys: Mailing['secretKeys'],
): MailOptions | undefined =>
  smtpUrl && publicOrigin
    ? {
        server: openMailServer({ url: smtpUrl, from: mailFrom }),
        publicOrigin,
        portalName,
        isProduction,
        secretKeys,
      }
    : undefined

export const withoutMail =
  'Mail is off, and with it all that needs it: set SMTP_URL to the address of a mail server.'
