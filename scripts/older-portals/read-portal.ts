import { type Caller, Refused } from './caller.ts'

/** What people see, by the address that answers with it. */
export type Answers = Record<string, unknown>

/** Of what belongs to a person; a portal answers those that it has. */
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

/** What a list only outlines is read one by one. */
const wholes: [list: string, wholeOf: (id: string) => string][] = [
  ['/api/properties/my', id => `/api/properties/${id}`],
  ['/api/favourites', id => `/api/properties/${id}`],
  ['/api/maintenance/requests/my-requests', id => `/api/maintenance/requests/${id}`],
  ['/api/ai/conversations', id => `/api/ai/conversations/${id}/messages`],
]

/** What is kept of a thing is known by its id. */
export interface Thing {
  id: string
  status?: string
}

/** What an answer lists. */
export const thingsIn = (answer: unknown): Thing[] =>
  [answer, ...Object.values(answer ?? {})].filter(value => Array.isArray(value)).flat()

const readOne = ({ call }: Caller, path: string): Promise<unknown> =>
  call('GET', path).catch(error => {
    if (error instanceof Refused && [403, 404].includes(error.status)) return undefined
    throw error
  })

/** Everything that the person has in the portal, but for what it does not have, or has for others only. */
export const readPortal = async (caller: Caller): Promise<Answers> => {
  const read = (paths: string[]): Promise<Answers> =>
    Promise.all(paths.map(async path => [path, await readOne(caller, path)])).then(Object.fromEntries)
  const listed = await read(lists)
  const whole = wholes.flatMap(([list, wholeOf]) => thingsIn(listed[list]).map(({ id }) => wholeOf(id)))
  return { ...listed, ...(await read(whole)) }
}
