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

interface NewTenant extends Person {
  id: string
  email: string
  password: string
}

/** A tenant who has just signed up, and so is within every limit of their plan; in `browser`, or in one of their own. */
export const newTenant = async (origin = '', browser?: APIRequestContext): Promise<NewTenant> => {
  const person = personOf(browser ?? (await request.newContext()), origin)
  const email = `tenant-${crypto.randomUUID()}@example.com`
  const password = 'a-kettle-on-the-stove-72'
  const { user } = await person.call<{ user: { id: string } }>('POST', '/api/auth/register', {
    email,
    password,
    firstName: 'Noor',
    lastName: 'Haddad',
    userType: 'tenant',
    accountType: 'individual',
  })
  return { ...person, id: user.id, email, password }
}
