// A photo has an object for each width.
import { photoWidths } from '@portal/contract/photos/photo'
import type { ObjectStore } from '../platform/ports/object-store.ts'

/** Up to the first that shows all of the photo. */
export const keptWidths = (width: number): readonly number[] =>
  photoWidths.filter((_, index) => width > (photoWidths[index - 1] ?? 0))

export const photosPrefix = 'photos/'

/** In 256 folders, so that none has too many files. */
export const objectKey = (storageKey: string, width: number): string =>
  `${photosPrefix}${storageKey.slice(0, 2)}/${storageKey}.${width}`

export const storageKeyIn = (key: string): string => /([^/.]*)\.\d+$/.exec(key)?.[1] ?? ''

/** The widest object that is no wider than `maxWidth`, else the narrowest. */
export const objectKeyFor = (storageKey: string, width: number, maxWidth: number): string => {
  const widths = keptWidths(width)
  return objectKey(storageKey, widths.findLast(each => each <= maxWidth) ?? widths[0] ?? maxWidth)
}

export const removeObjects = async (objects: ObjectStore, storageKey: string): Promise<void> => {
  for (const width of photoWidths) await objects.remove(objectKey(storageKey, width))
}
