import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { maxPolicies } from '../properties/home-fields.ts'
import { ById, text } from '../values/text.ts'
import {
  Document,
  DocumentName,
  documentLimits,
  documentTypes,
  OwnDocument,
  UploadPurpose,
} from './document.ts'

export const documentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/documents',
    summary:
      'The caller’s own documents, newest first, with whom they are shared; and a copy of their data if there is one',
    access: 'person',
    status: 200,
    answer: z.object({ documents: z.array(OwnDocument).check(z.maxLength(documentLimits.documents + 1)) }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/documents',
    summary: 'Upload a document, whose type is told by its content',
    access: 'person',
    query: z.object({ purpose: UploadPurpose, name: DocumentName }),
    kind: 'upload',
    contentTypes: Object.values(documentTypes),
    maxBodyBytes: documentLimits.bytes,
    deadlineSeconds: 120,
    status: 201,
    answer: z.object({ document: Document }),
    errors: ['unreadable', 'email_unconfirmed'],
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/documents/:id/content',
    summary: 'Leads to an address that answers the document for a minute',
    access: 'anyone',
    params: ById,
    status: 302,
    kind: 'redirect',
    answer: z.string(),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/files/:key',
    summary: 'A document, at the address that its content leads to',
    access: 'anyone',
    params: z.object({ key: text(200) }),
    query: z.object({
      expires: z._default(text(20), ''),
      signature: z._default(text(200), ''),
      consent: z._default(text(36), ''),
    }),
    status: 200,
    kind: 'content',
    contentType: 'application/octet-stream',
    answer: z.union([z.instanceof(Uint8Array), z.instanceof(ReadableStream)]),
    errors: ['forbidden'],
  }),
  ofHome: endpoint({
    method: 'GET',
    path: '/api/properties/:id/policies',
    summary: 'The documents that a home shows as its house rules and policies',
    access: 'anyone',
    params: ById,
    status: 200,
    answer: z.object({
      policies: z
        .array(z.pick(Document, { id: true, name: true, contentType: true, bytes: true }))
        .check(z.maxLength(maxPolicies)),
    }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/documents/:id',
    summary: 'Delete a document that no home shows',
    access: 'person',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
    errors: ['conflict'],
  }),
}
