import type { documentEndpoints } from '@portal/contract/documents/endpoints'
import { and, eq } from 'drizzle-orm'
import { forgetObjects } from '../../domain/document-objects.ts'
import { showsDocument } from '../../domain/policy-documents.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { documents } from '../../schema/documents.ts'
import { properties } from '../../schema/properties.ts'
import { needsLease, tenancies } from '../../schema/tenancies.ts'

/** Deletes a document that no home shows, and that is no lease of a tenancy which needs it: its row, then its objects. */
export const deleteDocument: Verb<typeof documentEndpoints.delete> = async (context, { params }) => {
  const deleted = await inTurn(context, async ({ database, caller }) => {
    const [document] = await database.select().from(documents).where(eq(documents.id, params.id))
    if (!document) throw notFound('document')
    if (document.ownerId !== caller.id) throw notFound('document', { belongsToAnother: true })
    if ((await database.$count(properties, showsDocument(document))) > 0)
      throw new Refusal('conflict', 'One of your homes shows this document: remove it there first.')
    const isLeased = and(eq(tenancies.leaseDocumentId, document.id), needsLease)
    if ((await database.$count(tenancies, isLeased)) > 0)
      throw new Refusal(
        'conflict',
        'This is the lease of a tenancy or an offer, so it stays until that ends.',
      )
    await database.delete(documents).where(eq(documents.id, document.id))
    return document
  })
  await forgetObjects(context.objects, deleted)
}
