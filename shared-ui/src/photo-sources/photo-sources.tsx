// The widths in which an uploaded photo can be asked for, as attributes of an image.

/** The API keeps these widths; others are refused. */
const widths = [320, 640, 1280, 1920]

/** Pictures from elsewhere, such as our own drawings, have one size. */
const isPhoto = (src: string): boolean => src.startsWith('/api/photos/')

/**
 * What an image needs to load the smallest width that is sharp enough. `sizes` is how wide it is drawn, as in HTML. The address comes
 * last, because some browsers would begin to load it before they know the others.
 */
export const photoSources = (src: string, sizes: string) =>
  isPhoto(src)
    ? {
        sizes,
        srcSet: widths.map(width => `${src}?width=${width} ${width}w`).join(', '),
        src: `${src}?width=640`,
      }
    : { src }

/** The address of the smallest photo that is sharp where it is drawn at most 160 pixels wide. */
export const smallPhoto = (src: string): string => (isPhoto(src) ? `${src}?width=320` : src)
