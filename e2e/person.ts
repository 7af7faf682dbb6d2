// People of a story who act without a browser: their own session, and the calls that their screens would make.
import { type APIRequestContext, request } from '@playwright/test'
import { type Account, signIn } from './sign-in.ts'

export interface Person {
  call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown): Promise<Answer>
}

const personOf = (caller: APIRequestContext, origin: string): Person => ({
  call: async (method, path, data) => {
    const response = await caller.fetch(`${origin}${path}`, {
      method,
      headers: { origin },
      ...(data === undefined ? {} : { data }),
    })
    if (!response.ok()) throw new Error(`${method} ${path} failed: ${await response.text()}`)
    return response.json()
  },
})

/** One of the demonstration's accounts. */
export const knownPerson = async (account: Account, origin = ''): Promise<Person> => {
  const caller = await request.newContext()
  await signIn(caller, account, origin)
  return personOf(caller, origin)
}

/** A tenant who has just signed up, and so is within every limit of their plan. */
export const newTenant = async (origin = ''): Promise<Person> => {
  const person = personOf(await request.newContext(), origin)
  await person.call('POST', '/api/auth/register', {
    email: `tenant-${crypto.randomUUID()}@example.com`,
    password: 'a-kettle-on-the-stove-72',
    firstName: 'Noor',
    lastName: 'Haddad',
    userType: 'tenant',
    accountType: 'individual',
  })
  return person
}
