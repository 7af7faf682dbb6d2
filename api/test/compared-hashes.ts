import { spyOn } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { TestBrowser } from './test-browser.ts'

/** A wrong password is compared with them: they are what takes the time of a try to sign in. */
export const comparedHashes = async (
  visitor: TestBrowser,
  email: string,
  wrong: string,
): Promise<string[]> => {
  const verify = spyOn(Bun.password, 'verify')
  await visitor.sendTo(authEndpoints.login, { body: { email, password: wrong } })
  const hashes = verify.mock.calls.map(([, hash]) => hash)
  verify.mockRestore()
  return hashes.map(hash => String(hash).split('$').slice(0, 4).join('$'))
}
