import type { Caller } from '../../platform/find-caller.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Throws `restricted` when confirmed violations keep the caller from posting. */
export const refuseIfRestricted = (caller: Caller): void => {
  if (caller.isContentRestricted)
    throw new Refusal('restricted', 'Your account may not post content at the moment.')
}
