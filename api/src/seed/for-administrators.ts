// What waits for the demonstration's administrator, and a report that they decided.
import { applyDecision } from '../features/moderation/effects.ts'
import { tellOfDecision } from '../features/moderation/tell-of-moderation.ts'
import type { Database } from '../platform/database/database.ts'
import type { landlordRatings } from '../schema/ratings.ts'
import { verificationReviews } from '../schema/verification.ts'
import { adminActs, contentViolations } from '../schema/warnings.ts'
import { type Clocks, idAt } from './moment.ts'
import type { People } from './people.ts'
import type { Files, Parties } from './steps.ts'

interface Things extends Pick<People, 'personCalled'>, Pick<Files, 'papersOf'> {
  homes: readonly Parties['home'][]
  ratings: readonly (typeof landlordRatings.$inferInsert)[]
}

/** Reports a home, a rating and a person, who is warned now, and sends papers if they are stored. */
export const fillQueues = async (
  transaction: Database,
  { on }: Clocks,
  { homes, papersOf, personCalled, ratings }: Things,
): Promise<void> => {
  const [admin, warned, owner] = [personCalled('Robin'), personCalled('Kenji'), personCalled('Lucia')]
  const [home, owned] = [homes[27], homes[6]]
  const rating = ratings.find(({ authorId }) => authorId === personCalled('Theo').id)
  if (!home || owned?.landlordId !== owner.id || !rating?.id)
    throw new Error('The demonstration has no home 27, no home 6 of Lucia, or no rating by Theo')

  const filed = (createdAt: string, number: number) => ({
    id: idAt(createdAt, number),
    source: 'report',
    createdAt,
    queuedAt: createdAt,
  })
  const decisionReason = 'Please answer people here, not in another app.'
  const findings = await transaction
    .insert(contentViolations)
    .values([
      {
        ...filed(on(2, '12:40'), 9700),
        userId: warned.id,
        reportedBy: personCalled('Samir').id,
        subjectType: 'person',
        subjectId: warned.id,
        reason: 'off_platform',
        violationType: 'off_platform',
        note: 'He only wanted to talk in another app.',
        status: 'confirmed',
        action: 'warn',
        decisionReason,
        isReviewed: true,
        reviewedBy: admin.id,
        reviewedAt: new Date().toISOString(),
      },
      {
        ...filed(on(2, '18:20'), 9701),
        userId: home.landlordId,
        reportedBy: personCalled('Ruth').id,
        subjectType: 'property',
        subjectId: home.id,
        contentText: `${home.title}\n\n${home.description}`,
        reason: 'wrong_details',
        violationType: 'wrong_details',
        note: 'I went to see this home, and it’s much smaller than the listing says.',
      },
      {
        ...filed(on(1, '09:15'), 9702),
        userId: rating.authorId,
        reportedBy: owner.id,
        subjectType: 'rating',
        subjectId: rating.id,
        contentText: rating.text,
        reason: 'other',
        violationType: 'other',
        note: 'We made every repair within two days.',
      },
    ])
    .returning()
  for (const finding of findings.filter(({ isReviewed }) => isReviewed)) {
    const [userId, violationId] = [finding.userId, finding.id]
    await applyDecision(transaction, finding)
    await transaction
      .insert(adminActs)
      .values({ kind: 'decided', adminId: admin.id, userId, violationId, reason: decisionReason })
    const event = { type: 'violation_decided', violationId, isAppeal: false } as const
    await tellOfDecision({ hasMail: false })(transaction, event, violationId)
  }

  const documentIds = [...papersOf('tax bill of Lucia')]
  const sentAt = on(1, '16:10')
  if (documentIds.length > 0)
    await transaction.insert(verificationReviews).values({
      id: idAt(sentAt, 9703),
      userId: owner.id,
      kind: 'home',
      propertyId: owned.id,
      documentIds,
      claim: `${owned.title}, ${owned.address}`,
      createdAt: sentAt,
    })
}
