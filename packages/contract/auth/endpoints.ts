// The only calls that every page needs.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { UserAnswer } from '../people/person.ts'
import { Login } from './credentials.ts'

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    access: 'anyone',
    body: Login,
    status: 200,
    answer: UserAnswer,
    errors: ['wrong_credentials', 'second_factor'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    access: 'person',
    whileClosing: true,
    status: 204,
    answer: z.void(),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Whether the caller is signed in, and as whom',
    access: 'person',
    status: 200,
    answer: UserAnswer,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/auth/profile',
    summary: 'The person who is signed in',
    access: 'person',
    status: 200,
    answer: UserAnswer,
  }),
}
