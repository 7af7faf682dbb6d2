/** Ready to be sent. @internal */
export interface Mail {
  /** Part of its Message-ID, so that a mail that is sent twice can be recognized. */
  id: string
  /** A single address. */
  to: string
  subject: string
  text: string
  html: string
  /** Besides those that every mail has. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** The message has neither the address nor the text, so that it can be logged. */
export class MailFailure extends Error {
  /** The server will never take this mail, such as for an address that does not exist. */
  readonly isFinal: boolean
  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.isFinal = isFinal
  }
}

export interface Mailing {
  /** Sign links in mails: the first signs, all are accepted. */
  secretKeys: readonly [string, ...string[]]
}

export interface MailServer {
  /** As the stand-in. */
  isLocal: boolean
  /** Resolves once the server has taken the mail; throws `MailFailure`, after a minute at most. */
  send(mail: Mail): Promise<void>
}
