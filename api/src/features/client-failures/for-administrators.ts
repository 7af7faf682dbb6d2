import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'
import { notFound } from '../../platform/refusal.ts'

/** Throws for anyone but administrators and the pages' server as if there were no such call. */
export const forAdministrators = ({ caller, isFromPages }: Context<Caller | null>): void => {
  if (!isFromPages && !caller?.isAdmin) throw notFound('call')
}
