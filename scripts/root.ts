import { resolve } from 'node:path'

/** Relative paths start from it, wherever the command was run. */
export const root = resolve(import.meta.dir, '..')
