import { createHash } from 'node:crypto'
import {
  type DocumentEnding,
  documentLimits,
  documentTypes,
  endingOf,
  wordsIn,
} from '@portal/contract/documents/document'
import type { documentEndpoints } from '@portal/contract/documents/endpoints'
import { contactFreeMessage, hasContactDetails } from '@portal/contract/values/contact-free'
import { and, eq, sql } from 'drizzle-orm'
import { objectKey } from '../../domain/document-objects.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalid, notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { withPixels } from '../../platform/uploads/read-picture.ts'
import { receiveFile, wrongFile } from '../../platform/uploads/receive-file.ts'
import { refuseHarmful } from '../../platform/uploads/scan-file.ts'
import { storeFile } from '../../platform/uploads/store-file.ts'
import { documents, isPaper } from '../../schema/documents.ts'
import { documentTypeOf, notADocument } from './document-type.ts'

/** Enough to read a page of small print. */
const maxSizePx = 3000

/** Pictures are encoded again without their metadata; other files are stored as they are. */
export const uploadDocument: Verb<typeof documentEndpoints.upload> = async (context, { query, body }) => {
  const { caller } = context
  const { purpose, name, clientId } = query
  if (hasContactDetails(wordsIn(name))) throw invalid('name', contactFreeMessage)
  return receiveFile(context, caller.id, body, async file => {
    const type = documentTypeOf(file)
    if (type !== endingOf(name))
      throw wrongFile(`This is a ${type.toUpperCase()}, but its name doesn’t end in .${type}`)
    await refuseHarmful(context, file)
    const content = await contentOf(file, type, caller.id)
    const storageKey = crypto.randomUUID()
    const sha256 = createHash('sha256').update(file).digest('hex')
    return storeFile(context, {
      objects: new Map([[objectKey(storageKey), content]]),
      clientId,
      request: [purpose, name, sha256],
      keep: async ({ database }) => {
        await refuseIfFull(database, caller.id, content.byteLength)
        const isKept = and(eq(documents.ownerId, caller.id), eq(documents.sha256, sha256))
        if ((await database.$count(documents, isKept)) > 0)
          throw new Refusal('conflict', 'You uploaded this already.')
        const [document] = await database
          .insert(documents)
          .values({
            ownerId: caller.id,
            purpose,
            name,
            contentType: documentTypes[type],
            bytes: content.byteLength,
            sha256,
            storageKey,
          })
          .returning()
        if (!document) throw new Error('The document was not inserted')
        return { document }
      },
      readAgain: async ({ database }, answer) => {
        const [document] = await database.select().from(documents).where(eq(documents.id, answer.document.id))
        if (!document) throw notFound('document')
        return { document }
      },
    })
  })
}

const contentOf = async (file: Uint8Array, type: DocumentEnding, personId: string): Promise<Uint8Array> => {
  if (type !== 'jpg' && type !== 'png') return file
  return withPixels(personId, { file, maxSizePx, notAPicture: notADocument }, async ({ data, info }) => {
    const { default: sharp } = await import('sharp')
    const picture = sharp(data, { raw: info })
    return (type === 'jpg' ? picture.jpeg({ quality: 85 }) : picture.png()).toBuffer()
  })
}

const refuseIfFull = async (database: Database, ownerId: string, bytes: number): Promise<void> => {
  const [usage] = await database
    .select({
      number: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(${documents.bytes}), 0)::float8`,
    })
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), isPaper))
  if (!usage) return
  const { documents: most, totalBytes } = documentLimits
  if (usage.number >= most)
    throw new Refusal('conflict', `You’ve reached the limit of ${most} documents. Delete some first.`)
  if (usage.bytes + bytes > totalBytes)
    throw new Refusal(
      'conflict',
      `Your documents can total up to ${totalBytes / 1_048_576} MB. Delete some first.`,
    )
}
