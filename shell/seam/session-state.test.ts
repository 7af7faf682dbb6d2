import { expect, test } from 'bun:test'
import { sessionOf } from './session-state.ts'

const user = {
  id: '1',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Cruz',
  userType: 'landlord',
} as const

test('a role that only a newer API knows is still a session, with the role that may do least', async () => {
  const answer = Response.json({ user: { ...user, userType: 'broker', since: 2027 } })
  expect(await sessionOf(answer)).toEqual({ user: { ...user, userType: 'tenant' } })
})

test('an answer without a person leaves open who is signed in; only a refusal says that nobody is', async () => {
  const answers = [
    Response.json({ user }),
    Response.json({ user: { ...user, id: undefined } }),
    new Response('<h1>Welcome</h1>'),
    new Response('{}', { status: 500 }),
    new Response('{}', { status: 401 }),
  ]
  expect(await Promise.all(answers.map(sessionOf))).toEqual([{ user }, 'unknown', 'unknown', 'unknown', null])
})
