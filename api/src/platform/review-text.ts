// What people write for others passes the contact filter here, on its way into the database (spec §5).
import { filterContactDetails } from '@portal/contract/contact-filter/contact-filter'
import { type ContactKind, riskCap } from '@portal/contract/contact-filter/detection'
import { blockedMessage, type Verdict } from '@portal/contract/contact-filter/verdict'
import { keepViolation } from './content-violation.ts'
import type { Context } from './context.ts'
import type { Database } from './database.ts'
import type { Caller } from './find-caller.ts'
import { Refusal } from './refusal.ts'

const words: Record<ContactKind, string> = {
  email: 'email address',
  phone: 'phone number',
  website: 'website',
  social: 'social media',
  phrase: 'invitation to leave the platform',
}

interface Found {
  readonly kind: ContactKind
  readonly risk: number
}

interface Review {
  /** Where it was written, such as "inquiry". */
  source: string
  /** As it was written. */
  text: string
  verdict: Verdict
  /** What was found, by the name of the field that it was found in. */
  found: Readonly<Record<string, readonly Found[]>>
}

/**
 * Settles what the filter said: keeps a violation with the transaction and answers the notice for the author, null
 * for clean text. Throws `contact_details` for text that is blocked; that violation is kept once all is rolled back.
 */
export const settleReview = async (
  { caller }: Context<Caller>,
  transaction: Database,
  { source, text, verdict, found }: Review,
): Promise<string | null> => {
  const [heaviest] = Object.values(found)
    .flat()
    .toSorted((one, other) => other.risk - one.risk)
  if (!heaviest) return null
  const violation = {
    userId: caller.id,
    violationType: heaviest.kind,
    contentText: text,
    source,
    aiConfidence: verdict.risk / riskCap,
  }
  if (verdict.blocked)
    throw new Refusal('contact_details', blockedMessage, { fields: messagesOf(found), violation })
  await keepViolation(transaction, violation)
  return verdict.message
}

const messagesOf = (found: Review['found']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([, detections]) => detections.length > 0)
      .map(([field, detections]) => {
        const kinds = new Set(detections.map(({ kind }) => words[kind]))
        return [field, `Please take this out: ${[...kinds].join(', ')}`]
      }),
  )

/** Filters one text of the field `field`; answers it as it may be stored, with the notice for its author. */
export const reviewText = async (
  context: Context<Caller>,
  transaction: Database,
  { source, field, text }: { source: string; field: string; text: string },
): Promise<{ text: string; notice: string | null }> => {
  const filtered = filterContactDetails(text, { ownOrigin: context.env.publicOrigin })
  const found = { [field]: filtered.detections }
  const notice = await settleReview(context, transaction, { source, text, verdict: filtered, found })
  return { text: filtered.text, notice }
}
