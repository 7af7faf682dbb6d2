import PostalMime from 'postal-mime'

export interface StoredMail {
  id: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** By name in lower case. */
  headers: Record<string, string>
  /** ISO 8601. */
  receivedAt: string
}

export interface Mailbox {
  take(raw: Uint8Array, recipients: readonly string[]): Promise<void>
  /** Newest first; ignores the case of `to`. */
  list(to?: string): StoredMail[]
  find(id: string): StoredMail | undefined
  empty(): void
}

const maxKept = 1000

export const openMailbox = (): Mailbox => {
  const mails: StoredMail[] = []
  return {
    take: async (raw, recipients) => {
      const { from, subject = '', text = '', html = '', headers } = await PostalMime.parse(raw)
      const parsed = {
        from: from?.address ?? '',
        subject,
        text,
        html,
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
        receivedAt: new Date().toISOString(),
      }
      for (const to of recipients) mails.unshift({ id: crypto.randomUUID(), to, ...parsed })
      mails.splice(maxKept)
    },
    list: to => mails.filter(mail => to === undefined || mail.to.toLowerCase() === to.toLowerCase()),
    find: id => mails.find(mail => mail.id === id),
    empty: () => {
      mails.splice(0)
    },
  }
}
