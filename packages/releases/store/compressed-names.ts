// Names of the compressed files that the store keeps beside the plain ones.

/** The encodings that a browser may accept, the smaller one first, and the endings of such files. */
const endings = { br: '.br', gzip: '.gz' }
export type Encoding = keyof typeof endings
export const encodings: Encoding[] = ['br', 'gzip']

export const compressedPath = (path: string, encoding: Encoding): string => path + endings[encoding]

/** The name of the plain file, for a compressed or a plain one. */
export const plainName = (file: string): string => file.replace(/\.(br|gz)$/, '')

/** Fonts and pictures are compressed already. */
export const isCompressible = (file: string): boolean => /\.(js|css|svg|json)$/.test(file)
