import { afterAll } from 'bun:test'
import { untilTrue } from '@portal/server/test/until-true'
import { startMailSandbox } from '@portal/stand-ins/mail'
import * as z from 'zod/mini'

const key = 'the key of the mailbox'

const Mails = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    from: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
    receivedAt: z.string(),
  }),
)
type Mail = z.infer<typeof Mails>[number]

interface Fault {
  kind: 'refuse_address' | 'busy' | 'late' | 'drop'
  /** The address, or its start; all by default. */
  to?: string
  calls?: number
  delayMs?: number
}

/** Closes it after the test file. */
export const openMailbox = async () => {
  const { url, smtpUrl, stop } = await startMailSandbox({ key })
  afterAll(stop)
  const control = async (method: string, path: string, body?: object): Promise<void> => {
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    })
    if (!response.ok) throw new Error(await response.text())
  }
  const mailsTo = async (address?: string): Promise<Mail[]> => {
    const query = address === undefined ? '' : `?${new URLSearchParams({ to: address })}`
    return Mails.parse(await (await fetch(`${url}/messages${query}`)).json())
  }
  return {
    url,
    smtpUrl,
    /** Newest first. */
    mailsTo,
    untilMailed: async (address: string, count = 1): Promise<Mail[]> => {
      await untilTrue(async () => (await mailsTo(address)).length >= count)
      return mailsTo(address)
    },
    fail: ({ to = '', ...fault }: Fault) => control('POST', '/sandbox/faults', { ...fault, path: `/${to}` }),
    repair: () => control('DELETE', '/sandbox/faults'),
    empty: () => control('DELETE', '/sandbox/messages'),
  }
}
