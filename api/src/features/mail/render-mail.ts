// Makes a mail's text and HTML, which say the same.
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import type { MailContent, MailedHome } from '../../schema/mail.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Inline, because many mail programs ignore style sheets. */
const styles = {
  body: 'margin:0;padding:24px 12px;background:#faf8f5;color:#211c17;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif',
  page: 'max-width:34rem;margin:0 auto',
  brand: 'margin:0 0 16px;padding:0 12px;font-size:18px;font-weight:700;color:#14556b',
  mark: 'display:inline-block;width:32px;height:32px;margin-right:10px;border-radius:8px;background:#14556b;color:#ffffff;line-height:32px;text-align:center',
  main: 'padding:24px;background:#ffffff;border:1px solid #e6dfd6;border-radius:12px;overflow-wrap:anywhere',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  paragraph: 'margin:0 0 16px',
  facts: 'margin:0 0 20px;padding:12px 16px;background:#f3efe9;border-radius:8px',
  fact: 'margin:4px 0',
  name: 'color:#665d52',
  button:
    'display:block;padding:14px 20px;border-radius:8px;background:#14556b;color:#ffffff;font-weight:600;text-align:center;text-decoration:none',
  address: 'margin:0;font-size:14px;color:#665d52',
  foot: 'margin:0;padding:16px 12px;font-size:14px;color:#665d52;overflow-wrap:anywhere',
  link: 'color:#14556b',
  picture: 'display:block;width:100%;height:auto;margin:0 0 8px;border-radius:8px',
  preview: 'display:none',
}

/** Dark mode, and the newsletter's headings and links; a program that ignores it shows the light mail. */
const sheet = `h2,h3{margin:24px 0 8px;font-size:18px;line-height:1.3}a{color:#14556b}
@media (prefers-color-scheme:dark){
body{background:#161311!important;color:#f4efe9!important}
.main{background:#1f1b18!important;border-color:#37302a!important}
.facts{background:#2d2823!important}
.soft{color:#b8ada1!important}
.brand,a{color:#82c8de!important}
.mark,.button{background:#82c8de!important;color:#06242f!important}
}`

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
  { paragraphs, facts = [], action, homes = [] }: MailContent,
  origin: string,
  token: string | undefined,
): Body => {
  const shown = homes.map(home => homeIn(home, origin))
  const address = action && `${origin}${action.path}${token ? `#${token}` : ''}`
  return {
    text: [
      ...paragraphs,
      ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
      ...shown.map(({ text }) => text),
      ...(action ? [`${action.text}:\n${address}`] : []),
    ].join('\n\n'),
    html: [
      ...paragraphs.map(paragraph => `<p style="${styles.paragraph}">${escaped(paragraph)}</p>`),
      ...(facts.length > 0 ? [factsIn(facts)] : []),
      ...shown.map(({ html }) => html),
      ...(action && address ? [buttonIn(action.text, address)] : []),
    ].join('\n'),
  }
}

const factsIn = (facts: NonNullable<MailContent['facts']>): string =>
  `<div class="facts" style="${styles.facts}">
${facts
  .map(
    ({ name, value }) =>
      `<p style="${styles.fact}"><span class="soft" style="${styles.name}">${escaped(name)}:</span> <strong>${escaped(value)}</strong></p>`,
  )
  .join('\n')}
</div>`

const buttonIn = (words: string, address: string): string =>
  `<p style="${styles.paragraph}"><a class="button" href="${escaped(address)}" style="${styles.button}">${escaped(words)}</a></p>
<p class="soft" style="${styles.address}">If the button does not work, open this address: <a href="${escaped(address)}" style="${styles.link}">${escaped(address)}</a></p>`

/** Mail programs show it beside the subject; without it they would show the greeting. */
const previewIn = ({ paragraphs }: MailContent): string => {
  const news = paragraphs.find(paragraph => !paragraph.startsWith('Hello'))
  return news ? `<div style="${styles.preview}">${escaped(news)}</div>\n` : ''
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
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${sheet}</style>
</head>
<body style="${escaped(styles.body)}">
${issue ? '' : previewIn(content)}<div style="${styles.page}">
<p class="brand" style="${styles.brand}"><span class="mark" aria-hidden="true" style="${styles.mark}">${escaped([...portalName][0] ?? '')}</span>${escaped(portalName)}</p>
<div role="main" class="main" style="${styles.main}">
<h1 style="${styles.heading}">${escaped(subject)}</h1>
${body.html}
</div>
<p class="soft" style="${styles.foot}">${escaped(portalName)} sent you this email: <a href="${escaped(origin)}" style="${styles.link}">${escaped(origin)}</a>${stop ? `<br><a href="${escaped(stop)}" style="${styles.link}">Stop these emails</a>` : ''}</p>
</div>
</body>
</html>
`
  return { subject, text, html, headers: wayOut ? headersFor(wayOut, origin) : undefined }
}
