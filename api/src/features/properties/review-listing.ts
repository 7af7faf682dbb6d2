import { filterListing, type ListingText } from '@portal/contract/contact-filter/contact-filter'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { settleReview } from '../../platform/review-text.ts'

/**
 * Filters what was written of a listing's title and description, read together with the half that stands `stored`.
 * What is stored already is neither changed nor held against its author again.
 */
export const reviewListing = async (
  context: Context<Caller>,
  transaction: Database,
  written: Partial<ListingText>,
  stored: ListingText = { title: '', description: '' },
) => {
  const { title = stored.title, description = stored.description } = written
  const filtered = filterListing({ title, description }, { ownOrigin: context.env.publicOrigin })
  const isNew = { title: title !== stored.title, description: description !== stored.description }
  const found = {
    title: filtered.detections.filter(({ inTitle }) => isNew.title && inTitle),
    description: filtered.detections.filter(({ inDescription }) => isNew.description && inDescription),
  }
  const notice = await settleReview(context, transaction, {
    source: 'property',
    text: [isNew.title && title, isNew.description && description].filter(Boolean).join('\n'),
    verdict: filtered,
    found,
  })
  return {
    title: isNew.title ? filtered.title : stored.title,
    description: isNew.description ? filtered.description : stored.description,
    notice,
  }
}
