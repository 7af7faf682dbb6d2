import { endpoint } from '../endpoint.ts'
import { UserAnswer } from '../people/person.ts'
import { CloseAccount } from './credentials.ts'

export const closingEndpoints = {
  close: endpoint({
    method: 'POST',
    path: '/api/auth/close',
    summary: "Close the caller's account: in two weeks, or at once if it is younger than a day",
    access: 'person',
    body: CloseAccount,
    whileClosing: true,
    status: 200,
    answer: UserAnswer,
    errors: ['conflict'],
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/auth/keep',
    summary: 'Keep an account that is about to close',
    access: 'person',
    whileClosing: true,
    status: 200,
    answer: UserAnswer,
  }),
}
