// Finds what acts when a document is opened: scripts, programs, embedded files and what is loaded from elsewhere.
import { inflateSync } from 'node:zlib'

/** Programs that Windows starts by a double click, and the two parts of Word for foreign objects. */
const program =
  /\.(?:bat|bin|cmd|com|cpl|dll|exe|hta|jar|js|jse|lnk|msi|pif|ps1|scr|sct|vbe|vbs|wsf|xlsm|xll)$/

/** Whether an entry of a Word document with this name, in lower case, acts or would be unpacked elsewhere. */
export const isActingEntry = (name: string): boolean =>
  program.test(name) ||
  /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:|\\/.test(name) ||
  /\/(?:activex|embeddings\/oleobject)/.test(name)

/** Whether relationships of a Word document lead outside of it, except to pages that its reader can open. */
export const leadElsewhere = (relationships: string): boolean =>
  (decoded(relationships).match(/<[\w:]*relationship\b[^<>]*>?/gi) ?? []).some(
    each =>
      /oleobject["']|control["']/i.test(each) ||
      (/targetmode\s*=\s*["']\s*external/i.test(each) &&
        !/\btype\s*=\s*["'][^"']*\/hyperlink["']/i.test(each)),
  )

/** XML's numeric references, by which a name can be spelled in another way. */
const decoded = (xml: string): string =>
  xml.replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (_, code: string) => {
    const number = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
    return number <= 0x10ffff ? String.fromCodePoint(number) : ''
  })

/** The streams of an old Word document that bring a foreign object, in lower case. */
export const actingStreams: ReadonlySet<string> = new Set(['\x01ole10native', 'package', 'equation native'])

/** Few PDFs have a tenth of these, and a hostile one must not hold up others. */
const maxPacked = 2000
const maxUnpackedBytes = 20_000_000
/** How far the head of a stream can be from its content, in bytes. */
const longestHead = 1000

/**
 * Also where objects are packed together, or names are spelled in numbers. A PDF that packs more than can be
 * read counts too.
 */
export const isActingPdf = (file: Buffer): boolean => {
  const text = file.toString('latin1')
  if (acting.test(text)) return true
  let left = maxUnpackedBytes
  let packed = 0
  for (const { index } of text.matchAll(/\/Obj(?:S|#53)tm\b/g)) {
    packed += 1
    const head = /\bstream\r?\n/.exec(text.slice(index, index + longestHead))
    const objects = head && unpacked(file.subarray(index + head.index + head[0].length), left)
    left -= objects?.length ?? 0
    if (packed > maxPacked || left <= 0 || (objects && acting.test(objects))) return true
  }
  return false
}

/** A name of which each letter can be written as its number. */
const named = (name: string): string =>
  [...name].map(letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')

const acting = new RegExp(
  `/${named('S')}\\s{0,100}/(?:${named('JavaScript')}|${named('Launch')})\\b|/${named('EmbeddedFile')}(?:s|#73)?\\b`,
  'i',
)

/** Up to where it can be unpacked: no reader reads more. */
const unpacked = (stream: Uint8Array, maxBytes: number): string | undefined => {
  try {
    return inflateSync(stream, { maxOutputLength: maxBytes, finishFlush: 2 }).toString('latin1')
  } catch (thrown) {
    const isTooLong = thrown instanceof RangeError
    return isTooLong ? ' '.repeat(maxBytes) : undefined
  }
}
