// What the contact filter makes of a listing's words (spec §5).
import { filterContactDetails } from '@portal/contract/contact-filter'

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

/** Judges both texts as one, so that what is split between them counts together. */
export const inspectListing = ({ title, description }: ListingWords): Inspection => {
  const options = { ownOrigin: window.location.origin }
  const both = `${title}\n${description}`
  const { detections, blocked, message } = filterContactDetails(both, options)
  return {
    outcome: blocked ? 'blocked' : detections.length > 0 ? 'filtered' : 'clean',
    message,
    found: [...new Set(detections.map(({ start, end }) => both.slice(start, end).trim()))],
    words: {
      title: filterContactDetails(title, options).text,
      description: filterContactDetails(description, options).text,
    },
  }
}
