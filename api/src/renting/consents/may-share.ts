// For single consents and for those of an application.
import {
  consentCategories,
  type DataCategory,
  documentFact,
  isBeyondPlan,
} from '@portal/contract/consents/categories'
import { wordsIn } from '@portal/contract/documents/document'
import { planNames } from '@portal/contract/subscriptions/plan-limit'
import { contactFreeMessage, hasSplitDetails } from '@portal/contract/values/contact-free'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { invalid, Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { documents, isPaper } from '../../schema/documents.ts'

/** Only asking and offering needs a plan, and one of the two is enough: what was granted is still readable without. */
export const refusePastSharing = (
  dataCategory: DataCategory,
  people: readonly Pick<Caller, 'currentPlan'>[],
): void => {
  if (!isBeyondPlan(dataCategory, people)) return
  const { plan, title } = consentCategories[dataCategory]
  const message = `${title}: sharing this is part of the ${planNames[plan]} plan. One of you needs it.`
  throw new Refusal('plan_limit', message, { limit: 0, plan })
}

/**
 * Each once; throws `invalid`, at the field, unless all are this person's, and if their names together are a contact
 * detail (spec §5).
 */
export const ownDocuments = async (
  database: Database,
  ownerId: string,
  named: readonly string[],
  field: string,
): Promise<string[]> => {
  const facts = [...new Set(named)]
  const own = await database
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), isPaper))
  const names = new Map(own.map(({ id, name }) => [documentFact(id), wordsIn(name)]))
  if (!facts.every(fact => names.has(fact))) throw invalid(field, 'Not all of these are your documents')
  if (hasSplitDetails(facts.map(fact => names.get(fact) ?? ''))) throw invalid(field, contactFreeMessage)
  return facts
}
