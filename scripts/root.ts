import { resolve } from 'node:path'

/** The clone's folder: relative paths start from it, wherever the command was run. */
export const root = resolve(import.meta.dir, '..')
