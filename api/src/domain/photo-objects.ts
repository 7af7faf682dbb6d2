// The objects of a photo: one for each width that is kept.
import { photoWidths } from '@portal/contract/photos/photo'
import type { ObjectStore } from '../platform/ports/object-store.ts'

/** The widths that are kept of a photo: each up to the first that shows all of it. */
export const keptWidths = (width: number): readonly number[] =>
  photoWidths.filter((_, index) => width > (photoWidths[index - 1] ?? 0))

/** Begins the keys of all photos' objects. */
export const photosPrefix = 'photos/'

/** In 256 parts, so that no folder has too many files. */
export const objectKey = (storageKey: string, width: number): string =>
  `${photosPrefix}${storageKey.slice(0, 2)}/${storageKey}.${width}`

/** The storage key in the key of an object. */
export const storageKeyIn = (key: string): string => /([^/.]*)\.\d+$/.exec(key)?.[1] ?? ''

/** The key of the widest object that is no wider than asked; the narrowest there is if all are. */
export const objectKeyFor = (storageKey: string, width: number, asked: number): string => {
  const kept = keptWidths(width)
  return objectKey(storageKey, kept.findLast(each => each <= asked) ?? kept[0] ?? asked)
}

/** Removes all objects of a photo. */
export const removeObjects = async (objects: ObjectStore, storageKey: string): Promise<void> => {
  for (const width of photoWidths) await objects.remove(objectKey(storageKey, width))
}
