// What the contact filter makes of a listing's words (spec §5).
import { filterListing } from '@portal/contract/contact-filter/contact-filter'

export interface ListingWords {
  title: string
  description: string
}

export interface Inspection {
  /** Clean; cleaned with a notice; or not to be published at all. */
  outcome: 'clean' | 'filtered' | 'blocked'
  /** The filter's own sentence for the outcome; null for clean words. */
  message: string | null
  /** What was found, as it was written, each once. */
  found: readonly string[]
  /** The words as they may be published, unless blocked. */
  words: ListingWords
}

/** Judges both texts as one, as the server does: a detail may be split between them. */
export const inspectListing = (words: ListingWords): Inspection => {
  const { title, description, detections, blocked, message } = filterListing(words, {
    ownOrigin: window.location.origin,
  })
  const found = detections.flatMap(({ inTitle, inDescription }) => [
    inTitle ? words.title.slice(inTitle.start, inTitle.end).trim() : '',
    inDescription ? words.description.slice(inDescription.start, inDescription.end).trim() : '',
  ])
  return {
    outcome: blocked ? 'blocked' : detections.length > 0 ? 'filtered' : 'clean',
    message,
    found: [...new Set(found)].filter(Boolean),
    words: { title, description },
  }
}
