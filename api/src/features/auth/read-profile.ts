import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/find-caller.ts'

/** The person who is signed in, as they see themselves. */
export const readProfile = async ({ caller }: Context<Caller>) => ({ user: caller })
