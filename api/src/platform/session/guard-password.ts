// Keeps passwords from being guessed, without letting guesses lock out the owner.

import { networkOf } from '../limits/network.ts'
import { giveTriesBack, giveTryBack, type Limit, signIns, takeTry } from '../limits/rate-limit.ts'
import type { Context } from '../request/context.ts'
import { findKnownBrowser } from './known-browser.ts'

/** The email address is in lower case; without an id there is no such account. */
interface Account {
  email: string
  id: string | undefined
}

/** For one account, in five minutes from the first wrong password: */
const fromNetwork: Limit = { ...signIns, name: 'failed-sign-ins', tries: 10 }
const fromAnywhere: Limit = { ...signIns, name: 'failed-sign-ins-anywhere', tries: 100 }
const fromBrowser: Limit = { ...signIns, name: 'failed-sign-ins-of-a-browser', tries: 10 }

type LimitKey = readonly [limit: Limit, key: string]

/**
 * Runs an attempt that needs an account's password, with the network it counts for; undefined means a wrong password.
 * Throws `too_many` after ten wrong ones from that network, or a hundred in total. A browser that has signed in before
 * has ten of its own instead.
 */
export const guardPassword = async <Result>(
  context: Context,
  { email, id }: Account,
  attempt: (network: string) => Promise<Result | undefined>,
): Promise<Result | undefined> => {
  const { database } = context
  const network = networkOf(context.address)
  const browser = id && (await findKnownBrowser(context, id))
  const atNetwork: LimitKey = [fromNetwork, `${email} ${network}`]
  const anywhere: LimitKey = [fromAnywhere, email]
  const limitKeys: LimitKey[] = browser ? [[fromBrowser, browser]] : [atNetwork, anywhere]
  const release = (keys: readonly LimitKey[]) =>
    Promise.all(keys.map(([limit, key]) => giveTryBack(database, limit, key)))

  for (const [index, [limit, key]] of limitKeys.entries())
    await takeTry(database, limit, key).catch(async refusal => {
      await release(limitKeys.slice(0, index))
      throw refusal
    })
  // A password that was not checked, because the queue was full, is not wrong.
  const result = await attempt(network).catch(async thrown => {
    await release(limitKeys)
    throw thrown
  })
  if (result === undefined) return undefined
  if (browser) await giveTriesBack(database, fromBrowser, browser)
  // A correct password here says nothing about guesses from other networks.
  const failures = await giveTriesBack(database, ...atNetwork)
  await giveTryBack(database, ...anywhere, failures)
  return result
}
