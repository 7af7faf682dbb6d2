// The objects of a document: one, or for an export one for each part.
import type { ObjectStore } from '../platform/ports/object-store.ts'
import type { documents } from '../schema/documents.ts'

type StoredDocument = Pick<typeof documents.$inferSelect, 'storageKey' | 'parts'>

export const documentsPrefix = 'documents/'

/** In 256 folders, so that none has too many files. */
export const objectKey = (storageKey: string): string =>
  `${documentsPrefix}${storageKey.slice(0, 2)}/${storageKey}`

/** Parts count from 0. */
export const partKey = (storageKey: string, part: number): string => `${objectKey(storageKey)}.${part}`

export const storageKeyIn = (key: string): string => /([^/.]*)(\.\d+)?$/.exec(key)?.[1] ?? ''

/** In order. */
export const objectKeysOf = ({ storageKey, parts }: StoredDocument): readonly string[] =>
  parts === null
    ? [objectKey(storageKey)]
    : Array.from({ length: parts }, (_, part) => partKey(storageKey, part))

/** Removes the objects of a document without a row. What cannot be removed now, `tidyDocuments` removes. */
export const forgetObjects = async (objects: ObjectStore, document: StoredDocument): Promise<void> => {
  for (const key of objectKeysOf(document)) await objects.remove(key).catch(() => {})
}
