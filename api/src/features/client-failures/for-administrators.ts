import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'

/**
 * Only administrators and the pages' server may call; for everyone else it throws as if the call did not
 * exist.
 */
export const forAdministrators = ({ caller, isFromPages }: Context<Caller | null>): void => {
  if (!isFromPages && !caller?.isAdmin) throw notFound('call')
}
