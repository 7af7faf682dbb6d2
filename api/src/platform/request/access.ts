import type { Access } from '@portal/contract/endpoint'
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

/** Whether a person with this role may make calls with this access. */
export const mayCall = (access: Access, caller: Caller): boolean => isAllowed[access](caller)

/**
 * Throws `no_session` if a visitor calls what needs a person, and `forbidden` for a person with another role.
 */
export const refuseUnlessAllowed = (access: Access, caller: Caller | null): void => {
  if (access === 'anyone') return
  if (!caller) throw noSession()
  if (!mayCall(access, caller)) throw new Refusal('forbidden', `Only ${words[access]} can do this.`)
}
