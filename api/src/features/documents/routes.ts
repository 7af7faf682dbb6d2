import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { uploads } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { deleteDocument } from './delete-document.ts'
import { listDocuments } from './list-documents.ts'
import { listPolicies } from './list-policies.ts'
import { openDocument, readFile } from './read-document.ts'
import { uploadDocument } from './upload-document.ts'

export const documentRoutes = [
  route(documentEndpoints.list, listDocuments),
  route(documentEndpoints.upload, uploadDocument, { limit: uploads, isInTurn: false }),
  route(documentEndpoints.content, openDocument),
  route(documentEndpoints.file, readFile),
  route(documentEndpoints.ofHome, listPolicies),
  route(documentEndpoints.delete, deleteDocument, { isInTurn: false }),
]
