// Papers that people upload.
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, timestamp } from '../values/text.ts'

/** What people upload a document for; `policy` is for the house rules and policies of a home. */
const uploadPurposes = [
  'identity',
  'income',
  'reference',
  'rental_history',
  'insurance',
  'policy',
  'lease',
  'other',
] as const

export const UploadPurpose = z.enum(uploadPurposes, 'Please say what the document is for')
export type UploadPurpose = z.infer<typeof UploadPurpose>

/** An export is made by the portal. */
export const DocumentPurpose = withNeutral(z.enum([...uploadPurposes, 'export']), 'other')

/** The media types of documents, by the endings of their names (spec §5). */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
export type DocumentEnding = keyof typeof documentTypes

export const documentLimits = {
  /** The size of one document. */
  bytes: 10_485_760,
  /** How many a person may have. */
  documents: 50,
  /** The size of all documents that a person has. */
  totalBytes: 209_715_200,
  /** How many are added at once (spec §5). */
  atOnce: 5,
} as const

/** The ending of a name, as `documentTypes` has it; undefined if it is none of them. */
export const endingOf = (name: string): DocumentEnding | undefined => {
  const ending = /\.(pdf|docx?|jpe?g|png)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'jpeg'
    ? 'jpg'
    : (['pdf', 'doc', 'docx', 'jpg', 'png'] as const).find(one => one === ending)
}

/** A name as the contact filter reads it, without its ending. */
export const wordsIn = (name: string): string => name.replace(/\.\w+$/, '').replaceAll('_', ' ')

/** Only a name: no path, and no characters that are invisible or turn the direction of others. */
const isPlainName = (name: string): boolean =>
  !/[/\\\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/u.test(name)

/** The name of a file, with its ending. */
export const DocumentName = requiredText(120, 'The file needs a name').check(
  z.normalize('NFC'),
  z.trim(),
  z.refine(isPlainName, 'Please rename the file: its name has characters that could mislead people'),
  z.refine(name => endingOf(name) !== undefined, 'Please choose a PDF, DOC, DOCX, JPG or PNG file'),
)

export const Document = z.object({
  id,
  purpose: DocumentPurpose,
  name: z.string(),
  /** Its media type, told by its content. */
  contentType: z.string(),
  bytes: z.int(),
  /** Whether the portal's reviewers looked at it. */
  review: withNeutral(z.enum(['unreviewed', 'pending', 'verified', 'rejected']), 'unreviewed'),
  createdAt: timestamp,
})
export type Document = z.infer<typeof Document>

/** Someone with whom a document is shared now, and how often they looked at it. */
const SeenBy = z.object({
  firstName: z.string(),
  lastName: z.string(),
  expiresAt: z.nullable(timestamp),
  looks: z.int(),
})

/** A document as its owner sees it. */
export const OwnDocument = z.extend(Document, { seenBy: z.optional(z.array(SeenBy)) })
export type OwnDocument = z.infer<typeof OwnDocument>
export type SeenBy = z.infer<typeof SeenBy>
