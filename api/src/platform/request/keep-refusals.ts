import type { Endpoint } from '@portal/contract/endpoint'
import { networkOf } from '../limits/network.ts'
import { day, hasTry, limitOf } from '../limits/rate-limit.ts'
import { recordSecurityEvent } from '../session/security-event.ts'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'

/** The audit log stores only this many of a person's refusals per day. @internal */
export const keptRefusals = limitOf('kept-refusals', 50, day)

/**
 * Records a refusal in the audit log if the caller was not allowed, and calls its `keep`. Both survive: the call's own
 * writes are rolled back by then.
 */
export const keepRefusals = async <Result>(
  context: Context,
  endpoint: Endpoint,
  call: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await call()
  } catch (thrown) {
    if (thrown instanceof Refusal) await keep(thrown, context, endpoint)
    throw thrown
  }
}

const keep = async (
  { code, detail }: Refusal,
  context: Context,
  { method, path }: Endpoint,
): Promise<void> => {
  if ((code === 'forbidden' || detail.belongsToAnother) && (await mustBeKept(context)))
    await recordSecurityEvent(context, {
      eventType: 'access',
      status: 'refused',
      userId: context.caller?.id ?? null,
      eventData: { method, path },
    })
  await detail.keep?.(context.database)
}

const mustBeKept = ({ database, caller, address }: Context): Promise<boolean> =>
  hasTry(database, keptRefusals, caller?.id ?? networkOf(address))
