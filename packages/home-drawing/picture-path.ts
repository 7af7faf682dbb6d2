// Where the page server keeps our own pictures of homes: it draws each from its address alone.

const prefix = '/pictures/'

/** What a picture is drawn from. */
export interface PictureSubject {
  /** apartment, house, condo or office; any other word draws a house. */
  propertyType: string
  /** What makes it this home's picture, such as the property's id. */
  seed: string
}

export const picturePath = ({ propertyType, seed }: PictureSubject): string =>
  `${prefix}${encodeURIComponent(propertyType)}/${encodeURIComponent(seed)}.svg`

/** Longer ones are nobody's. */
const mostLetters = 100

/** Undefined for every other path. */
export const readPicturePath = (path: string): PictureSubject | undefined => {
  const [propertyType, seed, ...rest] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : []
  if (!propertyType || !seed?.endsWith('.svg') || rest.length > 0 || path.length > mostLetters) return
  try {
    return {
      propertyType: decodeURIComponent(propertyType),
      seed: decodeURIComponent(seed.slice(0, -'.svg'.length)),
    }
  } catch {
    return // a broken escape
  }
}
