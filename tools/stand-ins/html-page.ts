export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | null | false | Html | Html[]

const escaped = (value: string) => value.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const partText = (part: Part): string => {
  if (part === null || part === false) return ''
  if (Array.isArray(part)) return part.map(({ text }) => text).join('')
  return part instanceof Html ? part.text : escaped(String(part))
}

/** Values are escaped, unless they are HTML already. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + partText(parts[index] ?? null)).join(''))

const style = `
:root { color-scheme: light dark; --text: light-dark(#1a1f36, #f2f4f8); --soft: light-dark(#4f566b, #b9c0d4);
  --page: light-dark(#f6f8fa, #12151f); --card: light-dark(#fff, #1c2130); --line: light-dark(#6c7688, #8b94a8);
  --main: light-dark(#4338ca, #c7d2fe); --on-main: light-dark(#fff, #1a1f36); --bad: light-dark(#b3093c, #ffb4c2) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 1rem }
section, form.card { background: var(--card); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem }
h1 { font-size: 1.4rem; line-height: 1.3 } h2 { font-size: 1.1rem; margin: 0 0 .5rem }
p { margin: 0 0 .75rem } a { color: var(--main) }
.note { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .75rem }
.soft { color: var(--soft) } .error { color: var(--bad); font-weight: 600 }
td:last-child { padding-left: .75rem }
label { display: block; font-weight: 600; margin: .75rem 0 .25rem }
input { width: 100%; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; padding: .625rem .75rem; min-height: 44px }
button, a.button { display: inline-block; width: 100%; min-height: 44px; margin: .75rem 0 0; padding: .625rem 1rem; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; border: 1px solid var(--main); border-radius: .5rem;
  background: var(--main); color: var(--on-main); cursor: pointer }
button.plain, a.plain { background: none; color: var(--main) }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
table { width: 100%; border-collapse: collapse } td, th { padding: .375rem 0; text-align: left; vertical-align: top; font-weight: 400 }
td:last-child { text-align: right } td.amount { white-space: nowrap } tr.total th, tr.total td { font-weight: 700; border-top: 1px solid var(--line) }
ul { padding-left: 1.25rem; margin: 0 0 .75rem } li { margin: .25rem 0; overflow-wrap: anywhere }`

/** The note under its top says what it stands in for. */
export const htmlPage = ({
  title,
  note,
  body,
  status = 200,
}: {
  title: string
  note: string
  body: Html
  status?: number
}): Response =>
  new Response(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<p class="note"><strong>This is a test page.</strong> ${note}</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`.text,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      },
    },
  )
