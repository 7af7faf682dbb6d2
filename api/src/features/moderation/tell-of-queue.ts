import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, gt, sql } from 'drizzle-orm'
import { addNotifications } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { countWaiting } from './list-findings.ts'

const category = 'moderation_queue'

/** Tells administrators how much waits for them, once a day, however often it runs; nothing while nothing waits. */
export const tellOfQueue = (database: Database): Promise<void> =>
  inTransaction(database, async transaction => {
    const administrators = await transaction
      .select({ userId: users.id })
      .from(users)
      .where(and(sql`${users.isAdmin}`, isAccountOpen))
      .orderBy(users.id)
      .for('no key update') // so that of two processes the second sees what the first told
    const waiting = await countWaiting(transaction)
    if (waiting === 0 || administrators.length === 0) return
    const told = await transaction
      .select({ userId: aiNotifications.userId })
      .from(aiNotifications)
      .where(
        and(
          eq(aiNotifications.category, category),
          gt(aiNotifications.createdAt, sql`now() - interval '20 hours'`),
        ),
      )
    const hasHeard = new Set(told.map(({ userId }) => userId))
    await addNotifications(
      transaction,
      administrators
        .filter(({ userId }) => !hasHeard.has(userId))
        .map(({ userId }) => ({
          userId,
          category,
          title: 'Reports wait for a decision',
          message: `${countOf(waiting, 'finding')} ${waiting === 1 ? 'waits' : 'wait'} for a decision.`,
          type: 'reminder' as const,
          actionUrl: sitePaths.admin,
          actionText: 'Review',
        })),
    )
  })
