import { filterFields } from '@portal/language/contact-filter/filter-fields'
import { foundIn, settleReview } from '../../domain/review-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { portalsOwn } from '../../platform/env.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'

/** The texts on a home's page, from top to bottom. */
const onPage = ['title', 'address', 'city', 'state', 'neighborhood', 'description'] as const
/** On the form, the description follows the title. */
const readings = [['title', 'description'], onPage] as const

type ListingTexts = Record<Exclude<(typeof onPage)[number], 'neighborhood'>, string> & {
  neighborhood?: string | null
}

const nothing: ListingTexts = { title: '', address: '', city: '', state: '', description: '' }

const asRead = ({ neighborhood, ...texts }: ListingTexts) => ({ ...texts, neighborhood: neighborhood ?? '' })

/**
 * Filters the new texts of a listing, read together with the `stored` ones. Stored texts are not changed, and
 * do not count against their author again.
 */
export const reviewListing = async (
  context: Context<Caller>,
  transaction: Database,
  written: Partial<ListingTexts>,
  storedTexts: ListingTexts = nothing,
): Promise<ListingTexts & { notice: string | null }> => {
  const before = asRead(storedTexts)
  const {
    title = before.title,
    address = before.address,
    city = before.city,
    state = before.state,
    neighborhood = before.neighborhood,
    description = before.description,
  } = written
  const texts = asRead({ title, address, city, state, neighborhood, description })
  const filtered = filterFields(texts, readings, portalsOwn(context.env))
  const changed = onPage.filter(field => texts[field] !== before[field])
  const findings = foundIn(filtered.detections, changed)
  const reported = changed.filter(field => field === 'title' || field === 'description' || field in findings)
  const notice = await settleReview(context, transaction, {
    source: 'property',
    text: reported.map(field => texts[field]).join('\n'),
    verdict: filtered,
    found: findings,
  })
  const cleaned = Object.fromEntries(changed.map(field => [field, filtered.texts[field]]))
  const reviewed = { ...texts, ...cleaned }
  return { ...reviewed, neighborhood: reviewed.neighborhood || null, notice }
}
