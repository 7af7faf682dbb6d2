// What comes next in conversations, and who is to act.

import * as sitePaths from '@portal/contract/site-paths'
import type { Thread } from '@portal/contract/threads/thread'
import { and, asc, inArray } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'

type NextStep = NonNullable<Thread['nextStep']>

/** The next step of each of these conversations that has one, by its id: of several, that of the newest inquiry. */
export const nextStepsIn = async (
  { database, caller }: Context<Caller>,
  threadIds: readonly string[],
): Promise<ReadonlyMap<string, NextStep>> => {
  if (threadIds.length === 0) return new Map()
  const { id, threadId, status, scheduledDate } = propertyInquiries
  const waiting = await database
    .select({ id, threadId, status, scheduledDate })
    .from(propertyInquiries)
    .where(and(inArray(threadId, [...threadIds]), inArray(status, ['pending', 'scheduled'])))
    .orderBy(asc(id))
  const isLandlord = caller.userType === 'landlord'
  return new Map(
    waiting.flatMap((inquiry): [string, NextStep][] => {
      if (!inquiry.threadId) return []
      const at = inquiry.status === 'scheduled' ? inquiry.scheduledDate : null
      if (inquiry.status === 'scheduled' && (at === null || Date.parse(at) < Date.now())) return []
      const step: NextStep = {
        type: inquiry.status === 'pending' ? 'answer_inquiry' : 'attend_viewing',
        isYours: isLandlord || inquiry.status === 'scheduled',
        at,
        actionUrl: isLandlord ? sitePaths.landlordInquiry(inquiry.id) : sitePaths.inquiry(inquiry.id),
      }
      return [[inquiry.threadId, step]]
    }),
  )
}
