import { adviseListing } from '@portal/language/fair-housing/advise-listing'
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'

export const ListingAdvice = z.object({
  field: withNeutral(z.enum(['title', 'description']), 'description'),
  start: z.int(),
  end: z.int(),
  found: z.string(),
  why: z.string(),
  better: z.string(),
})
export type ListingAdvice = z.infer<typeof ListingAdvice>

interface ListingWords {
  title?: string | undefined
  description?: string | undefined
}

/** Spans are in the text that `field` names. */
export const adviseListingWords = (words: ListingWords): ListingAdvice[] =>
  (['title', 'description'] as const).flatMap(field =>
    adviseListing(words[field] ?? '').map(advice => ({ field, ...advice })),
  )
