import { tellOfTenancy } from '../../domain/tell-of-tenancy.ts'
import type { EventHandler } from '../../platform/jobs/deliver-event.ts'

/** Tells the other side of a tenancy what happened to it. */
export const notifyOfTenancy =
  ({ hasMail }: { hasMail: boolean }): EventHandler =>
  async (transaction, event, id) => {
    if ('tenancyId' in event) await tellOfTenancy(transaction, event, { id, hasMail })
  }
