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

/** Whether relationships of a Word document lead outside of it, except to pages that its reader may press. */
export const leadElsewhere = (relationships: string): boolean =>
  (decoded(relationships).match(/<[\w:]*relationship\b[^>]*>/gi) ?? []).some(
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

const maxStreamBytes = 20_000_000

/** Whether a PDF runs scripts, starts programs or has files in it; also where objects are packed together, or names are spelled in numbers. */
export const isActingPdf = (file: Buffer): boolean => {
  const text = file.toString('latin1')
  return [text, ...packedObjects(file, text)].some(isActing)
}

const isActing = (objects: string): boolean =>
  /\/S\s*\/(?:JavaScript|Launch)\b|\/EmbeddedFiles?\b/.test(
    objects.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  )

/** The contents of streams of objects, which are compressed. What cannot be unpacked, no reader reads either. */
const packedObjects = (file: Buffer, text: string): string[] =>
  [...text.matchAll(/\/Obj(?:S|#53)tm\b[\s\S]{0,2000}?\bstream\r?\n/g)].flatMap(({ 0: head, index }) => {
    try {
      const stream = file.subarray(index + head.length)
      return [inflateSync(stream, { maxOutputLength: maxStreamBytes, finishFlush: 2 }).toString('latin1')]
    } catch {
      return []
    }
  })
