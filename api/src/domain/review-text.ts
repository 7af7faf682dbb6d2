// Texts that others will see pass the contact filter before they are stored (spec §5).
import type { ContactKind } from '@portal/language/contact-filter/detection'
import { filterMessage } from '@portal/language/contact-filter/filter-message'
import type { PartDetection } from '@portal/language/contact-filter/find-part-detections'
import { blockedMessage, judge, type Verdict } from '@portal/language/contact-filter/verdict'
import type { Database } from '../platform/database/database.ts'
import { portalsOwn } from '../platform/env.ts'
import type { Context } from '../platform/request/context.ts'
import { Refusal } from '../platform/request/refusal.ts'
import type { Caller } from '../platform/session/find-caller.ts'
import { keepViolation, type ReviewedSource } from './content-violation.ts'

const words: Record<ContactKind, string> = {
  email: 'email address',
  phone: 'phone number',
  website: 'website',
  social: 'social media',
  phrase: 'invitation to leave the platform',
}

interface Detection {
  readonly kind: ContactKind
  /** From 0 to 1 (spec §5). */
  readonly confidence: number
  readonly risk: number
}

interface Review {
  source: ReviewedSource
  /** As it was written. */
  text: string
  verdict: Verdict
  /** By field name. */
  found: Readonly<Record<string, readonly Detection[]>>
}

/**
 * Stores a violation with the transaction and returns the notice for the author; null for clean text.
 * Throws `contact_details` for blocked text; that violation is stored after the rollback.
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
    aiConfidence: heaviest.confidence,
  }
  if (verdict.blocked)
    throw new Refusal('contact_details', blockedMessage, {
      fields: messagesOf(found),
      keep: database => keepViolation(database, violation),
    })
  await keepViolation(transaction, violation)
  return verdict.message
}

const messagesOf = (found: Review['found']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([, detections]) => detections.length > 0)
      .map(([field, detections]) => {
        const kinds = new Set(detections.map(({ kind }) => words[kind]))
        return [field, `Please remove this: ${[...kinds].join(', ')}`]
      }),
  )

/** Without fields where nothing was found. */
export const foundIn = <Name extends string>(
  detections: readonly PartDetection<Name>[],
  names: readonly NoInfer<Name>[],
): Record<string, readonly Detection[]> => {
  const found = names.map(name => {
    const inField = detections.filter(({ spans }) => spans.some(span => span.name === name))
    return [name, inField] as const
  })
  return Object.fromEntries(found.filter(([, inField]) => inField.length > 0))
}

/**
 * Filters a message, read as one with the sender's `earlier` ones, oldest first. Only details that reach
 * into the new message count. Returns the text to store, and the notice for its author.
 */
export const reviewMessage = async (
  context: Context<Caller>,
  { source, message, earlier }: { source: ReviewedSource; message: string; earlier: readonly string[] },
): Promise<{ message: string; notice: string | null }> => {
  const { text, detections } = filterMessage(message, earlier, portalsOwn(context.env))
  const notice = await settleReview(context, context.database, {
    source,
    text: message,
    verdict: judge(detections),
    found: { message: detections },
  })
  return { message: text, notice }
}
