export type Unsent = 'uploading' | 'failed' | null

export interface UnsentFiles {
  photos: Unsent
  documents: Unsent
}

export const unsentWords = {
  photos: {
    uploading: 'Your photos are still uploading. Please wait a moment.',
    failed: 'Some photos were not uploaded. Try again, or remove them.',
  },
  documents: {
    uploading: 'Your documents are still uploading. Please wait a moment.',
    failed: 'Some documents were not uploaded. Try again, or remove them.',
  },
}

/** The sentence for the files that are missing; null if none are. */
export const unsentSentence = ({ photos, documents }: UnsentFiles): string | null => {
  if (photos) return unsentWords.photos[photos]
  return documents && unsentWords.documents[documents]
}
