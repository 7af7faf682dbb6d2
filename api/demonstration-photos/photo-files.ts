// The files of the demonstration's photographs: each home's by its number, in every width that is kept.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** In pixels. */
export const photoSize = { width: 960, height: 720 }

export const photoFolder = fileURLToPath(new URL('files/', import.meta.url))

/** `name` begins with the photo's place among those of its home. */
export const photoFile = (home: number, name: string, width: number): string =>
  `${String(home).padStart(2, '0')}-${name}.${width}.webp`

/** Pictures that people of the demonstration send each other, by the room and the home that they show. */
export const sentPhotos = ['living-room-13', 'kitchen-13', 'bathroom-45', 'bathroom-53'] as const

export const sentPhotoFile = (name: string, width: number): string => `sent-${name}.${width}.webp`

/** The names of each home's photos, in their order; nothing for a home without any. */
export const photoNames = (): ReadonlyMap<number, readonly string[]> => {
  const names = new Map<number, string[]>()
  for (const file of readdirSync(photoFolder).sort()) {
    const [, home, name] = /^(\d+)-(.*)\.320\.webp$/.exec(file) ?? []
    if (home && name) names.set(Number(home), [...(names.get(Number(home)) ?? []), name])
  }
  return names
}
