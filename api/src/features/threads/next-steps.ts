// What comes next in conversations, and who is to act.

import { nextStepOf } from '@portal/contract/inquiries/inquiry-words'
import * as sitePaths from '@portal/contract/site-paths'
import type { Thread } from '@portal/contract/threads/thread'
import { and, asc, inArray } from 'drizzle-orm'
import { inquiryStatus, isOpenInquiry } from '../../domain/inquiry-state.ts'
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
  const { id, threadId, scheduledDate, proposedDates } = propertyInquiries
  const waiting = await database
    .select({ id, threadId, status: inquiryStatus, scheduledDate, proposedDates })
    .from(propertyInquiries)
    .where(and(inArray(threadId, [...threadIds]), isOpenInquiry))
    .orderBy(asc(id))
  const isLandlord = caller.userType === 'landlord'
  return new Map(
    waiting.flatMap(({ threadId, ...inquiry }): [string, NextStep][] => {
      const step = nextStepOf(inquiry, Date.now())
      if (!threadId || !step) return []
      const { actor, ...rest } = step
      const isYours = actor === 'both' || (actor === 'landlord') === isLandlord
      const actionUrl = isLandlord ? sitePaths.landlordInquiry(inquiry.id) : sitePaths.inquiry(inquiry.id)
      return [[threadId, { ...rest, isYours, actionUrl }]]
    }),
  )
}
