// Loaded once its button is pressed.
import { call } from '@portal/client/call'
import { passkeySentence, takePasskey } from '@portal/client/passkeys'
import { passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import type { Outcome } from './outcome.ts'

/** Does not reject. */
export const logInWithPasskey = async (): Promise<Outcome<never>> => {
  try {
    return await call(passkeyEndpoints.login, { body: await takePasskey() })
  } catch (error) {
    const sentence = passkeySentence(error, 'No passkey was used. Try again, or use your password.')
    return { user: null, faults: {}, sentence }
  }
}
