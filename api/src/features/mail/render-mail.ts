// Makes a mail's text and HTML, which say the same.
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import type { MailContent, MailedHome } from '../../schema/mail.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Inline, because many mail programs ignore style sheets; the colors are readable in dark mode as well. */
const styles = {
  body: 'margin:0;padding:24px;background:#f4f5f7;color:#1a1f36;font:16px/1.5 system-ui,sans-serif',
  main: 'max-width:32rem;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#4338ca;color:#ffffff;font-weight:600;text-decoration:none',
  soft: 'margin:0 0 16px;font-size:14px;color:#4f566b;overflow-wrap:anywhere',
  link: 'color:#4338ca',
  picture: 'display:block;width:100%;height:auto;margin:0 0 8px;border-radius:8px',
}

/** For the newsletter; a program that ignores it shows the browser's usual headings and links. */
const sheet = 'h2,h3{margin:24px 0 8px;font-size:18px;line-height:1.3}a{color:#4338ca}'

interface RenderOptions {
  /** Becomes the fragment of the action's address, which browsers send to no server. */
  token?: string | undefined
  /** For mail that its reader can turn off. */
  wayOut?: string | undefined
  issue?: Body | undefined
}

interface Portal {
  publicOrigin: string
  portalName: string
}

interface Body {
  text: string
  html: string
}

/** Mail programs show their own button for these, and call the address without the reader (RFC 8058). */
const headersFor = (wayOut: string, origin: string) => ({
  'List-Unsubscribe': `<${origin}${mailSettingsEndpoints.unsubscribe.path}?${new URLSearchParams({ token: wayOut })}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const homeIn = ({ title, facts, path, picture }: MailedHome, origin: string): Body => ({
  text: `${title}\n${facts}\n${origin}${path}`,
  html: `<p style="${styles.paragraph}"><a href="${escaped(origin + path)}" style="${styles.link}"><img src="${escaped(origin + picture)}" alt="" width="432" style="${styles.picture}"><strong>${escaped(title)}</strong></a><br>${escaped(facts)}</p>`,
})

const bodyOf = (
  { paragraphs, action, homes = [] }: MailContent,
  origin: string,
  token: string | undefined,
): Body => {
  const shown = homes.map(home => homeIn(home, origin))
  const address = action && `${origin}${action.path}${token ? `#${token}` : ''}`
  return {
    text: [
      ...paragraphs,
      ...shown.map(({ text }) => text),
      ...(action ? [`${action.text}:\n${address}`] : []),
    ].join('\n\n'),
    html: `${paragraphs.map(paragraph => `<p style="${styles.paragraph}">${escaped(paragraph)}</p>`).join('\n')}
${shown.map(({ html }) => html).join('\n')}
${
  action && address
    ? `<p style="${styles.paragraph}"><a href="${escaped(address)}" style="${styles.button}">${escaped(action.text)}</a></p>
<p style="${styles.soft}">If the button does not work, open this address: <a href="${escaped(address)}" style="${styles.link}">${escaped(address)}</a></p>`
    : ''
}`,
  }
}

/** `publicOrigin` has no slash at the end. */
export const renderMail = (
  content: MailContent,
  { publicOrigin: origin, portalName }: Portal,
  { token, wayOut, issue }: RenderOptions = {},
) => {
  const { subject } = content
  const stop = wayOut && `${origin}${sitePaths.unsubscribe}#${wayOut}`
  const body = issue ?? bodyOf(content, origin, token)
  const reason = `${portalName} sent you this email: ${origin}`
  const text = `${body.text}\n\n-- \n${reason}${stop ? `\nStop these emails: ${stop}` : ''}\n`
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
<style>${sheet}</style>
</head>
<body style="${styles.body}">
<div role="main" style="${styles.main}">
<h1 style="${styles.heading}">${escaped(subject)}</h1>
${body.html}
<p style="${styles.soft}">${escaped(portalName)} sent you this email: <a href="${escaped(origin)}" style="${styles.link}">${escaped(origin)}</a>${stop ? `<br><a href="${escaped(stop)}" style="${styles.link}">Stop these emails</a>` : ''}</p>
</div>
</body>
</html>
`
  return { subject, text, html, headers: wayOut ? headersFor(wayOut, origin) : undefined }
}
