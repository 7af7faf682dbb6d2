// People without a browser: their session, and their screens' calls.
import type { Credentials } from './people.ts'

export class Refused extends Error {
  constructor(
    readonly status: number,
    words: string,
  ) {
    super(words)
  }
}

export interface Caller {
  /** Throws `Refused` if the call fails. */
  call: <Answer = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<Answer>
}

export const newCaller = (origin: string): Caller => {
  const cookies = new Map<string, string>()
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const response = await fetch(origin + path, {
      method,
      headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Refused(response.status, `${method} ${path}: ${response.status} ${await response.text()}`)
    for (const set of response.headers.getSetCookie()) {
      const { name, value } = Bun.Cookie.parse(set)
      cookies.set(name, value)
    }
    return response.status === 204 ? undefined : response.json()
  }
  // Guarantee: the caller knows the shape of the answer.
  return { call: call as Caller['call'] }
}

export const signIn = async (origin: string, { email, password }: Credentials): Promise<Caller> => {
  const caller = newCaller(origin)
  await caller.call('POST', '/api/auth/login', { email, password })
  return caller
}
