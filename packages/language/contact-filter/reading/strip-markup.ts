// Removes the marks of HTML, Markdown and lists, which a reader ignores.
import { type Reading, rewrite } from './reading.ts'

const comment = /<!--[^>]{0,80}-->/g
const attributes = '(?:\\s[a-z]{1,12}="[a-z:;#-]{0,40}"){0,3}\\s?\\/?'
const inline = new RegExp(
  `</?(?:b|i|u|s|a|em|strong|span|font|small|big|sub|sup|mark|code|tt|del|ins|kbd|wbr)${attributes}>`,
  'g',
)
const block = new RegExp(
  `</?(?:br|p|div|li|ul|ol|td|tr|th|table|tbody|h[1-6]|hr|blockquote)${attributes}>`,
  'g',
)
const emphasis = /\*\*|~~|`/g
const listMark =
  /(?<=^|\n) {0,3}(?:([-*+>#.])|[1-9][.)](?! ?\(?\d{1,2}[.)])|[a-z][.)](?! ?[a-z][.)])) +(?=\S)/g
const flag = /(?<!\p{L})[a-z]{2}(?!\p{L})/gu
const flagLetters = /^[\u{1f1e6}-\u{1f1ff}]/u

const without = (reading: Reading, pattern: RegExp): Reading => rewrite(reading, pattern, () => '')

/** Two flag letters alone are a flag. */
function withoutFlags(reading: Reading): Reading {
  const isFlag = (index: number) => flagLetters.test(reading.original.slice(reading.starts[index]))
  return rewrite(reading, flag, ({ index }) => (isFlag(index) && isFlag(index + 1) ? ' ' : null))
}

/** A period that starts a line is not a list mark, unless the author wrote a bullet. */
const withoutListMarks = (reading: Reading): Reading =>
  rewrite(reading, listMark, ({ 0: { length }, 1: mark, index }) => {
    const written = reading.original.slice(reading.starts[index], reading.ends[index + length - 1])
    return mark === '.' && written.includes('.') ? null : ''
  })

export function stripMarkup(reading: Reading): Reading {
  const lines = rewrite(without(without(reading, comment), inline), block, () => '\n')
  return withoutListMarks(without(withoutFlags(lines), emphasis))
}
