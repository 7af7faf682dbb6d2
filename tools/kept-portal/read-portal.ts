import { type Caller, Refused } from './caller.ts'

/** By the address of the call. */
export type Answers = Record<string, unknown>

const lists = [
  '/api/auth/profile',
  '/api/tenant-profile',
  '/api/properties/my',
  '/api/favourites',
  '/api/saved-searches',
  '/api/tenancies/my',
  '/api/maintenance/requests/my-requests',
  '/api/maintenance/requests/landlord',
  '/api/inquiries',
  '/api/ai/notifications',
  '/api/ai/reminders',
  '/api/ai/conversations',
  '/api/subscriptions/current',
]

/** A list only outlines these. */
const wholes: [list: string, wholeOf: (id: string) => string][] = [
  ['/api/properties/my', id => `/api/properties/${id}`],
  ['/api/favourites', id => `/api/properties/${id}`],
  ['/api/maintenance/requests/my-requests', id => `/api/maintenance/requests/${id}`],
  ['/api/ai/conversations', id => `/api/ai/conversations/${id}/messages`],
]

export interface Thing {
  id: string
  status?: string
}

export const itemsIn = (answer: unknown): Thing[] =>
  [answer, ...Object.values(answer ?? {})].filter(value => Array.isArray(value)).flat()

const readOne = ({ call }: Caller, path: string): Promise<unknown> =>
  call('GET', path).catch(error => {
    if (error instanceof Refused && [403, 404].includes(error.status)) return undefined
    throw error
  })

/** Except calls that the portal lacks, or has only for others. */
export const readPortal = async (caller: Caller): Promise<Answers> => {
  const read = (paths: string[]): Promise<Answers> =>
    Promise.all(paths.map(async path => [path, await readOne(caller, path)])).then(Object.fromEntries)
  const listed = await read(lists)
  const whole = wholes.flatMap(([list, wholeOf]) => itemsIn(listed[list]).map(({ id }) => wholeOf(id)))
  return { ...listed, ...(await read(whole)) }
}
