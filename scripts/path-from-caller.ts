import { resolve } from 'node:path'

/** Relative to where the person ran the command: npm changes to the folder of package.json. */
export const pathFromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)
