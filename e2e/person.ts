// People without a browser, in their own session.
import { type APIRequestContext, request } from '@playwright/test'
import { remember } from './made.ts'
import { signIn } from './sign-in.ts'
import { type Account, type Cookies, type OwnPerson, ownPassword, readWorld } from './world.ts'

export interface Person {
  call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown): Promise<Answer>
  /** Returns its address. */
  uploadPhoto(file: Buffer): Promise<string>
}

/** A refused call throws the API's message. */
export const personOf = (caller: APIRequestContext, origin: string): Person => {
  const call: Person['call'] = async (method, path, data) => {
    const response = await caller.fetch(`${origin}${path}`, {
      method,
      headers: { origin, ...(Buffer.isBuffer(data) && { 'content-type': 'image/png' }) },
      ...(data === undefined ? {} : { data }),
    })
    if (!response.ok()) throw new Error(`${method} ${path} failed: ${await response.text()}`)
    return response.status() === 204 ? undefined : response.json()
  }
  const uploadPhoto = async (file: Buffer) =>
    (await call<{ photo: { url: string } }>('POST', '/api/photos?purpose=home', file)).photo.url
  return { call, uploadPhoto }
}

/** Acts in the session shared by all stories. */
export const knownPerson = async (account: Account, origin = ''): Promise<Person> => {
  const cookies = readWorld().cookies[account]
  const caller = await request.newContext(cookies && { storageState: { cookies, origins: [] } })
  if (!cookies) await signIn(caller, account, origin)
  return personOf(caller, origin)
}

export interface NewPerson extends Person, OwnPerson {
  cookies: Cookies
}

interface SignUp {
  userType: 'tenant' | 'landlord'
  firstName: string
  lastName: string
  origin: string | undefined
  /** By default a separate one. */
  browser?: APIRequestContext | undefined
  /** By default one that nobody has. */
  email?: string | undefined
  /** By default an individual’s. */
  account?: { accountType: string; [field: string]: string }
}

export const newAddress = (userType: 'tenant' | 'landlord'): string =>
  `test-${userType}-${crypto.randomUUID()}@example.com`

/** A portal allows a hundred an hour per network: use the shared accounts if possible. */
export const signUp = async ({
  userType,
  origin = '',
  browser,
  email = newAddress(userType),
  account = { accountType: 'individual' },
  ...name
}: SignUp): Promise<NewPerson> => {
  const caller = browser ?? (await request.newContext())
  const person = personOf(caller, origin)
  const password = ownPassword
  const { user } = await person.call<{ user: { id: string } }>('POST', '/api/auth/register', {
    email,
    password,
    ...name,
    userType,
    ...account,
  })
  const { cookies } = await caller.storageState()
  remember({ email, password, cookies })
  return { ...person, ...name, id: user.id, email, password, cookies }
}

/** Within every limit of their plan; in `browser`, or a separate one. */
export const newTenant = (origin?: string, browser?: APIRequestContext, email?: string): Promise<NewPerson> =>
  signUp({ userType: 'tenant', firstName: 'Noor', lastName: 'Haddad', origin, browser, email })

export const newLandlord = (origin?: string, browser?: APIRequestContext): Promise<NewPerson> =>
  signUp({ userType: 'landlord', firstName: 'Lena', lastName: 'Okafor', origin, browser })
