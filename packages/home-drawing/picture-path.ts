// Each picture is drawn from its address alone.

const prefix = '/pictures/'

export interface PictureSubject {
  /** apartment, house, condo or office; any other word draws a house. */
  propertyType: string
  /** Such as the property's id. */
  seed: string
}

export const picturePath = ({ propertyType, seed }: PictureSubject): string =>
  `${prefix}${encodeURIComponent(propertyType)}/${encodeURIComponent(seed)}.svg`

const maxLetters = 100

export const readPicturePath = (path: string): PictureSubject | undefined => {
  const [propertyType, seed, ...rest] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : []
  if (!propertyType || !seed?.endsWith('.svg') || rest.length > 0 || path.length > maxLetters) return
  try {
    return {
      propertyType: decodeURIComponent(propertyType),
      seed: decodeURIComponent(seed.slice(0, -'.svg'.length)),
    }
  } catch {
    return // a broken escape
  }
}
