// The widths in which an uploaded photo can be asked for.

/** Others are refused. */
const widths = [320, 640, 1280, 1920]

/** Pictures from elsewhere, such as our own drawings, have one size. */
const isPhoto = (src: string): boolean => src.startsWith('/api/photos/')

/**
 * Loads the smallest width that is sharp enough. `sizes` is how wide it is drawn, as in HTML. The address comes last, because some browsers
 * would begin to load it before they know the others.
 */
export const photoSources = (src: string, sizes: string) =>
  isPhoto(src)
    ? {
        sizes,
        srcSet: widths.map(width => `${src}?width=${width} ${width}w`).join(', '),
        src: `${src}?width=640`,
      }
    : { src }

/** The smallest that is sharp at 160 pixels. */
export const smallPhoto = (src: string): string => (isPhoto(src) ? `${src}?width=320` : src)
