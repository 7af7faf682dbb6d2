// Reading a document takes two calls: the first decides who may, the second answers the bytes.
import type { documentEndpoints } from '@portal/contract/documents/endpoints'
import { eq } from 'drizzle-orm'
import { mayReadDocument } from '../../domain/may-read-document.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { readObject } from '../../platform/uploads/read-object.ts'
import { documents } from '../../schema/documents.ts'
import { objectKey } from './document-objects.ts'
import { isSigned, signedAddressOf } from './signed-address.ts'

/** Leads people who may read the document to its bytes; the audit has the others. */
export const openDocument: Verb<typeof documentEndpoints.content> = async (
  { database, caller, secretKeys },
  { params },
) => {
  const [document] = await database.select().from(documents).where(eq(documents.id, params.id))
  if (!document) throw notFound('document')
  if (!(await mayReadDocument(database, document, caller?.id)))
    throw notFound('document', { belongsToAnother: true })
  return signedAddressOf(document.storageKey, secretKeys)
}

/** Answers the document with this storage key as a download. Its signed address is enough, and nothing else is. */
export const readFile: Verb<typeof documentEndpoints.file> = async (context, { params, query }) => {
  const { database, secretKeys, answerHeaders } = context
  if (!isSigned({ ...params, ...query }, secretKeys))
    throw new Refusal('forbidden', 'This address is no longer valid. Please open the document again.')
  const [document] = await database.select().from(documents).where(eq(documents.storageKey, params.key))
  if (!document) throw notFound('document')
  const bytes = await readObject(context, objectKey(document.storageKey), 'document')
  answerHeaders.set('content-type', document.contentType)
  answerHeaders.set('content-disposition', attachment(document.name))
  answerHeaders.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  answerHeaders.set('cache-control', 'private, no-store')
  return bytes
}

/** The header of a download with this name, in ASCII and as it is (RFC 6266). */
const attachment = (name: string): string => {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${name.replace(/[^ !#-~]|%/g, '_')}"; filename*=UTF-8''${encoded}`
}
