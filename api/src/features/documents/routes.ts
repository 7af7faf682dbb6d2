// Routes of documents.
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { uploads } from '../../platform/limits/rate-limit.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import { documents, isDocumentKept } from '../../schema/documents.ts'
import { deleteDocument } from './delete-document.ts'
import { listPolicies } from './list-policies.ts'
import { openDocument, readFile } from './read-document.ts'
import { uploadDocument } from './upload-document.ts'

const listDocuments: Verb<typeof documentEndpoints.list> = async ({ database, caller }) => ({
  documents: await database
    .select()
    .from(documents)
    .where(and(eq(documents.ownerId, caller.id), isDocumentKept))
    .orderBy(desc(documents.id)),
})

export const documentRoutes = [
  route(documentEndpoints.list, listDocuments),
  route(documentEndpoints.upload, uploadDocument, { limit: uploads, isInTurn: false }),
  route(documentEndpoints.content, openDocument),
  route(documentEndpoints.file, readFile),
  route(documentEndpoints.ofHome, listPolicies),
  route(documentEndpoints.delete, deleteDocument, { isInTurn: false }),
]
