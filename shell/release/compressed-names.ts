// How files are named that the store has beside the plain ones, compressed.

/** What a browser may take, the smaller one first, and how the names of such files end. */
const endings = { br: '.br', gzip: '.gz' }
export type Encoding = keyof typeof endings
export const encodings: Encoding[] = ['br', 'gzip']

export const compressedPath = (path: string, encoding: Encoding): string => path + endings[encoding]

/** The name of the file that was compressed, or of one that was not. */
export const plainName = (file: string): string => file.replace(/\.(br|gz)$/, '')

/** Fonts and pictures are compressed by themselves. */
export const isCompressible = (file: string): boolean => /\.(js|css|svg|json)$/.test(file)
