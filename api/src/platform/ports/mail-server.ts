// The portal's interface to a mail server; `integrations/` has the implementation.

/**
 * A mail that is ready to be sent.
 * @internal
 */
export interface Mail {
  /** Its Message-ID is made of this, so that a mail that is sent twice can be recognized. */
  id: string
  /** A single address. */
  to: string
  subject: string
  text: string
  html: string
  /** By name, besides those that every mail has. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** The server did not take a mail. The message has neither the address nor the text, so that it can be logged. */
export class MailFailure extends Error {
  /** Whether it will never take this mail, such as for an address that does not exist. */
  readonly isFinal: boolean
  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.isFinal = isFinal
  }
}

/** What adding mails takes. */
export interface Mailing {
  /** Sign links in mails: the first signs, all are accepted. */
  secretKeys: readonly [string, ...string[]]
}

export interface MailServer {
  /** Whether it runs on this machine, as the stand-in does. */
  isLocal: boolean
  /** Resolves once the server has taken the mail; throws `MailFailure`, after a minute at most. */
  send(mail: Mail): Promise<void>
}
