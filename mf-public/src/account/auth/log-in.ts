// Loaded once the form is used.
import { call } from '@portal/client/call'
import { Login } from '@portal/contract/auth/credentials'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { type Faults, type Outcome, outcomeOf } from './outcome.ts'

export type LoginField = keyof Login

/** The first error of each field (spec §5 "Login"). */
export const faultsOf = (typed: Login): Faults<LoginField> => {
  const issues = Login.safeParse(typed).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path: [field], message }) => [field, message]))
}

export const logIn = async (typed: Login): Promise<Outcome<LoginField>> => {
  const faults = faultsOf(typed)
  if (Object.keys(faults).length > 0) return { user: null, faults }
  return outcomeOf(
    call(authEndpoints.login, { body: typed }),
    ['email', 'password', 'code'],
    'Please check your credentials and try again.',
  )
}
