// The browser's own dialog for passkeys, between two calls. Loaded once a person wants to use one.

import { passkeyEndpoints, type UsedPasskey } from '@portal/contract/auth/passkey-endpoints'
import {
  type AuthenticationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ApiError, sentenceOf } from './api-error.ts'
import { call } from './call.ts'
import { ConnectionError } from './connection-error.ts'

type Maker = Parameters<typeof startRegistration>[0]['optionsJSON']
type User = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Throws like `call`, and the browser's error if none was made. */
export const makePasskey = async (currentPassword: string) => {
  const { options } = await call(passkeyEndpoints.start, { body: { currentPassword } })
  // Guarantee: the API made the options in WebAuthn's form.
  const { id, rawId, response } = await startRegistration({ optionsJSON: options as Partial<Maker> as Maker })
  const { clientDataJSON, attestationObject, transports } = response
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) }
  return call(passkeyEndpoints.add, {
    body: { credential: { id, rawId, type: 'public-key', response: made } },
  })
}

/** What signs in or is checked. Throws like `call`, and the browser's error if none was used. */
export const takePasskey = async (): Promise<UsedPasskey> => {
  const { options } = await call(passkeyEndpoints.challenge)
  // Guarantee: the API made the options in WebAuthn's form.
  return asUsed(await startAuthentication({ optionsJSON: options as Partial<User> as User }))
}

const asUsed = ({ id, rawId, response }: AuthenticationResponseJSON): UsedPasskey => {
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    credential: { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } },
  }
}

/** For a person: browsers say little about why no passkey was used, mostly that its dialog was closed. */
export const passkeySentence = (error: unknown, otherwise: string): string =>
  error instanceof ApiError || error instanceof ConnectionError
    ? sentenceOf(error, 'Something went wrong on our side. Please try again.')
    : otherwise
