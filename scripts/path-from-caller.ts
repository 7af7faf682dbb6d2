import { resolve } from 'node:path'

/** A path as the person who ran the command means it: npm changes to the folder of package.json, and says where that was. */
export const pathFromCaller = (given: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), given)
