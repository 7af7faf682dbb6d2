import { resolve } from 'node:path'

/** A path relative to where the person ran the command: npm changes to the folder of package.json, and passes on the original one. */
export const pathFromCaller = (given: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), given)
