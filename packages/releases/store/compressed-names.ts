/** The smaller one first. */
const endings = { br: '.br', gzip: '.gz' }
export type Encoding = keyof typeof endings
export const encodings: Encoding[] = ['br', 'gzip']

export const compressedPath = (path: string, encoding: Encoding): string => path + endings[encoding]

export const plainName = (file: string): string => file.replace(/\.(br|gz)$/, '')

/** Fonts and pictures are compressed already. */
export const isCompressible = (file: string): boolean => /\.(js|css|svg|json)$/.test(file)
