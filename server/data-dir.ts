import { resolve } from 'node:path'

/** Where the portal keeps its data, by DATA_DIR; absolute. What is relative is relative to the clone. */
export const readDataDir = (variables: Record<string, string | undefined>): string =>
  resolve(import.meta.dirname, '..', variables.DATA_DIR || '.data')
