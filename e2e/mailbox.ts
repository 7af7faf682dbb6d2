import { expect } from '@playwright/test'

interface Mail {
  subject: string
  text: string
  html: string
}

const mailbox = (): string => process.env.E2E_MAILBOX ?? `http://127.0.0.1:${process.env.E2E_MAIL_PORT}`

const mailsTo = async (address: string): Promise<Mail[]> =>
  (await fetch(`${mailbox()}/messages?${new URLSearchParams({ to: address })}`)).json()

/** Waits for this many mails whose subject begins so; returns the newest. */
export const mailTo = async (address: string, subject: string, count = 1): Promise<Mail> => {
  let found: Mail[] = []
  await expect(async () => {
    found = (await mailsTo(address)).filter(mail => mail.subject.startsWith(subject))
    expect(found.length, `mails “${subject}”`).toBeGreaterThanOrEqual(count)
  }).toPass()
  const [newest] = found
  if (!newest) throw new Error(`There is no mail “${subject}”`)
  return newest
}

/** Path and fragment. */
export const linkIn = ({ text }: Mail, path: string): string => {
  const [link] = new RegExp(`${path}#\\S+`).exec(text) ?? []
  if (!link) throw new Error(`This mail has no link to ${path}: ${text}`)
  return link
}
