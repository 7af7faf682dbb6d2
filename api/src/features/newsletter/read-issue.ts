export interface Issue {
  subject: string
  text: string
  html: string
}

/** HTML is shown as it is written, and addresses become links. */
const options = {
  autolinks: { url: true },
  noHtmlBlocks: true,
  noHtmlSpans: true,
  tables: false,
  tasklists: false,
  strikethrough: false,
}

const refuseRelative = (address: string): void => {
  if (!/^(https?:\/\/|mailto:)/i.test(address))
    throw new Error(
      `The newsletter leads to ${address}: give the whole address, such as https://portal.example/search.`,
    )
}

const indented = (text: string, by: string): string => text.trim().replaceAll('\n', `\n${by}`)

const textOf = (markdown: string): string =>
  Bun.markdown
    .render(
      markdown,
      {
        heading: words => `${words}\n\n`,
        paragraph: words => `${words}\n\n`,
        blockquote: words => `> ${indented(words, '> ')}\n\n`,
        code: words => `    ${indented(words, '    ')}\n\n`,
        hr: () => '* * *\n\n',
        list: (items, { depth }) => (depth > 0 ? `\n${items}` : `${items}\n`),
        listItem: (words, { ordered, start = 1, index }) => {
          const mark = ordered ? `${start + index}. ` : '- '
          return `${mark}${indented(words, ' '.repeat(mark.length))}\n`
        },
        link: (words, { href }) => {
          refuseRelative(href)
          return words === href ? href : `${words} (${href})`
        },
        image: (words, { src }) => {
          refuseRelative(src)
          return words
        },
      },
      options,
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Throws an Error of one sentence if there is no title, or if a link is not a whole address. */
export const readIssue = (markdown: string): Issue => {
  const [, subject, body = ''] =
    /^\uFEFF?\s*# +(.+)\n([\s\S]*)$/.exec(markdown.replaceAll('\r\n', '\n')) ?? []
  if (!subject) throw new Error('The newsletter has no title: begin it with a line such as “# News in May”.')
  const text = textOf(body)
  if (!text) throw new Error('The newsletter has only a title.')
  return { subject: subject.trim(), text, html: Bun.markdown.html(body, options) }
}
