// The objects of a document: one, or for an export as many as it has parts.
import type { ObjectStore } from '../platform/ports/object-store.ts'
import type { documents } from '../schema/documents.ts'

type Stored = Pick<typeof documents.$inferSelect, 'storageKey' | 'parts'>

/** Begins the keys of all documents' objects. */
export const documentsPrefix = 'documents/'

/** In 256 parts, so that no folder has too many files. */
export const objectKey = (storageKey: string): string =>
  `${documentsPrefix}${storageKey.slice(0, 2)}/${storageKey}`

/** The key of a part, counted from 0. */
export const partKey = (storageKey: string, part: number): string => `${objectKey(storageKey)}.${part}`

/** The storage key in the key of an object. */
export const storageKeyIn = (key: string): string => /([^/.]*)(\.\d+)?$/.exec(key)?.[1] ?? ''

/** The keys of a document's objects, in their order. */
export const objectKeysOf = ({ storageKey, parts }: Stored): readonly string[] =>
  parts === null
    ? [objectKey(storageKey)]
    : Array.from({ length: parts }, (_, part) => partKey(storageKey, part))

/** Removes the objects of a document without a row. What cannot be removed now, `tidyDocuments` removes. */
export const forgetObjects = async (objects: ObjectStore, document: Stored): Promise<void> => {
  for (const key of objectKeysOf(document)) await objects.remove(key).catch(() => {})
}
