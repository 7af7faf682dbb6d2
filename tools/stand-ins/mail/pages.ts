import { type Html, html, htmlPage } from '../html-page.ts'
import type { StoredMail } from './mailbox.ts'

const note = 'It stands in for a mail server. Nothing leaves this machine.'

const timeOf = (receivedAt: string): string =>
  new Date(receivedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })

export const listPage = (mails: readonly StoredMail[]): Response =>
  htmlPage({
    title: 'Mailbox for Rental Portal',
    note,
    body:
      mails.length === 0
        ? html`<section><p>No mail yet.</p><p><a href="/">Look again</a></p></section>`
        : html`<section>
<p>${mails.length === 1 ? '1 mail' : `${mails.length} mails`}, newest first. <a href="/">Look again</a></p>
<ul>${mails.map(
            ({ id, to, subject, receivedAt }) =>
              html`<li><a href="/messages/${id}">${subject}</a><br><span class="soft">To ${to}, ${timeOf(receivedAt)}</span></li>`,
          )}</ul></section>`,
  })

const addresses = /(https?:\/\/[^\s<>"]+)/

const withLinks = (text: string): Html[] =>
  text
    .split(addresses)
    .map(part => (addresses.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`))

/** In its own frame without scripts; links open in a new tab. */
export const mailPage = ({ to, from, subject, text, html: written, receivedAt }: StoredMail): Response =>
  htmlPage({
    title: subject,
    note,
    body: html`<section>
<p class="soft">From ${from}<br>To ${to}<br>${timeOf(receivedAt)}</p>
<iframe title="The mail as HTML" style="width:100%;height:32rem;border:0" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${`<base target="_blank">${written}`}"></iframe>
</section>
<section><h2>The mail as text</h2><p style="white-space:pre-wrap;overflow-wrap:anywhere">${withLinks(text)}</p></section>
<p><a href="/">All mails</a></p>`,
  })

export const noPage = (): Response =>
  htmlPage({
    title: 'This page is not here',
    note,
    body: html`<section><p>Its address is wrong, or the mail is gone.</p><p><a href="/">All mails</a></p></section>`,
    status: 404,
  })
