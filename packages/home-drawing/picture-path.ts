// The page server's addresses of home pictures: each picture is drawn from its address alone.

const prefix = '/pictures/'

/** The parameters of a picture. */
export interface PictureSubject {
  /** apartment, house, condo or office; any other word draws a house. */
  propertyType: string
  /** Makes the picture unique to this home; such as the property's id. */
  seed: string
}

export const picturePath = ({ propertyType, seed }: PictureSubject): string =>
  `${prefix}${encodeURIComponent(propertyType)}/${encodeURIComponent(seed)}.svg`

/** Longer addresses are not ours. */
const maxLetters = 100

/** Undefined for any other path. */
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
