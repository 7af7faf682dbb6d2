import { type Finding, type FindingPerson, takenMinutes } from '@portal/contract/moderation/finding'
import type { SubjectType, ViolationSource } from '@portal/contract/moderation/violation'
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { nameOf } from '../../domain/notification-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/request/refusal.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { contentViolations } from '../../schema/warnings.ts'

export type StoredFinding = typeof contentViolations.$inferSelect

export const findFinding = async (database: Database, id: string): Promise<StoredFinding> => {
  const [found] = await database.select().from(contentViolations).where(eq(contentViolations.id, id))
  if (!found) throw notFound('finding')
  return found
}

/** One finding and those that meet the condition, locked in the order of their ids; the one comes first. */
export const lockFindings = async (
  database: Database,
  id: string,
  others: SQL | undefined,
): Promise<[StoredFinding, ...StoredFinding[]]> => {
  const rows = await database
    .select()
    .from(contentViolations)
    .where(or(eq(contentViolations.id, id), others))
    .orderBy(asc(contentViolations.id))
    .for('no key update')
  const finding = rows.find(row => row.id === id)
  if (!finding) throw notFound('finding')
  return [finding, ...rows.filter(row => row !== finding)]
}

/** By the place of the text; all others are `other`. */
const subjectsOfPlaces: Readonly<Record<string, SubjectType>> = {
  property: 'property',
  inquiry: 'inquiry',
  inquiry_response: 'inquiry',
  message: 'message',
  tenant_profile: 'profile',
  application: 'application',
  application_answer: 'application',
  rating: 'rating',
  rating_answer: 'rating',
}

export const subjectTypeOf = ({ subjectType, source }: StoredFinding): SubjectType =>
  subjectType ?? subjectsOfPlaces[source] ?? 'other'

export const finderIn = ({ source }: StoredFinding): ViolationSource =>
  source === 'report' || source === 'check' ? source : 'filter'

export const isOpen = ({ status }: StoredFinding): boolean => status === 'pending' || status === 'appealed'

/** Null once nobody is on it any more. */
export const takenUntilOf = ({ takenAt }: StoredFinding): string | null => {
  const until = takenAt === null ? 0 : Date.parse(takenAt) + takenMinutes * 60_000
  return until > Date.now() ? new Date(until).toISOString() : null
}

/** By id. */
export const readPeople = async (
  database: Database,
  ids: readonly (string | null)[],
): Promise<Map<string, FindingPerson>> => {
  const known = [...new Set(ids.filter(id => id !== null))]
  if (known.length === 0) return new Map()
  const people = await database
    .select({ ...listingPersonOf(users), userType: users.userType })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(people.map(person => [person.id, person]))
}

/** The titles of homes and the names of people that findings are about, by id: of those that meet the conditions. */
export const readTitles = async (
  database: Database,
  findings: readonly Pick<StoredFinding, 'subjectType' | 'subjectId'>[],
  shown: { home?: SQL | undefined; person?: SQL | undefined } = {},
): Promise<Map<string, string>> => {
  const idsOf = (type: SubjectType) =>
    findings.flatMap(({ subjectType, subjectId }) => (subjectType === type && subjectId ? [subjectId] : []))
  const [homes, people] = [idsOf('property'), idsOf('person')]
  const titled =
    homes.length === 0
      ? []
      : await database
          .select({ id: properties.id, title: properties.title })
          .from(properties)
          .where(and(inArray(properties.id, homes), shown.home))
  const named =
    people.length === 0
      ? []
      : await database
          .select()
          .from(users)
          .where(and(inArray(users.id, people), shown.person))
  return new Map([
    ...titled.map(({ id, title }) => [id, title] as const),
    ...named.map(person => [person.id, nameOf(person)] as const),
  ])
}

/** In the order of the rows. */
export const asFindings = async (
  database: Database,
  rows: readonly StoredFinding[],
): Promise<(Finding & Pick<StoredFinding, 'contentText'>)[]> => {
  const people = await readPeople(
    database,
    rows.flatMap(row => [row.userId, row.reportedBy, row.reviewedBy, row.appealDecidedBy, row.takenBy]),
  )
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null))
  return rows.flatMap(row => {
    const accused = personOf(row.userId)
    if (!accused) return [] // their account was deleted meanwhile
    const takenUntil = isOpen(row) ? takenUntilOf(row) : null
    return [
      {
        ...row,
        subjectType: subjectTypeOf(row),
        source: finderIn(row),
        place: row.source,
        confidence: row.aiConfidence,
        accused,
        reporter: personOf(row.reportedBy),
        reviewer: personOf(row.reviewedBy),
        decidedAt: row.reviewedAt,
        appealReviewer: personOf(row.appealDecidedBy),
        takenBy: takenUntil === null ? null : personOf(row.takenBy),
        takenUntil,
      },
    ]
  })
}

export const asFinding = async (database: Database, row: StoredFinding) => {
  const [finding] = await asFindings(database, [row])
  if (!finding) throw new Error(`The finding ${row.id} is about nobody`)
  return finding
}
