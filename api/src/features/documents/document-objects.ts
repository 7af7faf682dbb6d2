// The object of a document.

/** Begins the keys of all documents' objects. */
export const documentsPrefix = 'documents/'

/** In 256 parts, so that no folder has too many files. */
export const objectKey = (storageKey: string): string =>
  `${documentsPrefix}${storageKey.slice(0, 2)}/${storageKey}`
