import type { Access, Endpoint } from '@portal/contract/endpoint'
import type { Caller } from '../session/find-caller.ts'
import { noSession, Refusal } from './refusal.ts'

const isAllowed: Record<Access, (caller: Caller) => boolean> = {
  anyone: () => true,
  person: () => true,
  tenant: caller => caller.userType === 'tenant',
  landlord: caller => caller.userType === 'landlord',
  admin: caller => caller.isAdmin,
}

const words: Record<Access, string> = {
  anyone: 'anyone',
  person: 'signed-in users',
  tenant: 'tenants',
  landlord: 'landlords',
  admin: 'administrators',
}

export const mayCall = (access: Access, caller: Caller): boolean => isAllowed[access](caller)

/** Then people can read, clear up, and change their mind. */
export const isAllowedWhileClosing = ({ method, access, whileClosing }: Endpoint): boolean =>
  access === 'anyone' || method === 'GET' || method === 'DELETE' || whileClosing === true

/**
 * Throws `no_session` for a visitor, `forbidden` for a person with another role, and `conflict` for one whose account
 * is closing.
 */
export const refuseUnlessAllowed = (endpoint: Endpoint, caller: Caller | null): void => {
  const { access } = endpoint
  if (access === 'anyone') return
  if (!caller) throw noSession()
  if (!mayCall(access, caller)) throw new Refusal('forbidden', `Only ${words[access]} can do this.`)
  if (caller.closesAt && !isAllowedWhileClosing(endpoint))
    throw new Refusal('conflict', 'Your account is about to close. Keep it to do this.')
}
