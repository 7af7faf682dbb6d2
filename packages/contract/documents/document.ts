import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, timestamp } from '../values/text.ts'

/** `policy`: a home's house rules and policies. */
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

/** The portal makes exports. */
export const DocumentPurpose = withNeutral(z.enum([...uploadPurposes, 'export']), 'other')

/** By the endings of names (spec §5). */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
export type DocumentEnding = keyof typeof documentTypes

export const documentLimits = {
  /** For one document. */
  bytes: 10_485_760,
  /** Per person. */
  documents: 50,
  /** For all of a person's documents. */
  totalBytes: 209_715_200,
  /** Added together (spec §5). */
  atOnce: 5,
} as const

/** As in `documentTypes`, or undefined. */
export const endingOf = (name: string): DocumentEnding | undefined => {
  const ending = /\.(pdf|docx?|jpe?g|png)$/i.exec(name)?.[1]?.toLowerCase()
  return ending === 'jpeg'
    ? 'jpg'
    : (['pdf', 'doc', 'docx', 'jpg', 'png'] as const).find(one => one === ending)
}

/** As the contact filter reads it, without the ending. */
export const wordsIn = (name: string): string => name.replace(/\.\w+$/, '').replaceAll('_', ' ')

/** No path, and no characters that are invisible or turn the direction of others. */
const isPlainName = (name: string): boolean =>
  !/[/\\\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/u.test(name)

/** With its ending. */
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
  /** Told by its content. */
  contentType: z.string(),
  bytes: z.int(),
  /** By the portal's reviewers. */
  review: withNeutral(z.enum(['unreviewed', 'pending', 'verified', 'rejected']), 'unreviewed'),
  createdAt: timestamp,
})
export type Document = z.infer<typeof Document>

/** With whom it is shared now. */
const SeenBy = z.object({
  firstName: z.string(),
  lastName: z.string(),
  expiresAt: z.nullable(timestamp),
  looks: z.int(),
})

export const OwnDocument = z.extend(Document, { seenBy: z.optional(z.array(SeenBy)) })
export type OwnDocument = z.infer<typeof OwnDocument>
export type SeenBy = z.infer<typeof SeenBy>
