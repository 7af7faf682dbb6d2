import type { users } from '../schema/people.ts'

/** Their newest report is clear, and still holds. To others nothing else is told. */
export const isBackgroundApproved = (
  { backgroundApprovedUntil }: Partial<Pick<typeof users.$inferSelect, 'backgroundApprovedUntil'>>,
  now = Date.now(),
): boolean => Boolean(backgroundApprovedUntil) && Date.parse(backgroundApprovedUntil ?? '') > now
