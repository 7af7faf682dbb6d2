import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { notFound } from '../../platform/refusal.ts'

/**
 * Only administrators and the pages' server may call; for everyone else it throws as if the call did not
 * exist.
 */
export const forAdministrators = ({ caller, isFromPages }: Context<Caller | null>): void => {
  if (!isFromPages && !caller?.isAdmin) throw notFound('call')
}
