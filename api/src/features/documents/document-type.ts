// What a file is, by its content (spec §5 "Document upload").
import type { DocumentEnding } from '@portal/contract/documents/document'
import { wrongFile } from '../../platform/uploads/receive-file.ts'
import { actingStreams, isActingEntry, isActingPdf, leadElsewhere } from './find-acting.ts'
import { namesInCompoundFile } from './read-compound-file.ts'
import { type Entry, entriesOfZip, readEntry } from './read-zip.ts'

export const notADocument = 'Please choose a PDF, DOC, DOCX, JPG or PNG file'
const hasMacros = 'Please save this document without macros, which could harm those who open it'

const acts =
  'Please save this document without scripts, embedded files and links to templates, which could harm those who open it'

const maxPartBytes = 1_000_000
/** The most of all relationships together, unpacked. Honest documents have a tenth. */
const maxRelationshipBytes = 2_000_000

/** The type of a file, by its ending. Throws `invalid` for any other file, and for documents that act when they are opened. */
export const documentTypeOf = (bytes: Uint8Array): DocumentEnding => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = typeOf(file)
  if (type === undefined) throw wrongFile(notADocument)
  return type
}

const typeOf = (file: Buffer): DocumentEnding | undefined => {
  const begins = file.toString('hex', 0, 8)
  if (begins.startsWith('ffd8ff')) return 'jpg'
  if (begins === '89504e470d0a1a0a') return 'png'
  if (/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) {
    if (isActingPdf(file)) throw wrongFile(acts)
    return 'pdf'
  }
  return isNewWord(file) ? 'docx' : isOldWord(file) ? 'doc' : undefined
}

const isNewWord = (file: Buffer): boolean => {
  const entries = entriesOfZip(file)
  const types = entries?.get('[Content_Types].xml')
  if (!entries || !types) return false
  // Without NUL, UTF-16 reads as ASCII does.
  const textOf = (entry: Entry, maxBytes: number) =>
    readEntry(file, entry, maxBytes)?.toString('latin1').replaceAll('\0', '').toLowerCase()
  const declared = textOf(types, maxPartBytes)
  const names = [...entries.keys()].map(name => name.toLowerCase())
  const isMacro = (name: string) => /vba(project\.bin|data\.xml)$/.test(name)
  if (names.some(isMacro) || /macroenabled|vbaproject/.test(declared ?? '')) throw wrongFile(hasMacros)
  let left = maxRelationshipBytes
  for (const [name, entry] of entries) {
    const text = name.toLowerCase().endsWith('.rels') ? textOf(entry, left) : ''
    left -= text?.length ?? 0
    if (text === undefined || isActingEntry(name.toLowerCase()) || leadElsewhere(text)) throw wrongFile(acts)
  }
  // A character reference could spell a macro's type.
  return declared?.includes('wordprocessingml.document.main+xml') === true && !declared.includes('&#')
}

const macroStorages = new Set(['macros', 'vba', '_vba_project', '_vba_project_cur'])

const isOldWord = (file: Buffer): boolean => {
  const names = namesInCompoundFile(file)?.map(name => name.toLowerCase())
  if (names?.some(name => macroStorages.has(name))) throw wrongFile(hasMacros)
  if (names?.some(name => actingStreams.has(name))) throw wrongFile(acts)
  return names?.includes('worddocument') ?? false
}
