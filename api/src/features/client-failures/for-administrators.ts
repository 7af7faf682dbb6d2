import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { actsAsAdministrator } from '../../platform/session/second-factor.ts'

/**
 * Only administrators and the pages' server may call; for everyone else it throws as if the call did not
 * exist.
 */
export const forAdministrators = async (context: Context<Caller | null>): Promise<void> => {
  const { caller, isFromPages } = context
  if (!isFromPages && !(caller && (await actsAsAdministrator(context, caller)))) throw notFound('call')
}
